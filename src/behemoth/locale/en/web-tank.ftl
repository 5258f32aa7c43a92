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
web-tank-wreck = wreck of a { $kind }
web-tank-stack = two wrecks stacked, as high as an obstacle
web-tank-body = fallen Monster
web-tank-falling = dead Monster about to fall
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
web-tank-stomps = Stomps { $squares }.
web-tank-fells = Trees fall on { $squares }.
web-tank-attack-shot = Fire at { $target }
web-tank-attack-tail = Tail against { $target }
web-tank-attack-flame = Flame at { $target }
web-tank-attack-throw = Throw { $target } onto { $to }
web-tank-throw = Throw the tank on { $target } onto
web-tank-attack-duel = Seize the Monster on { $target }
web-tank-do-drive = Drive to { $end }
web-tank-do-turn = Turn
web-tank-do-fire = Fire at { $targets }
web-tank-do-strike = Strike { $targets }
web-tank-do-leave = Leave the board
web-tank-do-sink = Sink it
web-tank-do-fall = Let it fall
web-tank-back = Back
web-tank-taken-back = Taken back.
web-tank-leave = Leave the board
web-tank-hint-pick = Choose one of your tanks.
web-tank-hint-end = Choose where it ends. Drag from the square to turn.
web-tank-hint-look = What it could do if it were its turn.
web-tank-hint-wait = { $side ->
    [white] White is thinking.
   *[black] Black is thinking.
}
web-tank-hint-watch = Tap a tank to see what it can do.
web-tank-hint-facts = Tap a tank to see its speed, armour and gun.
web-tank-hint-over = The game is over.
web-tank-hint-sinks = It sinks there and is gone.
web-tank-no-target = Nothing to hit from here.
web-tank-asking = One moment …
web-tank-heading = Heading
web-tank-ways = Way
web-tank-way-plain = around
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
web-tank-how-moves = By { $moves }

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
web-tank-key-zoom = Closer, farther, whole board
web-tank-key-type = Type a move
web-tank-key-sound = Sound on or off
web-tank-key-help = This list
web-tank-close = Close
