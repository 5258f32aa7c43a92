# Sätze des Pakets terminal/: das Protokoll der Engine.
engine-about = Die Engine für andere Programme: Befehle und Antworten zeilenweise. docs/engine-protocol.md beschreibt sie.
engine-unknown = Einen Befehl »{ $name }« gibt es nicht. Es gibt: { $known }.
engine-option = »{ $text }« ist keine Einstellung mit ihrem Wert wie in: setoption lines 3. Es gibt: { $known }.
engine-position = Eine Stellung schreibt man: position startpos, position scheme NAME oder position fen TEXT, jeweils mit [moves …].
engine-go = »{ $text }« versteht go nicht: time MS, clock MS, inc MS, nodes N, depth N, perft N oder infinite.
engine-go-perft = go perft N steht allein.
engine-busy = Es läuft noch etwas: warten, oder zuerst stop senden.
engine-endless = Das läuft, bis stop kommt; darauf kann niemand warten.
engine-over = »{ $text }« kann nicht gespielt werden: Das Spiel ist zu Ende.
engine-check = Eine Prüfung schreibt man: check, oder: check N für N Stellungen.
engine-missing = Die Engine ist hier nicht installiert, also gibt es nichts zu prüfen; alles andere geht mit den Regeln in Python. Installiere sie mit: pip install "behemoth[engine]"
engine-fault = Das ging innen schief ({ $fault }); alles ist, wie es war.
engine-word = { $name } ist eines von { $known }, nicht »{ $text }«.
engine-tanks-only = Das geht nur mit Tank Chess: Wo der Zufall entscheidet, gibt es nichts zu zählen.
