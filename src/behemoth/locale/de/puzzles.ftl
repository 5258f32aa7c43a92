# Rätsel: was gefragt ist, und warum ein Zug richtig oder falsch war.

error-no-puzzle = Es gibt kein Rätsel namens { $name }.

puzzle-prompt-win = { $side } ist am Zug und gewinnt { $how ->
    [one] sofort. Finde den Zug.
   *[many] in { $moves } Zügen, was auch geantwortet wird. Finde den ersten.
}
puzzle-prompt-on = Weiter: { $side } gewinnt { $how ->
    [one] mit diesem Zug.
   *[many] in { $moves } weiteren Zügen.
}
puzzle-prompt-save = { $side } ist am Zug und droht zu verlieren. Genau ein Zug rettet den Kommandopanzer.
puzzle-prompt-cards = Welche der { $count } Möglichkeiten gewinnt am häufigsten?

puzzle-why-check = { $how ->
    [one] Die Figur auf { $squares } bedroht jetzt den Kommandopanzer auf { $square }.
   *[many] { $count } Figuren bedrohen jetzt den Kommandopanzer auf { $square }: { $squares }.
}
puzzle-why-leaving = Dein Kommandopanzer droht, das Brett zu verlassen.
puzzle-why-answers = { $side } hat { $answers } Antworten, und nach jeder gewinnst du { $how ->
    [one] mit dem nächsten Zug.
   *[many] in { $moves } Zügen.
}
puzzle-why-only = { $how ->
    [one] Von { $moves } Zügen rettet dich nur dieser.
   *[many] Von { $moves } Zügen rettet dich nur dieser, in { $right } Stellungen.
}
puzzle-threat-check = { $side } drohte { $move }.
puzzle-threat-leaving = { $side } drohte, das Brett zu verlassen.
puzzle-shot = { $shooter } ({ $start } → { $end }) zerstört den Kommandopanzer auf { $square }: Waffe { $gun } gegen Panzerung { $armour } ({ $face }).

puzzle-wrong = Das darfst du, aber es löst das Rätsel nicht.
puzzle-wrong-at-once = Das darfst du, aber es gewinnt nicht sofort.
puzzle-wrong-loses = Dann zerstört { $side } deinen Kommandopanzer: { $move }.
puzzle-wrong-leaves = Dann fährt { $side } mit dem Kommandopanzer vom Brett und gewinnt.
puzzle-wrong-answer = { $side } hat eine Antwort: { $move }. Danach gewinnst du nicht mehr { $how ->
    [one] mit dem nächsten Zug.
   *[many] in { $moves } Zügen.
}

puzzle-cards-wrong = So gewinnst du { $wins } % der Spiele ({ $choice }, ± { $error }). Eine andere Möglichkeit gewinnt { $best } %.
puzzle-cards-figures = In { $games } von hier zu Ende gespielten Spielen: { $figures }.
puzzle-cards-figure = { $choice } { $wins } % (± { $error })
puzzle-cards-pass = keine Karte
puzzle-cards-for = { $card } für { $player }

# Aus Fehlern lernen
puzzle-prompt-mistake = Hier hat sich das Spiel gegen dich gewendet. Finde etwas Besseres.
puzzle-mistake-good = Deine Aussichten bleiben bei { $after } %; { $before } % waren möglich.
puzzle-mistake-again = Das hast du in der Partie gespielt.
puzzle-mistake-bad = Damit bleiben dir { $after } % von { $before } %.
puzzle-mistake-answer = Dann kommt { $move }, und deine Aussichten fallen von { $before } % auf { $after } %.

# behemoth puzzles
terminal-about-puzzles = Rätsel in Spielen der Bots finden, oder vorhandene prüfen.
terminal-about-puzzles-what = »make« findet neue, »check« beweist die einer Datei oder alle mitgelieferten von Neuem.
terminal-about-puzzles-of = make: ein Name aus »behemoth schemes«, oder »cards« für Monster Combat. check: eine Datei mit Rätseln von Tank Chess; ohne: alle mitgelieferten.
terminal-about-puzzles-games = So viele Spiele werden höchstens gespielt.
terminal-about-puzzles-seed = Dieselbe Zahl findet dieselben Rätsel.
terminal-about-puzzles-out = In diese Datei schreiben statt auf den Bildschirm.
terminal-puzzles-what = »{ $text }« ist weder »make« noch »check«.
terminal-puzzles-engine = Rätsel beweist die Engine, und sie fehlt hier ({ $reason }). Installiere sie mit: pip install "behemoth[engine]"
terminal-puzzles-checked = Fehler: { $faults }
