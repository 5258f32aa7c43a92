# Der Tisch von Tank Chess im Browser
web-tank-heading-n = Norden
web-tank-heading-ne = Nordosten
web-tank-heading-e = Osten
web-tank-heading-se = Südosten
web-tank-heading-s = Süden
web-tank-heading-sw = Südwesten
web-tank-heading-w = Westen
web-tank-heading-nw = Nordwesten

# Felder und Figuren
web-tank-board = Spielbrett, { $size } mal { $size }
web-tank-board-help = Die Pfeiltasten gehen über das Brett, Enter wählt, das Fragezeichen zeigt alle Tasten.
web-tank-piece = { $kind } von { $side ->
    [white] Weiß
   *[black] Schwarz
}, Richtung { $heading }
web-tank-facts = Tempo { $speed } · Panzerung { $front }/{ $side }/{ $rear } · Waffe { $gun }
web-tank-facts-armour = Front, Seite, Heck
web-tank-stack = zwei Wracks übereinander, hoch wie ein Hindernis
web-tank-body = gefallenes Monster
web-tank-falling = besiegtes Monster, das gleich fällt
web-tank-square-empty = leer
web-tank-square-reach = { $count ->
    [one] mögliches Zielfeld
   *[other] mögliches Zielfeld, { $count } Richtungen
}
web-tank-square-sinks = versinkt hier
web-tank-square-prey = kann in diesem Zug zerstört werden
web-tank-square-threatened = { $side ->
    [white] von Weiß mit { $strength } bedroht
   *[black] von Schwarz mit { $strength } bedroht
}
web-tank-square-in-check = bedroht (CHECK)

# Ein Zug
web-tank-picked = { $piece }, { $square }. { $count ->
    [one] Ein Zielfeld
   *[other] { $count } Zielfelder
}{ $prey ->
    [0] {""}
    [one] , ein Gegner in Reichweite
   *[other] , { $prey } Gegner in Reichweite
}.
web-tank-end = { $kind } { $from } nach { $end }, Richtung { $heading }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
web-tank-end-turns = { $kind } { $from } dreht sich nach { $heading }.
web-tank-end-leaves = { $kind } { $from } fährt vom Brett und gewinnt.
web-tank-end-sinks = { $kind } { $from } versinkt im Wasser auf { $end }.
web-tank-stomps = Zerstampft: { $squares }.
web-tank-fells = Gefällt: { $squares }.
web-tank-attack-shot = Schuss auf { $target }
web-tank-attack-tail = Schwanz gegen { $target }
web-tank-attack-flame = Flamme auf { $target }
web-tank-attack-throw = Panzer von { $target } nach { $to } werfen
web-tank-throw = Panzer von { $target } werfen nach
web-tank-attack-duel = Das Monster auf { $target } packen
web-tank-do-drive = Nach { $end } fahren
web-tank-do-turn = Drehen
web-tank-do-back = Nach { $end } zurücksetzen
web-tank-do-strike = { $targets } angreifen
web-tank-do-leave = Vom Brett fahren
web-tank-do-sink = Versenken
web-tank-do-fall = Fallen lassen
web-tank-back = Zurück
web-tank-taken-back = Zurückgenommen.
web-tank-leave = Vom Brett fahren
web-tank-hint-pick = Wähle einen deiner Panzer.
web-tank-hint-pick-for = { $side ->
    [white] Weiß ist am Zug. Wähle einen Panzer.
   *[black] Schwarz ist am Zug. Wähle einen Panzer.
}
web-tank-out-of-reach = { $kind } { $from } kommt in diesem Zug nicht nach { $square }.
web-tank-hint-end = Wähle das Zielfeld. Zum Drehen vom Feld aus ziehen.
web-tank-hint-look = Das könnte er, wenn er am Zug wäre.
web-tank-hint-wait = { $side ->
    [white] Weiß überlegt.
   *[black] Schwarz überlegt.
}
web-tank-hint-paused = Das Spiel ist unterbrochen. Du kannst dich solange umsehen.
web-tank-hint-away = { $side ->
    [white] Weiß ist gerade nicht da.
   *[black] Schwarz ist gerade nicht da.
} Du kannst dich solange umsehen.
web-tank-hint-watch = Tippe einen Panzer an, um zu sehen, was er kann.
web-tank-hint-facts = Tippe einen Panzer an, um Tempo, Panzerung und Waffe zu sehen.
web-tank-hint-over = Das Spiel ist zu Ende.
web-tank-hint-sinks = Dort versinkt er und ist verloren.
web-tank-no-target = Von hier ist nichts zu treffen.
web-tank-asking = Einen Moment …
web-tank-heading = Richtung
web-tank-ways = Weg
web-tank-way-plain = außen herum
web-tank-preview = Was der Zug bewirkt
web-tank-targets = Ziele
web-tank-fall = Das Monster auf { $square } fällt. Wohin?
web-tank-fall-side = { $heading }, auf { $square }
web-tank-fall-here = auf der Stelle

