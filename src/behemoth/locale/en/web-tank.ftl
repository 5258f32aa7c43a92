# The table of Tank Chess in the browser
web-tank-heading-n = north
web-tank-heading-ne = north-east
web-tank-heading-e = east
web-tank-heading-se = south-east
web-tank-heading-s = south
web-tank-heading-sw = south-west
web-tank-heading-w = west
web-tank-heading-nw = north-west

# Squares and pieces
web-tank-board = Board, { $size } by { $size }
web-tank-board-help = Arrow keys move over the board, Enter chooses, question mark lists all keys.
web-tank-piece = { $side ->
    [white] white
   *[black] black
} { $kind } heading { $heading }
web-tank-facts = speed { $speed } · armour { $front }/{ $side }/{ $rear } · gun { $gun }
web-tank-facts-armour = front, side, rear
web-tank-stack = two wrecks stacked, as high as an obstacle
web-tank-body = fallen Monster
web-tank-falling = destroyed Monster about to fall
web-tank-square-empty = empty
web-tank-square-reach = { $count ->
    [one] can end here
   *[other] can end here, { $count } headings
}
web-tank-square-sinks = sinks here
web-tank-square-prey = can be destroyed this turn
web-tank-square-threatened = { $side ->
    [white] threatened by White with { $strength }
   *[black] threatened by Black with { $strength }
}
web-tank-square-in-check = in check

# A turn
web-tank-picked = { $piece }, { $square }. { $count ->
    [one] One square
   *[other] { $count } squares
} to end on{ $prey ->
    [0] {""}
    [one] , one target
   *[other] , { $prey } targets
}.
web-tank-end = { $kind } { $from } to { $end }, heading { $heading }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
web-tank-end-turns = { $kind } { $from } turns to the { $heading }.
web-tank-end-leaves = { $kind } { $from } drives off the board and wins.
web-tank-end-sinks = { $kind } { $from } sinks in the water on { $end }.
web-tank-stomps = Stomped: { $squares }.
web-tank-fells = Felled: { $squares }.
web-tank-attack-shot = Fire at { $target }
web-tank-attack-tail = Tail against { $target }
web-tank-attack-flame = Flame at { $target }
web-tank-attack-throw = Throw { $target } onto { $to }
web-tank-throw = Throw the tank on { $target } onto
web-tank-attack-duel = Seize the Monster on { $target }
web-tank-do-drive = Drive to { $end }
web-tank-do-turn = Turn
web-tank-do-back = Back up to { $end }
web-tank-do-strike = Strike { $targets }
web-tank-do-leave = Leave the board
web-tank-do-sink = Sink it
web-tank-do-fall = Let it fall
web-tank-back = Back
web-tank-taken-back = Taken back.
web-tank-leave = Leave the board
web-tank-hint-pick = Choose one of your tanks.
web-tank-hint-pick-for = { $side ->
    [white] White is to move. Choose a tank.
   *[black] Black is to move. Choose a tank.
}
web-tank-out-of-reach = { $kind } { $from } cannot get to { $square } this turn.
web-tank-hint-end = Choose where it ends. Drag from a square to turn.
web-tank-hint-look = What it could do if it were its turn.
web-tank-hint-wait = { $side ->
    [white] White is thinking.
   *[black] Black is thinking.
}
web-tank-hint-paused = The game is paused. You can look around meanwhile.
web-tank-hint-away = { $side ->
    [white] White is not here right now.
   *[black] Black is not here right now.
} You can look around meanwhile.
web-tank-hint-watch = Tap a tank to see what it can do.
web-tank-hint-facts = Tap a tank to see its speed, armour and gun.
web-tank-hint-over = The game is over.
web-tank-hint-sinks = It sinks there and is gone.
web-tank-no-target = Nothing to hit from here.
web-tank-asking = One moment …
web-tank-heading = Heading
web-tank-ways = Way
web-tank-way-plain = around
web-tank-preview = What the move does
web-tank-targets = Targets
web-tank-fall = The Monster on { $square } falls. To which side?
web-tank-fall-side = { $heading }, onto { $square }
web-tank-fall-here = where it stands

# Typed moves
web-tank-typed = Type a move
web-tank-typed-hint = such as F5>B9NW(B11)
web-tank-typed-send = Play

# Overlays and tools
web-tank-tools = Board
web-tank-overlay-reach = reach
web-tank-overlay-white = White's threats
web-tank-overlay-black = Black's threats
web-tank-overlay-lines = lines of fire
web-tank-shown = Shown: { $what }.
web-tank-hidden = Hidden: { $what }.
web-tank-flip = Turn the board round
web-tank-zoom-in = Closer
web-tank-zoom-whole = Whole board
web-tank-pencil = Draw arrows and rings
web-tank-keys = Keys
web-tank-lost-pieces = Lost
web-tank-lost-white = White has lost { $count }
web-tank-lost-black = Black has lost { $count }

