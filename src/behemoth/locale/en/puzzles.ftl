# Puzzles: what is asked, and why a move was right or wrong.

error-no-puzzle = There is no puzzle called { $name }.

puzzle-prompt-win = { $side } to move wins { $how ->
    [one] at once. Find the move.
   *[many] in { $moves } moves, whatever the answer. Find the first one.
}
puzzle-prompt-on = Go on: { $side } wins { $how ->
    [one] with this move.
   *[many] in { $moves } more moves.
}
puzzle-prompt-save = { $side } to move is about to lose. Exactly one move saves the command tank.
puzzle-prompt-cards = Which of the { $count } choices wins most often?

puzzle-why-check = { $how ->
    [one] The piece on { $squares } now threatens the command tank on { $square }.
   *[many] { $count } pieces now threaten the command tank on { $square }: { $squares }.
}
puzzle-why-leaving = Your command tank threatens to leave the board.
puzzle-why-answers = { $side } has { $answers } answers, and after every one of them you win { $how ->
    [one] with your next move.
   *[many] in { $moves } moves.
}
puzzle-why-only = { $how ->
    [one] Of { $moves } moves it is the only one that saves you.
   *[many] Of { $moves } moves only this one saves you, in { $right } poses.
}
puzzle-threat-check = { $side } threatened { $move }.
puzzle-threat-leaving = { $side } threatened to leave the board.
puzzle-shot = The { $shooter } ({ $start } → { $end }) destroys the command tank on { $square }: gun { $gun } against { $face } armour { $armour }.

puzzle-wrong = You may do that, but it does not solve the puzzle.
puzzle-wrong-at-once = You may do that, but it does not win at once.
puzzle-wrong-loses = Then { $side } destroys your command tank: { $move }.
puzzle-wrong-leaves = Then { $side } drives its command tank off the board and wins.
puzzle-wrong-answer = { $side } has an answer: { $move }. After that you no longer win { $how ->
    [one] with the next move.
   *[many] in { $moves } moves.
}

puzzle-cards-wrong = With { $choice } you win { $wins }% of the games (± { $error }). Another choice wins { $best }%.
puzzle-cards-figures = In { $games } games played out from here: { $figures }.
puzzle-cards-figure = { $choice } { $wins }% (± { $error })
puzzle-cards-pass = no card
puzzle-cards-for = { $card } for { $player }

# Learn from your mistakes
puzzle-prompt-mistake = This is where the game turned against you. Find something better.
puzzle-mistake-good = Your chances stay at { $after }%; { $before }% were possible.
puzzle-mistake-again = That is what you played in the game.
puzzle-mistake-bad = That leaves you { $after }% of { $before }%.
puzzle-mistake-answer = Then comes { $move }, and your chances fall from { $before }% to { $after }%.

# behemoth puzzles
terminal-about-puzzles = Find puzzles in games of the bots, or check those there are.
terminal-about-puzzles-what = "make" finds new ones, "check" proves those of a file, or all that are shipped, anew.
terminal-about-puzzles-of = make: a name from "behemoth schemes", or "cards" for Monster Combat. check: a file of puzzles of Tank Chess; none: all that are shipped.
terminal-about-puzzles-games = So many games are played at most.
terminal-about-puzzles-seed = The same number finds the same puzzles.
terminal-about-puzzles-out = Write them to this file instead of the screen.
terminal-puzzles-what = "{ $text }" is neither "make" nor "check".
terminal-puzzles-engine = Puzzles are proved by the engine, which is not here ({ $reason }). Install it with: pip install "behemoth[engine]"
terminal-puzzles-checked = Faults: { $faults }
