# Karten: die Liste der eigenen und der Editor
web-title-maps = Karten
web-title-map = Karteneditor
web-map-mine = Meine Karten
web-map-lead = Zeichne eigene Spielfelder, spiel darauf und schick sie anderen. Deine Karten bleiben in diesem Browser.
web-map-none = Du hast noch keine Karten. Fang mit einem leeren Feld an oder mit einer von unseren.
web-map-new = Neue Karte
web-map-begin-with = Anfangen mit
web-map-blank = Leeres Spielfeld
web-map-size = Größe
web-map-untitled = Karte ohne Titel
web-map-copy-of = { $title } (Kopie)
web-map-from-link = aus einem Link
web-map-pieces = Weiß { $white }, Schwarz { $black }
web-map-edit = Bearbeiten
web-map-play = Spielen
web-map-rename = Umbenennen
web-map-duplicate = Duplizieren
web-map-delete = Löschen
web-map-delete-sure = »{ $title }« löschen?
web-map-delete-detail = Ihre Versionen werden mitgelöscht. Das lässt sich nicht rückgängig machen.
web-map-gone = Diese Karte gibt es in diesem Browser nicht.
web-map-bad-link = In diesem Link steckt keine Karte, oder er wurde unterwegs abgeschnitten.
web-map-no-room = Der Browser hat keinen Platz mehr für Karten. Was du jetzt zeichnest, ist weg, wenn du gehst; exportiere es.

# Das Brett
web-map-board = Karte, { $size } mal { $size } Felder
web-map-board-help = Pfeiltasten bewegen, Enter benutzt das Werkzeug, Entf leert das Feld, ? zeigt alle Tasten.
web-map-open-ground = frei
web-map-flag-of = { $side ->
    [white] Flagge von Weiß
   *[black] Flagge von Schwarz
}
web-map-selected = { $count ->
    [one] { $from } ist ausgewählt.
   *[other] { $from } bis { $to } ausgewählt, { $count } Felder.
}

# Werkzeuge
web-map-tools = Werkzeuge
web-map-steps = Schritte und Ansicht
web-map-palette = Was das Werkzeug zeichnet
web-map-tool-ground = Gelände
web-map-tool-ground-text = Gelände malen
web-map-tool-shape = Formen
web-map-tool-shape-text = Die losen Hindernisse der Schachtel legen
web-map-tool-piece = Figuren
web-map-tool-piece-text = Figuren aufstellen; durch Ziehen drehen
web-map-tool-wreck = Wracks
web-map-tool-wreck-text = Wracks, Stapel und gefallene Monster hinlegen
web-map-tool-flag = Flaggen
web-map-tool-flag-text = Flaggen setzen
web-map-tool-erase = Leeren
web-map-tool-erase-text = Felder leeren
web-map-tool-select = Auswahl
web-map-tool-select-text = Ein Rechteck auswählen, um es zu kopieren, zu verschieben oder zu füllen
web-map-undo = Rückgängig
web-map-redo = Wiederholen
web-map-closer = Näher
web-map-farther = Weiter weg
web-map-whole = Das ganze Brett
web-map-symmetry = Symmetrie beim Malen
web-map-symmetry-half-turn = Halbe Drehung
web-map-symmetry-mirror = Spiegelung
web-map-symmetry-none = Keine Symmetrie
web-map-turn = Drehen
web-map-turn-left = Nach links drehen
web-map-turn-right = Nach rechts drehen
web-map-flip = Umdrehen
web-map-stuff = Woraus die Form besteht
web-map-side = Farbe
web-map-fallen-alone = Nur auf dem eigenen Feld
web-map-flag-help = Tipp auf das Feld der Flagge; noch einmal nimmt sie weg.
web-map-erase-help = Tipp auf Felder oder zieh darüber, um sie zu leeren.
web-map-select-help = Zieh über die Felder, oder halte die Umschalttaste und nimm die Pfeiltasten. Zieh die Auswahl, um sie zu verschieben.
web-map-copy = Kopieren
web-map-cut = Ausschneiden
web-map-paste = Einfügen
web-map-fill = Füllen
web-map-fill-with = Füllen mit
web-map-clear = Leeren
web-map-all = Alles
web-map-shape-one = Ein Feld
web-map-shape-two = Zwei in einer Reihe
web-map-shape-three = Drei in einer Reihe
web-map-shape-corner = Winkel aus drei
web-map-shape-offset = Zwei und drei, versetzt
web-map-shape-block = Zwei mal zwei und eins
web-map-shape-long = Fünf mit zwei daneben