# Announcements
web-tank-check = CHECK
web-tank-check-text = { $side ->
    [white] White threatens the command tank on { $square }.
   *[black] Black threatens the command tank on { $square }.
}
web-tank-escape = ESCAPE
web-tank-escape-text = { $side ->
    [white] White can drive off the board next turn.
   *[black] Black can drive off the board next turn.
}

# Keys
web-tank-key-arrows = Move over the board
web-tank-key-enter = Choose a tank, a square, then confirm
web-tank-key-turn = Turn left or right
web-tank-key-target = Next target
web-tank-key-hint = Show me a good move
web-tank-key-escape = Take back
web-tank-key-next = Next own tank, previous with Shift
web-tank-key-reach = Reach on or off
web-tank-key-white = White's threats
web-tank-key-black = Black's threats
web-tank-key-lines = Lines of fire
web-tank-key-flip = Turn the board round
web-tank-key-draw = Draw an arrow: once where it begins, once where it ends
web-tank-key-zoom = Closer, farther, whole board
web-tank-key-type = Type a move
web-tank-key-sound = Sound on or off
web-tank-key-help = This list

# The coach, and who threatens
web-tank-compass-n = N
web-tank-compass-ne = NE
web-tank-compass-e = E
web-tank-compass-se = SE
web-tank-compass-s = S
web-tank-compass-sw = SW
web-tank-compass-w = W
web-tank-compass-nw = NW
web-tank-coach-fatal = Danger! { $side ->
    [white] White
   *[black] Black
} could destroy your command tank on { $square } and win.
web-tank-coach-escape = Danger! { $side ->
    [white] White
   *[black] Black
} could drive off the board next turn and win.
web-tank-coach-piece = { $side ->
    [white] White
   *[black] Black
} could destroy it there next turn:
web-tank-coach-safe = Nobody can destroy it there next turn.
web-tank-threat-shot = { $attackers ->
    [white] White
   *[black] Black
} { $kind } { $attacker }{ $moves ->
    [yes] , from { $end }
   *[no] {""}
}: gun { $strength } against { $side } { $armour }.
web-tank-threat-flame = { $attackers ->
    [white] White
   *[black] Black
} { $kind } { $attacker }{ $moves ->
    [yes] , from { $end }
   *[no] {""}
}: flame { $strength } against { $side } { $armour }.
web-tank-threat-stomp = { $attackers ->
    [white] White
   *[black] Black
} { $kind } { $attacker } could stomp on { $target }.
web-tank-threat-tail = { $attackers ->
    [white] White
   *[black] Black
} { $kind } { $attacker }{ $moves ->
    [yes] , from { $end }
   *[no] {""}
}: the tail strikes { $target }.
web-tank-threat-throw = { $attackers ->
    [white] White
   *[black] Black
} { $kind } { $attacker }{ $moves ->
    [yes] , from { $end }
   *[no] {""}
}: a throw strikes { $target }.
web-tank-threat-duel = { $attackers ->
    [white] White
   *[black] Black
} { $kind } { $attacker } could seize { $target } from behind.
web-tank-threat-fall = The Monster could fall onto { $target }.
web-tank-why-again = Tap it again to look at it.
web-tank-turn-here = Turn on the spot

# What a Monster can do
web-tank-facts-monster = speed { $speed } · armour { $front }/{ $side }/{ $rear }
web-tank-monster-stomp = Stomp
web-tank-monster-stomp-text = walks onto an enemy and crushes it
web-tank-monster-tail = Tail
web-tank-monster-tail-text = strikes the square right behind
web-tank-monster-flame = Flame
web-tank-monster-flame-text = gun 1, 2 to 4 squares ahead or slanting
web-tank-monster-throw = Throw
web-tank-monster-throw-text = lifts the tank right ahead, 2 or 3 squares
web-tank-fall-crushes = crushes: { $kind }
web-tank-fall-own = crushes your own { $kind }!
web-tank-do-walk = Walk to { $end }
web-tank-do-shot = Fire at { $target }
web-tank-do-tail = Tail against { $target }
web-tank-do-flame = Flame at { $target }
web-tank-do-throw = Throw { $target } onto { $to }
web-tank-do-duel = Seize { $target }
web-tank-do-stomp = Stomp on { $targets }

