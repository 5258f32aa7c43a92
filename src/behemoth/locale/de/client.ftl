# Sätze für alle, die an einem Tisch anderswo spielen: Links, Verbindungen, Bots.
client-refused = { $text }
client-bad-link = Das ist kein Link zu einer Partie: { $text }. Er sollte so aussehen: http://host:8765/join/PARTIE#EINLADUNG.
client-bad-server = Das ist keine Adresse eines Tisches: { $text }. Sie sollte so aussehen: http://host:8765.
client-unreachable = Der Tisch unter { $server } antwortet nicht.
client-no-table = Was unter { $server } antwortet, ist kein Tisch von Behemoth.
client-left = Die Partie wurde hier verlassen.
client-seat-gone = Der Platz gehört nicht mehr hierher.
client-kept-seats = Die Datei { $file } enthält nicht die Plätze eines Bots.
client-bot-sits = Setzt sich in Partie { $match } an den Tisch unter { $server }.
client-bot-over = Partie { $match } ist zu Ende. { $ending }
client-bot-refused = Partie { $match } wird nicht gespielt: { $reason }
