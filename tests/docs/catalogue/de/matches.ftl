game-matches = Streichhölzer
option-heap = So viele Streichhölzer liegen zu Beginn da.
event-took = Spieler { $player } nimmt { $count }; { $left } bleiben.
outcome-last = die andere Seite musste das letzte Streichholz nehmen
error-matches-number = »{ $text }« ist keine Zahl von 1 bis 3.
error-matches-too-many = Es sind nur noch { $left } Streichhölzer da.
error-matches-line = »{ $text }« ist kein Haufen Streichhölzer.