# Legend and short names of tools
web-tank-legend = Legend
web-tank-legend-threats = { $side ->
    [white] White can strike here next turn.
   *[black] Black can strike here next turn.
}
web-tank-legend-lines = The tank you look at can fire here as it stands.
web-tank-legend-numbers = Show how strong (★: nothing withstands it)
web-tank-tool-reach = Reach
web-tank-tool-white = White
web-tank-tool-black = Black
web-tank-tool-lines = Lines
web-tank-tool-flip = Rotate
web-tank-tool-closer = Closer
web-tank-tool-whole = Whole
web-tank-tool-draw = Draw
web-tank-tool-type = Type
web-tank-tool-keys = Keys

# The expansion: goals, flags, bulldozers, mines
web-tank-goal = What this game is about
web-tank-goal-flag = Capture the flag.
web-tank-goal-flag-text = Whoever ends a movement on the enemy’s flag wins. So does who destroys the command tank. Nobody leaves the board.
web-tank-goal-carry = Carry the flag home.
web-tank-goal-carry-text = End a movement on the enemy’s flag to pick it up, and one on your own back row to win. Destroying the command tank wins too.
web-tank-goal-last_tank = Last tank standing.
web-tank-goal-last_tank-text = Whoever has no piece left loses. The command tank is a tank like others.
web-tank-flag = FLAG
web-tank-flag-text = { $side ->
    [white] White can win by the flag next turn.
   *[black] Black can win by the flag next turn.
}
web-tank-flag-takes = It picks up the flag.
web-tank-flag-wins = It wins by the flag.
web-tank-flag-carried = { $side ->
    [white] White’s flag is carried: { $square }
   *[black] Black’s flag is carried: { $square }
}
web-tank-do-flag-takes = Take the flag
web-tank-do-flag-wins = Win by the flag
web-tank-square-flag = { $side ->
    [white] White’s flag
   *[black] Black’s flag
}
web-tank-square-home = { $side ->
    [white] home of White’s flag, which is carried
   *[black] home of Black’s flag, which is carried
}
web-tank-square-carries = { $side ->
    [white] carries White’s flag
   *[black] carries Black’s flag
}
web-tank-pushes = Pushes what lies on { $start } to { $end }.
web-tank-sets-off = Sets off land mines: { $squares }.
web-tank-end-explodes = { $kind } { $from } drives onto the land mine on { $end } and is destroyed.
web-tank-hint-explodes = The land mine destroys it.
web-tank-do-explode = Drive onto the mine
web-tank-square-explodes = land mine: it would be destroyed here
web-tank-attack-detonation = Detonate the mine on { $target }
web-tank-do-detonation = Detonate { $target }
web-tank-mines = Remote mines:
web-tank-mines-count = { $side ->
    [white] White
   *[black] Black
} { $left }{ $owed ->
    [0] {""}
   *[other] {" "}({ $owed } to lay)
}
web-tank-mines-title = Lay your remote mines
web-tank-mines-text = Choose free squares. The other side does the same and sees nothing. Later a turn may detonate one of them instead of firing.
web-tank-mines-of = { $side ->
    [white] White lays remote mines
   *[black] Black lays remote mines
}
web-tank-mines-open = Choose free squares. An analysis shows the mines of both sides. Later a turn may detonate one of them instead of firing.
web-tank-mines-left = { $count ->
    [0] All are chosen.
    [one] One square is left to choose.
   *[other] { $count } squares are left to choose.
}
web-tank-mines-chosen = Chosen squares
web-tank-mines-drop = , choose it no more
web-tank-mines-wait = The other side is still laying its remote mines.
web-tank-do-mines = { $count ->
    [one] Lay it
   *[other] Lay all { $count }
}
web-tank-mine-on = Mine on { $square }. { $count } left to choose.
web-tank-mine-off = No mine on { $square }. { $count } left to choose.
web-tank-mine-enough = All mines are chosen. Take one back to choose { $square }.
web-tank-mine-not-here = No mine can lie on { $square }: only on a free square that is open, mud or hedge.
web-tank-square-mine = chosen for a remote mine
web-tank-square-mine-free = free for a remote mine
web-tank-square-remote = { $side ->
    [white] remote mine of White
   *[black] remote mine of Black
}
web-tank-square-crater = crater of a remote mine
web-tank-coach-flag = Danger! { $side ->
    [white] White
   *[black] Black
} could win by the flag next turn.
web-tank-threat-detonation = { $target } could be blown up.
web-tank-trait-pushes = pushes a wreck or a low obstacle straight ahead
web-tank-trait-pushes_high = pushes a high obstacle that stands alone, too
web-tank-trait-observes = mortars and howitzers may fire at what it sees
web-tank-trait-small = leaves no wreck, cannot be thrown
