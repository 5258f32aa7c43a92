# Sentences of the packages lab/ and terminal/: tournaments.
tournament-about = Let bots play many games against each other; scores with error bars. Ctrl-C gives the result so far.
tournament-about-game = The game: tank-chess, monster-combat, or one that another package brings.
tournament-about-bots = Who plays: a bot's name, with an optional limit as in level-8@1.0s, level-8@50ms or level-8@20000n. In Monster Combat the last one fills the seats that are left; in co-op each bot is a team of its own.
tournament-about-games = How many games: for each two bots where two play, each team in co-op, otherwise altogether; 100 unless you say so, and with --sprt as many as it takes.
tournament-about-time = The time for each decision of bots that name no limit.
tournament-about-nodes = The nodes for each decision of bots that name no limit.
tournament-about-seed = The seed of openings, cards and bots.
tournament-about-plies = Games of two: how many random moves an opening has; in Tank Chess 6 unless you say so.
tournament-about-players = Games of several: how many players sit down; in Monster Combat 4 unless you say so.
tournament-about-json = Write the result as JSON to this file, or to the standard output for -.
tournament-title = Tournament: { $game } ({ $setting }), seed { $seed }
tournament-progress = Playing
tournament-stopped = Stopped; this is the result so far.
tournament-slowest = Longest thought of { $name }: { $seconds } s
tournament-pair = who
tournament-bot = bot
tournament-games = games
tournament-record = won, drawn, lost
tournament-pairs = pairs with 0/½/1/1½/2
tournament-score = score (95 %)
tournament-elo = Elo (95 %)
tournament-white = White
tournament-first-seat = first seat
tournament-chance = by chance
tournament-times = as often as the others
tournament-decisions = decisions
tournament-seconds = --time must be a number of seconds above 0 and at most 3600, not "{ $text }".
tournament-too-many = { $count } bots, but only { $players } seats: --players gives more.
error-tournament-contestant = "{ $text }" is not a bot with its limit. Write a name, or a name and a limit as in level-8@1.0s, level-8@50ms, level-8@20000n.
error-tournament-nodes = { $name } cannot be limited by nodes. These can: { $known }.
error-tournament-several = A tournament needs different bots, at least { $least }.
error-tournament-openings = Only { $count } different balanced openings of { $plies } moves were found here. Take more moves (--plies) or fewer games.
error-tournament-engine = { $name } needs the engine, and it is not installed here. Install it with: pip install "behemoth[engine]"
tournament-about-gauntlet = Games of two: the first bot meets each of the others, and they do not meet each other.
tournament-about-sprt = Two bots: play only until it is sure enough whether the first one is stronger by ELO0 at most or by ELO1 at least, as in 0,10.
tournament-about-alpha = With --sprt: how often "stronger" may be said wrongly.
tournament-about-beta = With --sprt: how often "not stronger" may be said wrongly.
tournament-about-report = Write a report with plots to this file, one HTML page without anything from elsewhere.
tournament-sprt = --sprt takes two numbers as in 0,10, and --alpha and --beta one each, not "{ $text }".
tournament-duels-only = { $name } is for games of two.
tournament-rating = Elo of all duels together (95 %), their mean is 0
tournament-test = Test of { $low } against { $high } Elo (α { $alpha }, β { $beta }): log-likelihood ratio { $llr }, bounds { $lower } and { $upper }, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
  } of games: { $decision ->
    [stronger] the first one is stronger.
    [not-stronger] the first one is not stronger.
   *[open] not decided yet.
  }
error-sprt-elo = A test needs two differences of strength from −1000 to 1000 Elo, the lower one first, not { $low } and { $high }.
error-sprt-errors = How often a test may be wrong is a number between 0 and 0.5, such as 0.05.
error-sprt-two = A test compares two bots, not { $count }.
report-title = Tournament of { $game }
report-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
report-seed = seed { $seed }
report-seconds = { $seconds } s
report-finished = finished
report-stopped = stopped early: the result so far
report-test = Is the first one stronger?
report-stronger = stronger
report-not-stronger = not stronger
report-ratings = Strength in Elo
report-ratings-note = From all duels together; the mean of all is 0.
report-places = Share of games won
report-seats = What a seat is worth
report-seats-note = The share of points of each seat, whoever sits there; dashed: if all seats were alike.
report-seat = Seat { $number }
report-cross = Cross table
report-cross-note = The score of the bot on the left against the one above, with games won, drawn and lost.
report-duels = Duels
report-endings = How games ended
report-ending = ending
report-share = share
report-cap = it took too long and counts as drawn
report-teams = How many times as often one team wins as another
report-thoughts = Longest thoughts
report-thought = for one decision
report-reading = All intervals are of 95 %. Two games of one opening depend on each other, so the pair is counted as one.
