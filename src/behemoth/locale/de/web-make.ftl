# Die Kartenwerkstatt: Karten per Zufall, und ob eine Karte fair ist
# Karten per Zufall
web-make = Karte per Zufall
web-make-style = Gelände
web-make-style-mixed = Gemischt
web-make-style-open = Freies Feld
web-make-style-streets = Straßen
web-make-style-river = Fluss
web-make-style-forest = Wald
web-make-symmetry = Symmetrie
web-make-symmetry-half-turn = Halbe Drehung
web-make-symmetry-mirror = Spiegelung
web-make-symmetry-none = Keine
web-make-density = Hindernisse
web-make-density-usual = Wie es zum Gelände gehört
web-make-percent = { $percent } % der Felder
web-make-army = Armee
web-make-army-usual = So viele Punkte, wie zum Brett passen
web-make-army-help = Punkte, etwa 138, oder Figuren, etwa 2HT 3MT 4LT. Ein leichter Panzer kostet 10, wie ihn die Engine bewertet; der Kommandopanzer ist frei.
web-make-seed = Startwert
web-make-another = Noch eine
web-make-use = Diese Karte nehmen
web-make-made = { $title }, { $army }
web-make-picture = Die Karte { $title }
web-make-points = { $points ->
    [one] { $points } Punkt je Seite
   *[other] { $points } Punkte je Seite
}
web-make-figures = Vermessen
web-make-figure = Kennzahl
web-make-value = Diese Karte
web-make-usual = Unsere Karten

# Ist sie fair?
web-judge = Ist sie fair?
web-judge-text = Bots spielen viele Spiele auf der Karte; in je zweien beginnen die Seiten abwechselnd. Dieselbe Karte ergibt dieselben Zahlen.
web-judge-games = Spiele
web-judge-level = Stufe der Bots
web-judge-start = Spielen lassen
web-judge-again = Noch einmal
web-judge-stop = Anhalten
web-judge-running = Die Bots spielen.
web-judge-extra = Die Karte ist nicht fair. Die Bots probieren eine zusätzliche Figur für die schwächere Seite aus.
web-judge-done = Alle Spiele sind gespielt.
web-judge-cancelled = Angehalten. Was gespielt wurde, zählt.
web-judge-failed = Das ging schief.
web-judge-verdict = Was die Spiele sagen
web-judge-use = Diese Figur auf die Karte stellen
web-judge-shares = Anteil der Punkte
web-judge-first = Wer beginnt
web-judge-white = Weiß, die Seiten beginnen abwechselnd
web-judge-black = Schwarz, die Seiten beginnen abwechselnd
web-judge-white-begins = Weiß, wenn Weiß beginnt
web-judge-results = Weiß gewann { $white }, Schwarz gewann { $black }, unentschieden { $draws }. In Klammern: wo der Anteil mit 95 % Sicherheit liegt.
web-judge-lengths = Züge eines Spiels
web-judge-mean = Mittel { $mean }, Median { $median }
web-judge-bar = { $from } bis { $to } Züge: { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
web-judge-endings = Wie die Spiele endeten
web-judge-heat = Wo Figuren zerstört wurden: je größer und kräftiger ein Fleck, desto öfter.
web-judge-heat-words = Das Brett mit den Feldern, auf denen Figuren zerstört wurden; die meisten auf { $squares }.
web-judge-heat-square = { $square }: Weiß verlor { $white }, Schwarz verlor { $black }
