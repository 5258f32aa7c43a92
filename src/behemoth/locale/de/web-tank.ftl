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
web-tank-facts-armour = vorn, seitlich, hinten
web-tank-wreck = Wrack: { $kind }
web-tank-stack = zwei Wracks übereinander, hoch wie ein Hindernis
web-tank-body = gefallenes Monster
web-tank-falling = totes Monster, das gleich fällt
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
web-tank-stomps = Zertrampelt { $squares }.
web-tank-fells = Bäume fallen auf { $squares }.
web-tank-attack-shot = Schuss auf { $target }
web-tank-attack-tail = Schwanz gegen { $target }
web-tank-attack-flame = Flamme auf { $target }
web-tank-attack-throw = { $target } auf { $to } werfen
web-tank-throw = Den Panzer auf { $target } werfen auf
web-tank-attack-duel = Das Monster auf { $target } packen
web-tank-do-drive = Nach { $end } fahren
web-tank-do-turn = Drehen
web-tank-do-fire = Auf { $targets } feuern
web-tank-do-strike = { $targets } angreifen
web-tank-do-leave = Vom Brett fahren
web-tank-do-sink = Versenken
web-tank-do-fall = Fallen lassen
web-tank-back = Zurück
web-tank-taken-back = Zurückgenommen.
web-tank-leave = Vom Brett fahren
web-tank-hint-pick = Wähle einen deiner Panzer.
web-tank-hint-end = Wähle das Zielfeld. Zum Drehen vom Feld aus ziehen.
web-tank-hint-look = Das könnte er, wenn er am Zug wäre.
web-tank-hint-wait = { $side ->
    [white] Weiß überlegt.
   *[black] Schwarz überlegt.
}
web-tank-hint-watch = Tippe einen Panzer an, um zu sehen, was er kann.
web-tank-hint-facts = Tippe einen Panzer an, um Tempo, Panzerung und Kanone zu sehen.
web-tank-hint-over = Das Spiel ist zu Ende.
web-tank-hint-sinks = Dort versinkt er und ist verloren.
web-tank-no-target = Von hier ist nichts zu treffen.
web-tank-asking = Einen Moment …
web-tank-heading = Richtung
web-tank-ways = Weg
web-tank-way-plain = außen herum
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
web-tank-how-moves = Mit { $moves }

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
web-tank-key-zoom = Näher, weiter weg, ganzes Brett
web-tank-key-type = Zug eintippen
web-tank-key-sound = Ton an oder aus
web-tank-key-help = Diese Liste
web-tank-close = Schließen