# Getippte Züge
web-tank-typed = Zug eintippen
web-tank-typed-hint = zum Beispiel F5>B9NW(B11)
web-tank-typed-send = Ziehen

# Ansichten und Werkzeuge
web-tank-tools = Brett
web-tank-overlay-reach = Reichweite
web-tank-overlay-white = Drohungen von Weiß
web-tank-overlay-black = Drohungen von Schwarz
web-tank-overlay-lines = Schusslinien
web-tank-shown = Eingeblendet: { $what }.
web-tank-hidden = Ausgeblendet: { $what }.
web-tank-flip = Brett drehen
web-tank-zoom-in = Näher
web-tank-zoom-whole = Ganzes Brett
web-tank-pencil = Pfeile und Kreise zeichnen
web-tank-keys = Tasten
web-tank-lost-pieces = Verluste
web-tank-lost-white = Weiß hat { $count } verloren
web-tank-lost-black = Schwarz hat { $count } verloren

# Ansagen
web-tank-check = CHECK
web-tank-check-text = { $side ->
    [white] Weiß bedroht den Kommandopanzer auf { $square }.
   *[black] Schwarz bedroht den Kommandopanzer auf { $square }.
}
web-tank-escape = ESCAPE
web-tank-escape-text = { $side ->
    [white] Weiß kann im nächsten Zug vom Brett fahren.
   *[black] Schwarz kann im nächsten Zug vom Brett fahren.
}

# Tasten
web-tank-key-arrows = Über das Brett gehen
web-tank-key-enter = Panzer wählen, Feld wählen, bestätigen
web-tank-key-turn = Nach links oder rechts drehen
web-tank-key-target = Nächstes Ziel
web-tank-key-hint = Zeig mir einen guten Zug
web-tank-key-escape = Zurücknehmen
web-tank-key-next = Nächster eigener Panzer, mit Umschalt der vorige
web-tank-key-reach = Reichweite an oder aus
web-tank-key-white = Drohungen von Weiß
web-tank-key-black = Drohungen von Schwarz
web-tank-key-lines = Schusslinien
web-tank-key-flip = Brett drehen
web-tank-key-draw = Pfeil zeichnen: einmal am Anfang, einmal am Ende
web-tank-key-zoom = Näher, weiter weg, ganzes Brett
web-tank-key-type = Zug eintippen
web-tank-key-sound = Ton an oder aus
web-tank-key-help = Diese Liste

