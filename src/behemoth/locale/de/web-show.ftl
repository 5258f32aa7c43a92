# Wie am Tisch gezeigt wird, was geschieht: Tempo, Ereigniskarten, Zurückschauen, das Ende einer Partie.
web-pace = Tempo
web-pace-calm = Ruhig
web-pace-normal = Normal
web-pace-quick = Schnell
web-pace-now = Tempo: { $speed }
web-show-event = Ereignis
web-show-on = Weiter mit einem Tippen oder einer Taste.

# --- Zurückschauen
web-past = Zurückschauen
web-past-tools = Zurückschauen und Tempo
web-past-back = Zurück
web-past-again = Letzter Zug nochmal
web-past-at = { $index } von { $last }
web-past-now = Zum Jetzt
web-past-fresh = Inzwischen:
web-past-here = Du schaust zurück.

# --- das Ende
web-end = So ging es aus
web-end-last = Der letzte Zug:
web-end-again = Nochmal zeigen
web-end-back = Einen Zug zurück
web-end-analyse = Auswerten
web-end-from-here = Eine neue Partie ab der Stellung vor deinem letzten Zug.

# --- geöffnete Spiele
web-import-gone = Dieses Spiel wurde in einem anderen Browser oder vor zu langer Zeit geöffnet. Öffne die Datei noch einmal.
web-import-kept = Nur dieser Browser kennt dieses Spiel; um es anderen zu zeigen, schick ihnen die Datei.

# --- Tasten
web-key-past = Zurückschauen und wieder vor
web-key-speed = Ruhig, normal oder schnell
web-tank-key-past = Zurückschauen und wieder vor
web-tank-key-speed = Ruhig, normal oder schnell
