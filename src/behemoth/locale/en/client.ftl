# Sentences of whoever plays at a table elsewhere: links, connections, remote bots.
client-refused = { $text }
client-bad-link = This is no link to a match: { $text }. It should look like http://host:8765/join/MATCH#INVITATION.
client-bad-server = This is no address of a table: { $text }. It should look like http://host:8765.
client-unreachable = The table at { $server } does not answer.
client-no-table = What answers at { $server } is no table of Behemoth.
client-left = The match was left here.
client-seat-gone = The seat is no longer held here.
client-kept-seats = The file { $file } does not hold the seats of a bot.
client-bot-sits = Sits down in match { $match } at { $server }.
client-bot-over = Match { $match } is over. { $ending }
client-bot-refused = Match { $match } is not played: { $reason }