# Der Trainer, und wer droht
web-tank-compass-n = N
web-tank-compass-ne = NO
web-tank-compass-e = O
web-tank-compass-se = SO
web-tank-compass-s = S
web-tank-compass-sw = SW
web-tank-compass-w = W
web-tank-compass-nw = NW
web-tank-coach-fatal = Gefahr! { $side ->
    [white] Weiß
   *[black] Schwarz
} könnte deinen Kommandopanzer auf { $square } zerstören und gewinnen.
web-tank-coach-escape = Gefahr! { $side ->
    [white] Weiß
   *[black] Schwarz
} könnte im nächsten Zug vom Brett fahren und gewinnen.
web-tank-coach-piece = { $side ->
    [white] Weiß
   *[black] Schwarz
} könnte ihn dort im nächsten Zug zerstören:
web-tank-coach-safe = Dort kann ihn im nächsten Zug niemand zerstören.
web-tank-threat-shot = { $kind } { $attacker } von { $attackers ->
    [white] Weiß
   *[black] Schwarz
}{ $moves ->
    [yes] , von { $end } aus
   *[no] {""}
}: Waffe { $strength } gegen { $side ->
    [front] Front
    [rear] Heck
   *[side] Seite
} { $armour }.
web-tank-threat-flame = { $kind } { $attacker } von { $attackers ->
    [white] Weiß
   *[black] Schwarz
}{ $moves ->
    [yes] , von { $end } aus
   *[no] {""}
}: Flamme { $strength } gegen { $side ->
    [front] Front
    [rear] Heck
   *[side] Seite
} { $armour }.
web-tank-threat-stomp = { $kind } { $attacker } von { $attackers ->
    [white] Weiß
   *[black] Schwarz
} könnte { $target } zerstampfen.
web-tank-threat-tail = { $kind } { $attacker } von { $attackers ->
    [white] Weiß
   *[black] Schwarz
}{ $moves ->
    [yes] , von { $end } aus
   *[no] {""}
}: Der Schwanz trifft { $target }.
web-tank-threat-throw = { $kind } { $attacker } von { $attackers ->
    [white] Weiß
   *[black] Schwarz
}{ $moves ->
    [yes] , von { $end } aus
   *[no] {""}
}: Ein Wurf trifft { $target }.
web-tank-threat-duel = { $kind } { $attacker } von { $attackers ->
    [white] Weiß
   *[black] Schwarz
} könnte { $target } von hinten packen.
web-tank-threat-fall = Das Monster könnte auf { $target } fallen.
web-tank-why-again = Tippe noch einmal darauf, um ihn anzusehen.
web-tank-turn-here = Auf der Stelle drehen

# Was ein Monster kann
web-tank-facts-monster = Tempo { $speed } · Panzerung { $front }/{ $side }/{ $rear }
web-tank-monster-stomp = Stampfen
web-tank-monster-stomp-text = tritt auf einen Gegner und zerquetscht ihn
web-tank-monster-tail = Schwanz
web-tank-monster-tail-text = trifft das Feld genau dahinter
web-tank-monster-flame = Flamme
web-tank-monster-flame-text = Waffe 1, 2 bis 4 Felder geradeaus oder schräg
web-tank-monster-throw = Wurf
web-tank-monster-throw-text = hebt den Panzer genau davor, 2 oder 3 Felder weit
web-tank-fall-crushes = zerquetscht: { $kind }
web-tank-fall-own = zerquetscht deinen eigenen Panzer: { $kind }!
web-tank-do-walk = Nach { $end } gehen
web-tank-do-shot = Auf { $target } schießen
web-tank-do-tail = Schwanz gegen { $target }
web-tank-do-flame = Flamme auf { $target }
web-tank-do-throw = { $target } nach { $to } werfen
web-tank-do-duel = { $target } packen
web-tank-do-stomp = { $targets } zerstampfen

# Legende und kurze Namen der Werkzeuge
web-tank-legend = Legende
web-tank-legend-threats = { $side ->
    [white] Hier kann Weiß im nächsten Zug treffen.
   *[black] Hier kann Schwarz im nächsten Zug treffen.
}
web-tank-legend-lines = Hierhin kann der Panzer schießen, wie er steht.
web-tank-legend-numbers = Stärke anzeigen (★: Dem hält nichts stand)
web-tank-tool-reach = Wege
web-tank-tool-white = Weiß
web-tank-tool-black = Schwarz
web-tank-tool-lines = Linien
web-tank-tool-flip = Drehen
web-tank-tool-closer = Näher
web-tank-tool-whole = Ganz
web-tank-tool-draw = Malen
web-tank-tool-type = Tippen
web-tank-tool-keys = Tasten

