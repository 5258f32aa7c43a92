# Sentences of the room lab/: simulations.
simulate-title = Monster Combat, { $variant }: { $players } players, { $games } games, seed { $seed }
simulate-progress = Playing
simulate-bots = players
simulate-mean-turns = turns per game, mean
simulate-spread-turns = turns: median / 95 % / longest
simulate-decisions = decisions per game, mean
simulate-win-rate = games won
simulate-monster = monster reached, mean
simulate-winner = wins of { $player }
simulate-starter = wins of who begins
simulate-events = events per game
simulate-reshuffles = reshuffles of the draw pile per game
simulate-event-reshuffles = reshuffles of the events per game
simulate-backfires = lightnings that struck back per game
simulate-ending = ended by: { $ending }
error-simulate-bot = There is no player "{ $name }". There are: { $known }.