# Was der Tisch dazu sagt
web-map-faults = Was an der Karte nicht stimmt
web-map-verdict-checking = Die Karte wird geprüft …
web-map-verdict-good = Die Karte ist in Ordnung.
web-map-verdict-unfair = { $count ->
    [one] Spielbar, aber kein fairer Start: ein Fehler.
   *[other] Spielbar, aber kein fairer Start: { $count } Fehler.
}
web-map-verdict-broken = { $count ->
    [one] Noch nicht spielbar: ein Fehler.
   *[other] Noch nicht spielbar: { $count } Fehler.
}
web-map-verdict-unknown = Die Karte konnte nicht geprüft werden.
web-map-chip-checking = …
web-map-chip-good = OK
web-map-chip-unfair = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
web-map-chip-broken = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
web-map-chip-unknown = ?
web-map-no-start = Das ist eine Stellung mitten aus einem Spiel; die Regeln für Aufstellungen gelten hier nicht.
web-map-fault-stops = Verhindert das Spiel:
web-map-fault-unfair = Unfair:
web-map-show = { $square } zeigen
web-map-allow-asymmetry = Sie muss nicht symmetrisch sein

# Was dazugehört
web-map-details = Über die Karte
web-map-title = Titel
web-map-clock = Minuten pro Person
web-map-turn-of = Am Zug
web-map-symmetric = Soll symmetrisch sein
web-map-symmetric-text = Nach einer halben Drehung für beide Seiten gleich
web-map-note = Ein paar Worte dazu
web-map-file = Datei
web-map-workshop = Karten erzeugen und beurteilen
web-map-empty = Brett leeren
web-map-shared = Diese Karte kam über einen Link. Sie ist noch nicht gespeichert.
web-map-keep = Behalten
web-map-play-bot = Gegen einen Bot spielen
web-map-play-here = An einem Gerät
web-map-play-friends = Mit Freunden
web-map-analyse = Analysieren
web-map-cannot-play = Die Karte ist noch nicht spielbar. Ihre Fehler sagen, warum.

# Teilen, Texte, Versionen
web-map-share = Teilen und exportieren
web-map-link = Link
web-map-link-text = Der Link enthält die ganze Karte. Auf dem Server wird nichts gespeichert.
web-map-share-link = Link teilen
web-map-picture = Bild
web-map-scheme-text = Als Aufstellung
web-map-no-scheme = Nur ein Start kann eine Aufstellung sein: Weiß am Zug, nichts gestapelt oder gefallen.
web-map-position-text = Als Stellung
web-map-copy-text = Text kopieren
web-map-save-text = Als Datei speichern
web-map-import = Importieren
web-map-import-text = Die Datei einer Aufstellung, die Zeile einer Stellung oder der Link einer Karte.
web-map-import-file = Datei wählen
web-map-import-paste = Oder den Text hier einfügen
web-map-import-go = Öffnen
web-map-versions = Versionen
web-map-versions-text = Eine Version wird festgehalten, wenn du spielst, gehst, importierst oder zurückkehrst, und wann immer du willst.
web-map-put-down = Diese Version festhalten
web-map-no-versions = Noch keine Versionen.
web-map-go-back = Zu ihr zurück
web-map-went-back = Die Version ist offen. Was vorher da war, ist auch eine Version.

# Auf der ersten Seite
web-map-home = Karten
web-map-home-text = Zeichne eigene Spielfelder, spiel darauf und teile sie per Link.
web-map-home-open = Zum Karteneditor

# Auf der Seite für ein neues Spiel
web-map-own = Meine Karten
web-map-more = Karten zeichnen oder ändern

# Tasten
web-map-keys = Tasten
web-map-key-arrows = Über das Brett gehen
web-map-key-use = Das Werkzeug benutzen; eine Figur derselben Art dreht sich
web-map-key-erase = Das Feld oder die Auswahl leeren
web-map-key-tools = Gelände, Formen, Figuren, Wracks, Flaggen, Leeren, Auswahl
web-map-key-next = Zurück und weiter in der Palette
web-map-key-turn = Die Figur dort drehen, oder was du in der Hand hast
web-map-key-flip = Die Form umdrehen
web-map-key-swap = Die andere Farbe
web-map-key-symmetry = Halbe Drehung, Spiegelung oder keine Symmetrie
web-map-key-pick = Aufnehmen, was dort ist (oder Rechtsklick)
web-map-key-to-move = Die andere Seite ist am Zug
web-map-key-extend = Felder auswählen
web-map-key-move = Die Auswahl verschieben
web-map-key-fill = Die Auswahl mit dem Gelände in der Hand füllen
web-map-key-clip = Alles auswählen, kopieren, ausschneiden, einfügen
web-map-key-undo = Rückgängig, wiederholen
web-map-key-zoom = Näher, weiter weg, das ganze Brett
web-map-key-escape = Nichts auswählen
web-map-key-help = Diese Liste
