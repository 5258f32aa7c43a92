# Sätze des Raums lab/: Simulationen.
simulate-title = Monster Combat, { $variant }: { $players } Spieler, { $games } Spiele, Startwert { $seed }
simulate-progress = Es wird gespielt
simulate-bots = Spieler
simulate-mean-turns = Züge pro Spiel, im Mittel
simulate-spread-turns = Züge: Median / 95 % / längstes Spiel
simulate-decisions = Entscheidungen pro Spiel, im Mittel
simulate-win-rate = gewonnene Spiele
simulate-monster = erreichtes Monster, im Mittel
simulate-winner = Siege von { $player }
simulate-starter = Siege dessen, der beginnt
simulate-events = Ereignisse pro Spiel
simulate-reshuffles = Nachziehstapel neu gemischt, pro Spiel
simulate-event-reshuffles = Ereignisse neu gemischt, pro Spiel
simulate-backfires = zurückgeschlagene Blitze pro Spiel
simulate-ending = Ende durch: { $ending }
error-simulate-bot = Einen Spieler »{ $name }« gibt es nicht. Es gibt: { $known }.
