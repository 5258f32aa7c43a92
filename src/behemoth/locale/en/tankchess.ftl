# Tank Chess
game-tank-chess = Tank Chess

side-name = { $side ->
    [white] White
   *[black] Black
}

kind-clt = command tank
kind-lt = light tank
kind-mt = medium tank
kind-ht = heavy tank
kind-td = tank destroyer
kind-hm = heavy mortar
kind-m = Monster
kind-st = super-heavy tank
kind-ut = ultra-heavy tank
kind-th = tank hunter
kind-a = amphibian
kind-hw = howitzer
kind-ac = armoured car
kind-unofficial = { $kind } (unofficial figures)

terrain-high = high obstacle
terrain-low = low obstacle
terrain-water = water
terrain-hedge = hedge
terrain-mud = mud
terrain-tree = tree

armour-side = { $side ->
    [front] front
    [rear] rear
   *[side] side
}

# Options and their help texts
option-scheme = The set-up to play on.
option-position = A one-line position to start from instead of a set-up.
option-repetition = The game is drawn when the same position comes up this many times.
option-quiet-moves = The game is drawn after this many moves of each side without a destruction.
option-throw-own = A Monster may throw tanks of its own side too.
option-fall-choice = Who chooses the side a destroyed Monster falls to: its owner, or the player who destroyed it (killer).

# How a game can end
outcome-destroyed = the command tank was destroyed
outcome-left = the command tank left the board
outcome-sunk = the command tank was sunk by its own side
outcome-crushed = the command tank was crushed by a falling Monster
outcome-thrown = the command tank was thrown by its own Monster
outcome-repetition = the same position came up again and again
outcome-quiet = nothing was destroyed for a long time
outcome-agreed = the players agreed on a draw
outcome-resigned = the other side resigned
outcome-flag = the other side ran out of time
outcome-abandoned = the other side left the game

# What happened
event-drove = { $side } { $piece } { $start } drives to { $end }, heading { $heading }.
event-turned = { $side } { $piece } { $start } turns to { $heading }.
event-reversed = { $side } { $piece } { $start } backs up to { $end }.
event-stepped = { $side } { $piece } { $start } steps to { $end }.
event-left = { $side } { $piece } { $start } drives off the board.
event-sank = { $side } { $piece } sinks in the water on { $square }.
event-felled = The tree on { $square } falls.
event-fired = { $side } { $piece } { $start } fires at { $target }: gun { $strength } against { $armour_side } armour { $armour }.
event-destroyed = { $side } { $piece } on { $square } { $how ->
    [stomp] is stomped flat
    [tail] is struck down by the tail
    [flame] goes up in flames
    [throw] is smashed by the throw
    [duel] is beaten in the duel
    [crushed] is crushed under the falling Monster
   *[shot] is destroyed
}.
event-swung = The Monster on { $start } swings its tail at { $target }.
event-flamed = The Monster on { $start } breathes fire at { $target }.
event-threw = The Monster hurls the { $piece } from { $start } to { $end }.
event-stacked = Two wrecks lie stacked on { $square }.
event-splashed = The thrown { $piece } vanishes in the water on { $square }.
event-duelled = The Monster on { $start } seizes the Monster on { $target } from behind.
event-toppled = The dead Monster on { $square } falls { $heading ->
    [none] where it stood
   *[other] towards { $heading }
}.
event-check = CHECK! { $side } threatens to destroy the command tank on { $square }.
event-escape = ESCAPE! { $side } threatens to drive off the board from { $square }.
event-ended = { $winner ->
    [none] The game is drawn: { $reason }.
   *[other] { $winner } wins: { $reason }.
}

