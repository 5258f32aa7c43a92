# Sätze des Raums games/: was jedes Spiel sagt.
error-no-closing = Dieses Spiel endet nicht durch »{ $ending }«.
error-unknown-game = Ein Spiel namens »{ $name }« gibt es nicht. Vorhanden sind: { $known }.
error-option-unknown = Eine Option namens »{ $name }« gibt es nicht. Es gibt: { $known }.
error-option-value = Eine Option hat einen unmöglichen Wert: { $fault }
error-seats = { $seats } Plätze passen nicht zu diesem Spiel: es braucht { $least } bis { $most }.
error-not-your-turn = Dieser Platz ist nicht an der Reihe.
error-game-over = Das Spiel ist zu Ende.
error-chance-needed = Hier entscheidet der Zufall: Es fehlt eine Zufallsquelle, wie in play(seat, action, rng).
error-not-an-action = Hier wird eine Aktion des Spiels gebraucht, nicht { $given }; state.read(seat, text) macht eine aus Text.
error-secret-view = Alles wird erst nach dem Ende des Spiels gezeigt.
error-no-query = Die Frage »{ $about }« kann zu diesem Spiel niemand beantworten.

error-record-rules = Die Aufzeichnung stammt von Regelversion { $version }; dieses Programm kennt Versionen bis { $known }.
error-record-tag = Zeile { $line } ist kein Eintrag der Form [Name "Wert"]: { $text }
error-record-tag-twice = Zeile { $line } nennt { $tag } ein zweites Mal.
error-record-tag-missing = Der Datei fehlt der Eintrag [{ $tag } "…"]; sie ist keine Spieldatei.
error-record-tag-unknown = Zeile { $line } hat einen unbekannten Eintrag: { $tag }.
error-record-number = Zeile { $line }: { $tag } muss eine ganze Zahl sein, nicht »{ $value }«.
error-record-language = Zeile { $line }: die Sprache »{ $value }« gibt es nicht.
error-record-closed = Zeile { $line }: »{ $value }« ist keine Art, ein Spiel zu beenden.
error-record-brace = Zeile { $line }, Spalte { $column }: ein Kommentar in Klammern ist nicht oder doppelt geschlossen.
error-record-note = Zeile { $line }, Spalte { $column }: eine Notiz ist weder Uhr, Bewertung noch Kommentar: { $text }
error-record-evaluation = »{ $text }« kann keine Bewertung sein: sie muss ein Wort ohne Klammern sein.
error-record-action = Zug { $number }, { $action }: { $fault }
error-record-over = Zug { $number }, { $action }: das Spiel ist schon zu Ende.
error-record-closing = Das Spiel kann nicht so enden, wie die Aufzeichnung sagt: { $fault }
error-record-result = Die Aufzeichnung sagt »{ $stated }«, die Züge führen aber zu »{ $found }«.
