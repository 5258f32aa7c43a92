# Karten vom Zufall.
map-title = { $style } { $seed }
map-note = Vom Zufall gemacht. Jede Seite hat einen Kommandopanzer und { $army }.
map-style-open = Freies Feld
map-style-streets = Straßen
map-style-river = Fluss
map-style-forest = Wald
map-style-mixed = Gemischtes Gelände
error-map-number = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
error-map-choice = »{ $text }« gibt es für { $name } nicht. Es gibt: { $known }.
error-map-points = Eine Armee kostet zwischen { $least } und { $most } Punkten.
error-map-army = »{ $text }« ist kein Teil einer Armee. Schreib zum Beispiel 2HT 3MT 4LT; es gibt { $known }.
error-map-pieces = Eine Armee hat 1 bis { $most } Figuren außer dem Kommandopanzer, nicht { $count }.
error-map-none = In { $tries } Versuchen fand sich keine solche Karte: Vielleicht ist die Armee zu groß für { $rows } Reihen je Seite oder das Brett zu klein.
# behemoth maps
maps-about = Macht Karten per Zufall, vermisst eine Karte oder lässt Bots darauf spielen, um zu sehen, ob sie fair ist.
maps-about-what = make: Karten per Zufall; measure: die Kennzahlen einer Karte; judge: viele Spiele von Bots darauf.
maps-about-of = Die Karte, die vermessen oder beurteilt wird: der Name einer Aufstellung oder eine Datei mit Aufstellung oder Stellungszeile.
maps-about-seed = Der Startwert. Zum selben Startwert gehört immer dieselbe Karte; ebenso die Spiele eines Urteils.
maps-about-count = make: wie viele Karten, mit diesem Startwert und den folgenden.
maps-about-size = make: Felder am Rand, 8 bis 24.
maps-about-symmetry = make: wie die eine Hälfte aus der anderen folgt.
maps-about-style = make: die Art des Geländes.
maps-about-density = make: Hindernisse in Prozent des Bretts, 8 bis 32; 0: wie es zum Stil gehört.
maps-about-points = make: was eine Armee kostet, oder ihre Figuren wie in 2HT 3MT 4LT. Die Preise sind die der Engine, ein leichter Panzer kostet 10; der Kommandopanzer ist frei.
maps-about-out = make: jede Karte in eine Datei dieses Ordners schreiben.
maps-about-games = judge: wie viele Spiele; in je zweien beginnen die Seiten abwechselnd.
maps-about-level = judge: die Stufe, die beide Seiten spielt.
maps-about-json = measure, judge: das Ergebnis als JSON in diese Datei schreiben, bei - auf die Standardausgabe.
maps-about-svg = judge: die Diagramme in diese Datei schreiben.
maps-what = behemoth maps kann make, measure oder judge, nicht »{ $text }«.
maps-making = Entsteht
maps-judging = Gespielt
maps-made = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
  } in { $folder }.
maps-made-strange = { $strange ->
    [one] Eine davon hat Kennzahlen, die keine der mitgelieferten Karten hat.
   *[other] { $strange } davon haben Kennzahlen, die keine der mitgelieferten Karten hat.
  }
maps-strange = { $name } ist gültig, aber anders als die mitgelieferten Karten bei: { $figures }.

measure-title = Vermessen
measure-name = Kennzahl
measure-value = diese Karte
measure-usual = mitgelieferte Karten
measure-obstacles = Anteil der Hindernisse
measure-sight = Felder, die ein Schuss fliegt
measure-files = Anteil offener Linien
measure-detour = Weg zur anderen Seite, leeres Brett ist 1
measure-gap = engste Stelle, Anteil des Rands
measure-chokes = Anteil der Engstellen
measure-least-moves = wenigste erste Züge einer Figur
measure-first-strikes = Figuren, die im ersten Zug unter Feuer stehen

error-judge-start = Hier gibt es nichts zu beurteilen: Beide Seiten brauchen Figuren, das Spiel darf nicht zu Ende sein, und kein Monster darf gerade fallen.
judge-title = { $name }: { $games } Spiele von { $bot }, Startwert { $seed }
judge-first = wer beginnt
judge-white = Weiß, die Seiten beginnen abwechselnd
judge-black = Schwarz, die Seiten beginnen abwechselnd
judge-white-begins = Weiß, wenn Weiß beginnt
judge-results = von Weiß gewonnen / unentschieden / von Schwarz gewonnen
judge-length = Züge eines Spiels: Mittel / Median / höchstens
judge-ending = Ende: { $ending }
judge-cap = zu lang, als unentschieden gezählt
judge-nothing = Kein Spielpaar wurde gespielt.
judge-verdict-first = { $edge ->
    [more] Zu beginnen ist ein Vorteil: { $share } % der Punkte.
    [less] Zu beginnen ist ein Nachteil: { $share } % der Punkte.
   *[other] Ob Beginnen ein Vorteil ist, lässt sich aus diesen Spielen nicht sagen: { $share } % der Punkte.
  }
judge-verdict-symmetric = Die Karte ist symmetrisch: Beide Seiten haben dieselben Chancen, nur eine beginnt.
judge-verdict-sides = { $edge ->
    [more] Die Karte begünstigt Weiß.
    [less] Die Karte begünstigt Schwarz.
   *[other] In diesen Spielen zeigt sich keine Seite im Vorteil.
  }
judge-suggestion = Fairer: { $side } bekommt eine Figur mehr, { $piece } auf { $square }. In { $games } Spielen geprüft: Weiß hat dann { $share }.
judge-no-suggestion = { $tried ->
    [one] Eine zusätzliche Figur wurde ausprobiert und machte die Karte nicht fair.
   *[other] { $tried } zusätzliche Figuren wurden ausprobiert, und keine machte die Karte fair.
  }
judge-heat = Wo Figuren zerstört wurden, von wenigen (1) bis zu den meisten (9):
judge-plot-shares = Anteil der Punkte, mit 95-%-Intervallen
judge-plot-length = Wie viele Spiele so viele Züge haben
judge-plot-endings = Wie die Spiele endeten
judge-plot-heat = Wo Figuren zerstört wurden: je größer und kräftiger ein Fleck, desto öfter.
server-many-judgements = Es wird schon eine Karte von dir beurteilt oder zu viele von anderen. Bitte warte etwas.
server-no-judgement = Von diesem Urteil ist nichts mehr bekannt.