# Why an action is refused
error-no-piece = There is no piece on { $square }.
error-not-yours = The piece on { $square } is not yours: it is { $side }'s move.
error-no-fall = No Monster is falling.
error-fall-side = The Monster cannot fall to that side.
error-fall-first = First decide to which side the Monster on { $square } falls.
error-cannot-leave = A { $piece } cannot leave the board: only the command tank may, over the enemy's edge.
error-cannot-leave-yet = The { $piece } cannot leave from here: the enemy's edge is too far or blocked, and corners do not count.
error-same-pose = A move must change square or heading; the { $piece } would stand as before.
error-heading = The { $piece } reaches { $square }, but not with that heading in { $speed } steps.
error-sinks-there = Driving into the water on { $square } sinks the { $piece }; write it with ~ if you mean it.
error-cannot-sink = The { $piece } cannot be sunk on { $square }.
error-occupied = { $square } is occupied.
error-blocked = { $square } is blocked: { $terrain }.
error-too-far = The { $piece } cannot get to { $square } in { $speed } steps.
error-on-the-way = What the move says happens on the way does not fit its path: { $text }.
error-too-many-effects = That is more than one piece may do in a turn.
error-no-target = There is no enemy on { $square }.
error-shot = The { $piece } cannot fire at { $square }: it is on no line of fire.
error-tail = The tail cannot strike { $square }.
error-flame = The flame cannot reach { $square }.
error-throw = The Monster cannot throw the tank on { $square } there.
error-duel = The Monster does not stand right behind the Monster on { $square }.
error-stomp = Nothing is stomped on { $square }.
error-fell = No tree falls on { $square }.
attack-destroys = Gun { $strength } beats { $side } armour { $armour }: destroyed.
attack-armour = Your { $piece } cannot pierce the { $target } on { $square } there: gun { $strength }, { $side } armour { $armour }.
attack-blocked = Something on { $blocker } is in the way of the shot at { $square }.
attack-near = { $square } is next to your { $piece }: there must be a square between.
attack-reach = { $square } is out of your { $piece }'s reach.
attack-immune = The flame does nothing to the Monster on { $square }.

# Texts that cannot be read
error-square = "{ $text }" is not a square of a { $size }×{ $size } board.
error-kind = There is no piece "{ $text }". There are: { $known }.
error-move-text = "{ $text }" cannot be read as a move from column { $column } on. A move looks like F5>B9NW(B11).
error-move-not-strict = “{ $text }” is not a complete move: the start, the end and the heading are written out, as in F5>B9NW.
error-move-ambiguous = "{ $text }" fits more than one move: { $fitting }
error-move-nobody = No piece of yours can make the move "{ $text }".
error-move-marks = The marks of "{ $text }" are wrong; right would be: { $marks }
error-line-fields = A position line has at least five fields between underscores, not { $count }.
error-line-field-twice = The field "{ $text }" of the position line is empty or comes twice.
error-line-field-unknown = The position line has a field nobody knows: "{ $text }".
error-line-field = The field "{ $text }" of the position line cannot be read.
error-tank-view = This is no view of Tank Chess.
error-line-size = A board has { $least } to { $most } squares a side, not "{ $text }".
error-line-rows = The ground has { $count } rows, but the board { $size }.
error-line-row = Row { $row } of the ground cannot be read: "{ $text }".
error-line-row-length = Row { $row } of the ground has { $count } squares, but the board { $size }.
error-line-side = The side to move must be w or b, not "{ $text }".
error-line-piece = "{ $text }" is not a piece with square and heading, such as CLTH1N.
error-line-wreck = "{ $text }" is not a wreck with its square, such as MTE5.
error-line-body = "{ $text }" is not a fallen Monster, such as E5N.
error-line-option = "{ $text }" is not an option of the position line.
error-line-result = "{ $text }" is not a result of the position line.
error-position-outside = Something lies outside the board: { $squares }.
error-position-two-pieces = Two pieces stand on one square: { $squares }.
error-position-two-grounds = Two kinds of ground lie on one square: { $squares }.
error-position-cannot-stand = A piece stands where it cannot stand: { $squares }.
error-position-falling = A Monster cannot be falling on { $squares }: something else is there.
error-position-lying = Wrecks, stacks or fallen Monsters lie where they cannot: { $squares }.
error-position-body = The Monster on { $squares } cannot have fallen off the board.
error-position-commanders = { $side } must have exactly one command tank, not { $count }.
error-scheme-unknown = There is no scheme called "{ $name }". There are: { $known }.

# The eight headings as notation writes them (TC9.1); no word may mean another heading in another language.
heading-n = N
heading-ne = NE
heading-e = E
heading-se = SE
heading-s = S
heading-sw = SW
heading-w = W
heading-nw = NW