# Die Erweiterung: Ziele, Flaggen, Planierraupen, Minen
web-tank-goal = Worum es geht
web-tank-goal-flag = Flagge erobern.
web-tank-goal-flag-text = Wer eine Bewegung auf der gegnerischen Flagge beendet, gewinnt. Wer den Kommandopanzer zerstört, auch. Niemand verlässt das Brett.
web-tank-goal-carry = Flagge heimbringen.
web-tank-goal-carry-text = Wer eine Bewegung auf der gegnerischen Flagge beendet, nimmt sie auf, und gewinnt, sobald er mit ihr auf der eigenen Grundreihe anhält. Auch wer den Kommandopanzer zerstört, gewinnt.
web-tank-goal-last_tank = Der letzte Panzer.
web-tank-goal-last_tank-text = Wer keine Figur mehr hat, verliert. Der Kommandopanzer ist ein Panzer wie andere.
web-tank-flag = FLAGGE
web-tank-flag-text = { $side ->
    [white] Weiß kann im nächsten Zug mit der Flagge gewinnen.
   *[black] Schwarz kann im nächsten Zug mit der Flagge gewinnen.
}
web-tank-flag-takes = Das nimmt die Flagge auf.
web-tank-flag-wins = Das gewinnt mit der Flagge.
web-tank-flag-carried = { $side ->
    [white] Die weiße Flagge wird getragen: { $square }
   *[black] Die schwarze Flagge wird getragen: { $square }
}
web-tank-do-flag-takes = Flagge aufnehmen
web-tank-do-flag-wins = Mit der Flagge gewinnen
web-tank-square-flag = { $side ->
    [white] weiße Flagge
   *[black] schwarze Flagge
}
web-tank-square-home = { $side ->
    [white] Platz der weißen Flagge, die getragen wird
   *[black] Platz der schwarzen Flagge, die getragen wird
}
web-tank-square-carries = { $side ->
    [white] trägt die weiße Flagge
   *[black] trägt die schwarze Flagge
}
web-tank-pushes = Schiebt von { $start } nach { $end }, was dort liegt.
web-tank-sets-off = Löst Landminen aus: { $squares }.
web-tank-end-explodes = { $kind } { $from } fährt auf die Landmine auf { $end } und ist zerstört.
web-tank-hint-explodes = Die Landmine zerstört das Fahrzeug.
web-tank-do-explode = Auf die Mine fahren
web-tank-square-explodes = Landmine: Wer hier endet, ist zerstört
web-tank-attack-detonation = Mine auf { $target } zünden
web-tank-do-detonation = { $target } sprengen
web-tank-mines = Fernzündminen:
web-tank-mines-count = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $left }{ $owed ->
    [0] {""}
   *[other] {" "}({ $owed } noch zu legen)
}
web-tank-mines-title = Lege deine Fernzündminen
web-tank-mines-text = Wähle freie Felder. Die andere Seite tut dasselbe und sieht nichts davon. Später kann ein Zug eine davon zünden, statt zu schießen.
web-tank-mines-of = { $side ->
    [white] Weiß legt Fernzündminen
   *[black] Schwarz legt Fernzündminen
}
web-tank-mines-open = Wähle freie Felder. Eine Analyse zeigt die Minen beider Seiten. Später kann ein Zug eine davon zünden, statt zu schießen.
web-tank-mines-left = { $count ->
    [0] Alle sind gewählt.
    [one] Ein Feld ist noch zu wählen.
   *[other] { $count } Felder sind noch zu wählen.
}
web-tank-mines-chosen = Gewählte Felder
web-tank-mines-drop = , doch nicht wählen
web-tank-mines-wait = Die andere Seite legt noch ihre Fernzündminen.
web-tank-do-mines = { $count ->
    [one] Legen
   *[other] Alle { $count } legen
}
web-tank-mine-on = Mine auf { $square }. Noch { $count } zu wählen.
web-tank-mine-off = Keine Mine auf { $square }. Noch { $count } zu wählen.
web-tank-mine-enough = Alle Minen sind gewählt. Nimm eine zurück, um { $square } zu wählen.
web-tank-mine-not-here = Auf { $square } kann keine Mine liegen: nur auf freiem Boden, Schlamm oder Hecke.
web-tank-square-mine = für eine Fernzündmine gewählt
web-tank-square-mine-free = frei für eine Fernzündmine
web-tank-square-remote = { $side ->
    [white] Fernzündmine von Weiß
   *[black] Fernzündmine von Schwarz
}
web-tank-square-crater = Krater einer Fernzündmine
web-tank-coach-flag = Gefahr! { $side ->
    [white] Weiß
   *[black] Schwarz
} könnte im nächsten Zug mit der Flagge gewinnen.
web-tank-threat-detonation = { $target } könnte gesprengt werden.
web-tank-trait-pushes = schiebt ein Wrack oder ein niedriges Hindernis geradeaus vor sich her
web-tank-trait-pushes_high = schiebt auch ein hohes Hindernis, das allein steht
web-tank-trait-observes = Mörser und Haubitzen dürfen auf das schießen, was er sieht
web-tank-trait-small = hinterlässt kein Wrack, kann nicht geworfen werden
