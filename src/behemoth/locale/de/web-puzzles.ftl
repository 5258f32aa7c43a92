# Rätsel im Browser
web-title-puzzles = Rätsel
web-title-puzzle = Rätsel
web-puzzles = Rätsel
web-puzzles-text = Eine Stellung, ein Zug: Genau einer gewinnt oder rettet. Alle stammen aus Spielen der Bots, und jedes ist bewiesen.
web-puzzles-home = Finde den einen Zug, der gewinnt oder rettet. Jeden Tag ein neues Rätsel.
web-puzzles-open = Zu den Rätseln
web-puzzles-daily = Rätsel des Tages
web-puzzles-daily-of = Rätsel des Tages, { $date }
web-puzzle-solve = Lösen
web-puzzle-solved-today = Heute gelöst. Bis morgen!
web-puzzles-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzles-row = { $row ->
    [one] 1 auf Anhieb gelöst
   *[other] { $row } hintereinander auf Anhieb
}
web-puzzles-best = Bestwert: { $best }
web-puzzles-count = { $solved } von { $all } gelöst
web-puzzles-goals = Was zu tun ist
web-puzzles-themes = Worum es geht
web-puzzles-grade = Schwierigkeit
web-puzzles-any-grade = alle
web-puzzles-none = Kein Rätsel dieser Schwierigkeit.
web-puzzles-all-done = Diese sind alle gelöst.
web-puzzles-game = Spiel
web-puzzles-next = Nächstes Rätsel
web-puzzles-back = Alle Rätsel
web-puzzles-forget = Von vorn anfangen
web-puzzles-forget-sure = Vergessen, welche Rätsel du gelöst hast, und deine Serie auch?
web-puzzle-grade = Schwierigkeit { $grade } von 8
web-puzzle-no = Dieses Rätsel gibt es nicht
web-puzzle-once-more = Noch einmal
web-puzzle-themes = Themen
web-puzzle-line = Die ganze Zugfolge
web-puzzle-from = Aus einem Spiel der Bots auf { $board }
web-puzzle-cards-versus = jeder gegen jeden
web-puzzle-cards-coop = gemeinsam
web-puzzle-goal-win-1 = Sofort gewinnen
web-puzzle-goal-win-2 = In zwei Zügen gewinnen
web-puzzle-goal-win-3 = In drei Zügen gewinnen
web-puzzle-goal-save = Den Kommandopanzer retten
web-puzzle-goal-cards = Welche Karte gewinnt am häufigsten?
web-puzzle-theme-leave = Vom Brett fahren
web-puzzle-theme-rear = Schuss ins Heck
web-puzzle-theme-side = Schuss in die Seite
web-puzzle-theme-front = Schuss durch die Front
web-puzzle-theme-over-cover = Mörser über Deckung
web-puzzle-theme-far = Weiter Schuss
web-puzzle-theme-stomp = Zertreten
web-puzzle-theme-tail = Schwanz
web-puzzle-theme-flame = Flamme
web-puzzle-theme-throw = Wurf
web-puzzle-theme-crush = Gefallenes Monster
web-puzzle-theme-double-kill = Zwei auf einen Streich
web-puzzle-theme-double-threat = Doppelte Drohung
web-puzzle-theme-quiet = Stiller Zug
web-puzzle-theme-clear = Den Weg frei schießen
web-puzzle-theme-chase = Auf der Flucht erwischt
web-puzzle-theme-reverse = Rückwärts
web-puzzle-theme-turn = Auf der Stelle drehen
web-puzzle-theme-commander = Der Kommandopanzer schießt
web-puzzle-theme-run = Flucht
web-puzzle-theme-armour = Die Panzerung hindrehen
web-puzzle-theme-destroy = Den Angreifer zerstören
web-puzzle-theme-block = Dazwischen fahren
web-puzzle-theme-stop-leaving = Am Verlassen hindern
web-puzzle-theme-card-sword = Schwert
web-puzzle-theme-card-life = Leben
web-puzzle-theme-card-thief1 = Dieb 1
web-puzzle-theme-card-thief2 = Dieb 2
web-puzzle-theme-card-lightning = Blitz
web-puzzle-theme-card-skip = Aussetzen
web-puzzle-theme-card-pass = Keine Karte
web-puzzle-theme-versus = Jeder gegen jeden
web-puzzle-theme-coop = Gemeinsam

# Aus Fehlern lernen
web-mistakes = Aus deinen Fehlern lernen
web-mistakes-start = { $count ->
    [one] Aus dem Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
web-mistakes-of = Fehler { $number } von { $all }
web-mistakes-played = Hier hast du { $move } gezogen.
web-mistakes-none = Hier gibt es nichts zu lernen. Lass erst ein Spiel auswerten.
web-mistakes-next = Nächster Fehler
web-mistakes-game = Zurück zum Spiel
