# Sätze der Pakete lab/ und terminal/: Turniere.
tournament-about = Lässt Bots viele Spiele gegeneinander spielen; Ergebnisse mit Fehlerbalken. Strg-C gibt das bisherige Ergebnis.
tournament-about-game = Das Spiel: tank-chess, monster-combat oder eines, das ein anderes Paket mitbringt.
tournament-about-bots = Wer spielt: der Name eines Bots, auf Wunsch mit Grenze wie in level-8@1.0s, level-8@50ms oder level-8@20000n. In Monster Combat nimmt der letzte die übrigen Plätze; gemeinsam gegen die Monster ist jeder Bot eine eigene Mannschaft.
tournament-about-games = Wie viele Spiele: je zwei Bots, wo zwei spielen, je Mannschaft gemeinsam, sonst insgesamt; ohne Angabe 100, mit --sprt so viele wie nötig.
tournament-about-time = Die Zeit für jede Entscheidung der Bots, die keine Grenze nennen.
tournament-about-nodes = Die Knoten für jede Entscheidung der Bots, die keine Grenze nennen.
tournament-about-seed = Der Startwert von Eröffnungen, Karten und Bots.
tournament-about-plies = Spiele zu zweit: wie viele zufällige Züge eine Eröffnung hat; in Tank Chess ohne Angabe 6.
tournament-about-players = Spiele zu mehreren: wie viele sich hinsetzen; in Monster Combat ohne Angabe 4.
tournament-about-json = Das Ergebnis als JSON in diese Datei schreiben, bei - auf die Standardausgabe.
tournament-title = Turnier: { $game } ({ $setting }), Startwert { $seed }
tournament-progress = Es wird gespielt
tournament-stopped = Abgebrochen; das ist das Ergebnis bis hierher.
tournament-slowest = Längstes Nachdenken von { $name }: { $seconds } s
tournament-pair = wer
tournament-bot = Bot
tournament-games = Spiele
tournament-record = gewonnen, unentschieden, verloren
tournament-pairs = Paare mit 0/½/1/1½/2
tournament-score = Ergebnis (95 %)
tournament-elo = Elo (95 %)
tournament-white = Weiß
tournament-first-seat = erster Platz
tournament-chance = durch Zufall
tournament-times = so oft wie die anderen
tournament-decisions = Entscheidungen
tournament-seconds = --time muss eine Zahl von Sekunden über 0 und höchstens 3600 sein, nicht »{ $text }«.
tournament-too-many = { $count } Bots, aber nur { $players } Plätze: --players gibt mehr.
error-tournament-contestant = »{ $text }« ist kein Bot mit seiner Grenze. Ein Name, oder ein Name mit Grenze wie in level-8@1.0s, level-8@50ms, level-8@20000n.
error-tournament-nodes = { $name } lässt sich nicht durch Knoten begrenzen. Diese schon: { $known }.
error-tournament-several = Ein Turnier braucht verschiedene Bots, mindestens { $least }.
error-tournament-openings = Nur { $count } verschiedene ausgeglichene Eröffnungen mit { $plies } Zügen waren hier zu finden. Mehr Züge (--plies) oder weniger Spiele nehmen.
error-tournament-engine = { $name } braucht die Engine, und die ist hier nicht installiert. Installiere sie mit: pip install "behemoth[engine]"
tournament-about-gauntlet = Spiele zu zweit: Der erste Bot trifft auf jeden der anderen, und die treffen nicht aufeinander.
tournament-about-sprt = Zwei Bots: nur so lange spielen, bis sicher genug ist, ob der erste höchstens um ELO0 oder mindestens um ELO1 stärker ist, etwa 0,10.
tournament-about-alpha = Mit --sprt: wie oft zu Unrecht »stärker« herauskommen darf.
tournament-about-beta = Mit --sprt: wie oft zu Unrecht »nicht stärker« herauskommen darf.
tournament-about-report = Einen Bericht mit Diagrammen in diese Datei schreiben: eine HTML-Seite, die nichts von anderswo lädt.
tournament-sprt = --sprt nimmt zwei Zahlen wie in 0,10, --alpha und --beta je eine, nicht »{ $text }«.
tournament-duels-only = { $name } ist für Spiele zu zweit.
tournament-rating = Elo aus allen Begegnungen (95 %), im Mittel 0
tournament-test = Test von { $low } gegen { $high } Elo (α { $alpha }, β { $beta }): logarithmisches Likelihood-Verhältnis { $llr }, Schranken { $lower } und { $upper }, { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
  } von Spielen: { $decision ->
    [stronger] Der erste ist stärker.
    [not-stronger] Der erste ist nicht stärker.
   *[open] Noch nicht entschieden.
  }
error-sprt-elo = Ein Test braucht zwei Unterschiede der Stärke von −1000 bis 1000 Elo, den kleineren zuerst, nicht { $low } und { $high }.
error-sprt-errors = Wie oft ein Test irren darf, ist eine Zahl zwischen 0 und 0,5, etwa 0.05.
error-sprt-two = Ein Test vergleicht zwei Bots, nicht { $count }.
report-title = Turnier: { $game }
report-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
report-seed = Startwert { $seed }
report-seconds = { $seconds } s
report-finished = zu Ende gespielt
report-stopped = abgebrochen: das Ergebnis bis hierher
report-test = Ist der erste stärker?
report-stronger = stärker
report-not-stronger = nicht stärker
report-ratings = Stärke in Elo
report-ratings-note = Aus allen Begegnungen zusammen; das Mittel aller ist 0.
report-places = Anteil gewonnener Spiele
report-seats = Was ein Platz wert ist
report-seats-note = Der Anteil der Punkte jedes Platzes, wer immer dort sitzt; gestrichelt: wenn alle Plätze gleich gut wären.
report-seat = Platz { $number }
report-cross = Kreuztabelle
report-cross-note = Das Ergebnis des Bots links gegen den darüber, mit gewonnenen, unentschiedenen und verlorenen Spielen.
report-duels = Begegnungen
report-endings = Wie die Spiele endeten
report-ending = Ende
report-share = Anteil
report-cap = es dauerte zu lange und zählt als unentschieden
report-teams = Wie viele Male so oft eine Mannschaft gewinnt wie eine andere
report-thoughts = Längstes Nachdenken
report-thought = für eine Entscheidung
report-reading = Alle Spannen sind von 95 %. Zwei Spiele einer Eröffnung hängen voneinander ab, darum zählt das Paar als eines.
