# Puzzles in the browser
web-title-puzzles = Puzzles
web-title-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-text = One position, one move: exactly one wins or saves. All of them come from games of the bots, and each is proved.
web-puzzles-home = Find the one move that wins or saves. A new puzzle every day.
web-puzzles-open = To the puzzles
web-puzzles-daily = Puzzle of the day
web-puzzles-daily-of = Puzzle of the day, { $date }
web-puzzle-solve = Solve it
web-puzzle-solved-today = Solved today. Come back tomorrow!
web-puzzles-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
web-puzzles-row = { $row ->
    [one] 1 solved at the first try
   *[other] { $row } in a row at the first try
}
web-puzzles-best = best: { $best }
web-puzzles-count = { $solved } of { $all } solved
web-puzzles-goals = What to do
web-puzzles-themes = What it is about
web-puzzles-grade = Difficulty
web-puzzles-any-grade = all
web-puzzles-none = No puzzle of this difficulty.
web-puzzles-all-done = All of these are solved.
web-puzzles-game = Game
web-puzzles-next = Next puzzle
web-puzzles-back = All puzzles
web-puzzles-forget = Begin anew
web-puzzles-forget-sure = Forget which puzzles you have solved, and your streak?
web-puzzle-grade = Difficulty { $grade } of 8
web-puzzle-no = There is no such puzzle
web-puzzle-once-more = Once more
web-puzzle-themes = Themes
web-puzzle-line = The whole line
web-puzzle-from = From a game of bots on { $board }
web-puzzle-cards-versus = free-for-all
web-puzzle-cards-coop = co-op
web-puzzle-goal-win-1 = Win at once
web-puzzle-goal-win-2 = Win in two moves
web-puzzle-goal-win-3 = Win in three moves
web-puzzle-goal-save = Save your command tank
web-puzzle-goal-cards = Which card wins most often?
web-puzzle-theme-leave = Leaving the board
web-puzzle-theme-rear = Shot from behind
web-puzzle-theme-side = Shot into the side
web-puzzle-theme-front = Shot through the front
web-puzzle-theme-over-cover = Mortar over cover
web-puzzle-theme-far = Long shot
web-puzzle-theme-stomp = Stomp
web-puzzle-theme-tail = Tail
web-puzzle-theme-flame = Flame
web-puzzle-theme-throw = Throw
web-puzzle-theme-crush = Fallen Monster
web-puzzle-theme-double-kill = Two at one blow
web-puzzle-theme-double-threat = Double threat
web-puzzle-theme-quiet = Quiet move
web-puzzle-theme-clear = Clear the way
web-puzzle-theme-chase = It runs, and is caught
web-puzzle-theme-reverse = Reverse
web-puzzle-theme-turn = Turn on the spot
web-puzzle-theme-commander = The command tank fires
web-puzzle-theme-run = Run
web-puzzle-theme-armour = Turn your armour
web-puzzle-theme-destroy = Destroy the attacker
web-puzzle-theme-block = Step in between
web-puzzle-theme-stop-leaving = Stop it from leaving
web-puzzle-theme-card-sword = Sword
web-puzzle-theme-card-life = Life
web-puzzle-theme-card-thief1 = Thief 1
web-puzzle-theme-card-thief2 = Thief 2
web-puzzle-theme-card-lightning = Lightning
web-puzzle-theme-card-skip = Skip
web-puzzle-theme-card-pass = No card
web-puzzle-theme-versus = Free-for-all
web-puzzle-theme-coop = Co-op

# Learn from your mistakes
web-mistakes = Learn from your mistakes
web-mistakes-start = { $count ->
    [one] Learn from your mistake
   *[other] Learn from { $count } mistakes
}
web-mistakes-of = Mistake { $number } of { $all }
web-mistakes-played = You played { $move } here.
web-mistakes-none = There is nothing to learn from here. Analyse a game first.
web-mistakes-next = Next mistake
web-mistakes-game = Back to the game
