# Sätze des Servers: die HTTP-Schnittstelle und der Befehl, der den Tisch aufstellt.
server-host = Dieser Tisch heißt nicht „{ $name }“. Öffne ihn unter der Adresse, die beim Start angezeigt wurde.
server-origin = Diese Anfrage kommt von einer fremden Seite; es wurde nichts getan.
server-too-many = Das war zu viel auf einmal. Warte ein paar Sekunden und versuche es noch einmal.
server-too-long = Das ist zu lang: höchstens { $limit } Bytes.
server-unreadable = Die Anfrage lässt sich nicht lesen: { $fault }
server-media-type = Die Anfrage muss JSON sein (Content-Type: application/json).
server-not-found = Unter dieser Adresse gibt es nichts.
server-method = Diese Adresse nimmt eine solche Anfrage nicht an.
server-fault = Bei uns ist etwas schiefgegangen; es wurde nichts verändert.
server-not-saved = Das ließ sich nicht speichern; es wurde nichts verändert. Bitte versuche es noch einmal.
server-full = Der Tisch ist gerade voll. Versuche es in ein paar Minuten noch einmal.
server-no-match = Diese Partie gibt es nicht. Ist der Link vollständig?
server-no-game-yet = Die Aufzeichnung ist erst nach dem Ende zu lesen: Sie würde verraten, was die Spieler verbergen.
server-no-analysis-of = Nur Partien von Tank Chess können bewertet werden.
server-no-analysis = Diese Auswertung gibt es nicht (mehr). Starte sie neu.
server-no-analysis-yet = Eine Partie kann bewertet werden, sobald sie zu Ende ist.
server-many-analyses = Für dich werden schon zwei Partien bewertet. Warte auf eine oder brich eine ab.
server-replay-empty = Das ist keine Partiedatei.
server-replay-long = Diese Partie hat zu viele Züge, um gezeigt zu werden: höchstens { $most }.

server-listening = Behemoth ist bereit: { $address }
server-stop-hint = Beenden mit Strg-C; Partien sind gespeichert.
server-stopped = Beendet. Alle Partien sind gespeichert.
server-open-to-all = Jeder in diesem Netz kann ihn erreichen. Freunde hier öffnen: { $address }
server-port-busy = Port { $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen oder lass --port weg.
server-no-free-port = Alle Ports von { $first } bis { $last } sind belegt. Wähle mit --port einen anderen.
server-cannot-listen = Behemoth kann an { $host } nicht lauschen: { $fault }
server-data-at = Partien liegen in { $folder }

server-about-play = Spiele am Tisch in deinem Browser: allein, an einem Gerät oder mit Freunden.
server-about-host = Wo gelauscht wird. 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 jeder im Netz.
server-about-port = Der Port; ohne ihn 8765 oder der nächste freie.
server-about-name = Ein weiterer Name, unter dem der Tisch erreichbar ist, etwa hinter einem Proxy.
server-about-no-open = Keinen Browser öffnen.
server-about-data = Der Ordner, in dem Partien liegen.
server-about-direct = Für WebSockets den kurzen Weg an ASGI vorbei nehmen (schneller, nur mit einer bestimmten Version von uvicorn).
server-about-lang = Die Sprache: en oder de.
