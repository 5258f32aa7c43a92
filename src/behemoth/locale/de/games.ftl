# Sätze des Pakets games/: was jedes Spiel sagt.
error-no-closing = Dieses Spiel endet nicht durch »{ $ending }«.
error-unknown-game = Ein Spiel namens »{ $name }« gibt es nicht. Vorhanden sind: { $known }.
error-option-unknown = Eine Option namens »{ $name }« gibt es nicht. Es gibt: { $known }.
error-option-value = Eine Option hat einen unmöglichen Wert: { $fault }
error-seats = { $seats } Plätze passen nicht zu diesem Spiel: es braucht { $least } bis { $most }.
error-not-your-turn = Dieser Platz ist nicht an der Reihe.
error-game-over = Das Spiel ist zu Ende.
error-chance-needed = Hier entscheidet der Zufall: Es fehlt eine Zufallsquelle, wie in play(seat, action, rng).
error-not-an-action = Hier wird eine Aktion des Spiels gebraucht, nicht { $given }; state.read(seat, text) macht eine aus Text.
error-not-legal = »{ $action }« geht hier nicht.
error-unknown-viewer = Jemand namens »{ $viewer }« sieht hier nicht zu: Es gibt die Plätze 0 bis { $most }, »public« und nach dem Ende »everything«.
error-not-a-view = Das ist keine Ansicht des Spiels.
error-secret-view = Alles wird erst nach dem Ende des Spiels gezeigt.
error-no-query = Die Frage »{ $about }« kann zu diesem Spiel niemand beantworten.
error-busy = Der Tisch ist gerade beschäftigt. Bitte versuche es gleich noch einmal.

error-record-rules = Die Aufzeichnung stammt von Regelversion { $version }; dieses Programm kennt Versionen bis { $known }.
error-record-tag = Zeile { $line } ist kein Eintrag der Form [Name "Wert"]: { $text }
error-record-tag-twice = Zeile { $line } nennt { $tag } ein zweites Mal.
error-record-tag-missing = Der Datei fehlt der Eintrag [{ $tag } "…"]; sie ist keine Spieldatei.
error-record-tag-unknown = Zeile { $line } hat einen unbekannten Eintrag: { $tag }.
error-record-number = Zeile { $line }: { $tag } muss eine ganze Zahl sein, nicht »{ $value }«.
error-record-language = Zeile { $line }: die Sprache »{ $value }« gibt es nicht.
error-record-closed = Zeile { $line }: »{ $value }« ist keine Art, ein Spiel zu beenden.
error-record-brace = Zeile { $line }, Spalte { $column }: ein Kommentar in Klammern ist nicht oder doppelt geschlossen.
error-record-note = Zeile { $line }, Spalte { $column }: eine Notiz ist weder Uhr, Bewertung, Zeichnung noch Kommentar: { $text }
error-record-evaluation = »{ $text }« kann keine Bewertung sein: sie muss ein Wort ohne Klammern sein.
error-record-drawing = »{ $text }« ist weder ein Pfeil (C3>E5, C3>E5:red) noch ein markiertes Feld (C3, C3:red).
error-record-glyph = »{ $text }« bewertet keinen Zug; möglich sind !, ?, !!, ??, !? und ?!.
error-record-deep = Varianten sind mehr als { $most }-mal ineinander verschachtelt.
error-record-parent = Zug { $number } des Baums folgt auf einen Zug, der erst später kommt.
error-record-variation-open = Zeile { $line }, Spalte { $column }: die Variante, die hier beginnt, ist nicht geschlossen.
error-record-variation-closed = Zeile { $line }, Spalte { $column }: hier endet eine Variante, die nie begonnen hat.
error-record-variation-early = Zeile { $line }, Spalte { $column }: eine Variante muss nach dem Zug stehen, den sie ersetzen könnte.
error-record-variation-empty = Zeile { $line }, Spalte { $column }: eine Variante muss mit einem Zug beginnen.
error-record-action = Zug { $number }, { $action }: { $fault }
error-record-over = Zug { $number }, { $action }: das Spiel ist schon zu Ende.
error-record-closing = Das Spiel kann nicht so enden, wie die Aufzeichnung sagt: { $fault }
error-record-result = Die Aufzeichnung sagt »{ $stated }«, die Züge führen aber zu »{ $found }«.

# Was hier nicht installiert ist, nach dem Extra, das es bringt.
error-extra-table = Der Tisch für den Browser ist hier nicht installiert. Installiere ihn mit: pip install "behemoth[table]"
error-extra-postgres = Der Speicher auf PostgreSQL ist hier nicht installiert. Installiere ihn mit: pip install "behemoth[postgres]"
error-extra-engine = Die Engine ist hier nicht installiert. Installiere sie mit: pip install "behemoth[engine]"
error-extra-lab = Die Werkzeuge für die Forschung sind hier nicht installiert. Installiere sie mit: pip install "behemoth[lab]"
error-extra-openspiel = OpenSpiel ist hier nicht installiert. Installiere es mit: pip install "behemoth[openspiel]"

# Wer noch keinen Namen hat.
player-of-seat = Spieler { $number }
