# Ein Paket für ein eigenes Spiel.
new-game-about = Ein Paket mit einem kleinen Spiel anlegen, das den Vertrag hält und deines werden kann.
new-game-about-name = Sein Name in Kleinbuchstaben, mit Bindestrichen: tic-tac-toe.
new-game-about-hidden = Ein Spiel, in dem man etwas voreinander verbirgt.
new-game-about-folder = Der Ordner, in dem es angelegt wird; ohne Angabe der jetzige.
new-game-name = »{ $name }« ist kein Name für ein Spiel: Kleinbuchstaben, Ziffern und Bindestriche, wie in tic-tac-toe.
new-game-taken = Ein Spiel namens »{ $name }« gibt es schon. Installiert sind: { $known }.
new-game-exists = »{ $place }« gibt es schon; nimm einen anderen Namen oder mit --in einen anderen Ordner.
new-game-fault = »{ $place }« lässt sich nicht schreiben: { $fault }.
new-game-made = »{ $place }« ist angelegt. Installieren: pip install -e "{ $place }" – was dann geht, steht in seiner README.
