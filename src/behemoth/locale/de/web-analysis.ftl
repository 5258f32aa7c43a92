# Die Analyseseite: jede Stellung auseinandergenommen.
web-title-analysis = Analyse
web-analyse = Analysebrett
web-analyse-text = Ziehe für beide Seiten, probiere Varianten aus, schreibe deine Gedanken dazu, zeichne aufs Brett und frage die Engine. Von einer Spieldatei, einer Aufstellung oder jeder Stellung aus.
web-analyse-open-here = Analysieren
web-analyse-walk = Durch die Züge
web-analyse-aside = Nächste Variante
web-analyse-empty = Mache einen Zug für eine der Seiten. Ein zweiter aus derselben Stellung wird zur Variante.
web-analyse-instead = Statt { $move }
web-analyse-ways = { $count } Fortsetzungen.
web-analyse-has-drawings = hier ist etwas gezeichnet
web-analyse-glyphs = Was du von diesem Zug hältst
web-analyse-glyph = { $glyph ->
    [good] guter Zug
    [mistake] Fehler
    [brilliant] glänzender Zug
    [blunder] grober Fehler
    [interesting] interessanter Zug
   *[doubtful] zweifelhafter Zug
}
web-analyse-comment-start = Kommentar zum Anfang
web-analyse-comment-of = Kommentar zu { $move }
web-analyse-undo = Rückgängig
web-analyse-redo = Wiederholen
web-analyse-promote = Variante aufwerten, zur Hauptvariante hin
web-analyse-remove = Ab hier löschen
web-analyse-remove-sure = Diesen Zug und { $count ->
    [one] den Zug
   *[other] die { $count } Züge
} danach löschen?
web-analyse-judge = Auswerten
web-analyse-play = Ab hier spielen
web-analyse-against = Gegen wen?
web-analyse-bot = Gegen einen Bot
web-analyse-here = Zu zweit an diesem Gerät
web-analyse-side = Du spielst
web-analyse-begin = Los
web-analyse-link = Link
web-analyse-link-long = Für einen Link ist das zu lang. Sichere es als Spieldatei: Die lässt sich überall öffnen.
web-analyse-gone = Diese Analyse liegt nicht (mehr) in diesem Browser, oder der Link ist beschädigt.
web-analyse-kept = Deine Analysen
web-analyse-kept-text = Sie liegen nur in diesem Browser. Um eine weiterzugeben, nimm ihren Link oder ihre Spieldatei.
web-analyse-forget = Löschen
web-analyse-forget-sure = »{ $title }« aus diesem Browser löschen?
web-analyse-from-start = Eine neue Analyse
web-analyse-scheme = Vom Anfang einer Aufstellung
web-analyse-open = Öffnen
web-analyse-position = Eine Stellung
web-analyse-position-text = Oder vom Text einer Stellung
web-analyse-open-position = Stellung öffnen
web-analyse-keys-board = Das Brett
web-analyse-key-delete = Entf
web-analyse-key-walk = vor und zurück durch die Züge
web-analyse-key-aside = zu einer anderen Variante
web-analyse-key-far = zum Anfang, zum Ende der Variante
web-analyse-key-engine = Engine an und aus
web-analyse-key-comment = Kommentar schreiben; Esc verlässt ihn
web-analyse-key-glyph = !, ?, !!, ??, !?, ?!
web-analyse-key-promote = Variante aufwerten
web-analyse-key-remove = ab hier löschen
web-analyse-key-draw = Pfeil am Cursor beginnen und beenden; zweimal auf einem Feld markiert es
web-analyse-key-colour = nächste Farbe
web-analyse-key-clear = Zeichnungen wegwischen
web-analyse-key-pen = mit Finger oder linker Taste zeichnen
web-analyse-key-play = ab hier spielen
web-analyse-key-link = ein Link zu dieser Analyse
web-analyse-key-undo = rückgängig, wiederholen

# Die Varianten der Engine.
web-lines = Engine
web-lines-toggle = Engine an und aus
web-lines-go = Engine
web-lines-stop = Anhalten
web-lines-count = Wie viele Varianten
web-lines-of = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
}
web-lines-thinking = rechnet …
web-lines-depth = Tiefe { $depth } …
web-lines-done = Tiefe { $depth }
web-lines-over = Hier ist das Spiel zu Ende.
web-lines-play = Den ersten Zug dieser Variante spielen
web-lines-said = Engine, Tiefe { $depth }: { $score }, am besten { $move }.

# Pfeile und markierte Felder.
web-pen = Zeichnen
web-pen-colour = Farbe
web-pen-name = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}
web-pen-clear = Zeichnungen wegwischen
web-pen-marked = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[green] grün
} markiert
web-pen-arrow-to = { $colour ->
    [red] roter
    [blue] blauer
    [yellow] gelber
   *[green] grüner
} Pfeil nach { $square }
web-pen-arrow-from = { $colour ->
    [red] roter
    [blue] blauer
    [yellow] gelber
   *[green] grüner
} Pfeil von { $square }
web-pen-begun = Pfeil von { $square }. Geh zu seinem Ende und drücke noch einmal A.
web-pen-drawn = Gezeichnet.
web-pen-cleared = Die Zeichnungen sind weg.
web-pen-colour-now = Farbe: { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}
web-pen-on = Finger und linke Taste zeichnen jetzt.
web-pen-off = Finger und linke Taste bewegen wieder Figuren.
