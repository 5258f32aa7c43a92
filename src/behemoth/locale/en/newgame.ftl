# A package for a game of one's own.
new-game-about = Make a package with a small game that keeps the contract, to be changed into yours.
new-game-about-name = Its name in small letters, with hyphens: tic-tac-toe.
new-game-about-hidden = A game in which players hide something from each other.
new-game-about-folder = The folder in which it is made; the present one unless you say otherwise.
new-game-name = "{ $name }" is no name for a game: small letters, digits and hyphens, as in tic-tac-toe.
new-game-taken = There is a game called "{ $name }" already. Installed are: { $known }.
new-game-exists = "{ $place }" exists already; choose another name, or another folder with --in.
new-game-fault = "{ $place }" cannot be written: { $fault }.
new-game-made = Made "{ $place }". Install it with: pip install -e "{ $place }" – its README says what you can do then.
