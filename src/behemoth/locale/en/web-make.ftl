# The map workshop: maps by chance, and whether a map is fair
# Making maps by chance
web-make = Map by chance
web-make-style = Terrain
web-make-style-mixed = Mixed
web-make-style-open = Open country
web-make-style-streets = Streets
web-make-style-river = River
web-make-style-forest = Forest
web-make-symmetry = Symmetry
web-make-symmetry-half-turn = Half turn
web-make-symmetry-mirror = Mirror
web-make-symmetry-none = None
web-make-density = Obstacles
web-make-density-usual = As the terrain has them
web-make-percent = { $percent } % of the squares
web-make-army = Army
web-make-army-usual = As many points as fit the board
web-make-army-help = Points, such as 138, or pieces, such as 2HT 3MT 4LT. A light tank costs 10, as the engine values it; the command tank is free.
web-make-seed = Seed
web-make-another = Another one
web-make-use = Take this map
web-make-made = { $title }, { $army }
web-make-picture = The map { $title }
web-make-points = { $points ->
    [one] { $points } point a side
   *[other] { $points } points a side
}
web-make-figures = Measured
web-make-figure = Figure
web-make-value = This map
web-make-usual = Our own maps

# Is it fair?
web-judge = Is it fair?
web-judge-text = Bots play many games on the map; in each two games the sides begin in turn. The same map gives the same figures.
web-judge-games = Games
web-judge-level = Level of the bots
web-judge-start = Let them play
web-judge-again = Again
web-judge-stop = Stop
web-judge-running = The bots play.
web-judge-extra = The map is not fair. The bots try an extra piece for the weaker side.
web-judge-done = All games are played.
web-judge-cancelled = Stopped. What was played counts.
web-judge-failed = That went wrong.
web-judge-verdict = What the games say
web-judge-use = Add this piece to the map
web-judge-shares = Share of the points
web-judge-first = Whoever begins
web-judge-white = White, each side begins in turn
web-judge-black = Black, each side begins in turn
web-judge-white-begins = White, when White begins
web-judge-results = White won { $white }, Black won { $black }, drawn { $draws }. In brackets: where the share lies with 95 % certainty.
web-judge-lengths = Moves of a game
web-judge-mean = Mean { $mean }, median { $median }
web-judge-bar = { $from } to { $to } moves: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-judge-endings = How games ended
web-judge-heat = Where pieces were destroyed: the larger and stronger a patch, the more often.
web-judge-heat-words = The board with the squares where pieces were destroyed; most on { $squares }.
web-judge-heat-square = { $square }: White lost { $white }, Black lost { $black }
