# Tank Chess
game-tank-chess = Tank Chess

side-name = { $side ->
    [white] White
   *[black] Black
}

# Each kind as a name and, for sentences, with its article; and what the publisher calls it in every language.
kind-clt = command tank
    .a = a command tank
    .original = Command Tank
kind-lt = light tank
    .a = a light tank
    .original = Light Tank
kind-mt = medium tank
    .a = a medium tank
    .original = Medium Tank
kind-ht = heavy tank
    .a = a heavy tank
    .original = Heavy Tank
kind-td = tank destroyer
    .a = a tank destroyer
    .original = Tank Destroyer
kind-hm = heavy mortar
    .a = a heavy mortar
    .original = Heavy Mortar
kind-m = Monster
    .a = a Monster
    .original = Monster
kind-st = super-heavy tank
    .a = a super-heavy tank
    .original = Super-heavy Tank
kind-ut = ultra-heavy tank
    .a = an ultra-heavy tank
    .original = Ultra-heavy Tank
kind-th = tank hunter
    .a = a tank hunter
    .original = Tank Hunter
kind-a = amphibian
    .a = an amphibian
    .original = Amphibia
kind-hw = howitzer
    .a = a howitzer
    .original = Howitzer
kind-ac = armoured car
    .a = an armoured car
    .original = Armoured Car
kind-b = bulldozer
    .a = a bulldozer
    .original = Bulldozer
kind-hb = heavy bulldozer
    .a = a heavy bulldozer
    .original = Heavy Bulldozer
kind-ao = artillery observer
    .a = an artillery observer
    .original = Artillery Observer
kind-unofficial = { $kind } (unofficial stats)
kind-wreck = wreck of { $kind_a }

terrain-high = high obstacle
terrain-low = low obstacle
terrain-water = water
terrain-hedge = hedge
terrain-mud = mud
terrain-tree = tree
terrain-mine = land mine
wreck-name = wreck

armour-side = { $side ->
    [front] front
    [rear] rear
   *[side] side
}

# Options and their help texts
option-scheme = The scheme to play on.
option-position = A one-line position to start from instead of a scheme.
option-repetition = The game is drawn when the same position comes up this many times.
option-quiet-moves = The game is drawn after this many moves of each side without a destruction.
option-throw-own = A Monster may throw tanks of its own side too.
option-fall-choice = Who chooses the side a destroyed Monster falls to: its owner, or the player who destroyed it.
option-goal = What the game is about: destroy the command tank or drive yours off the board; reach the enemy's flag; carry the enemy's flag home; or be the last one standing. All but the first are unofficial.
option-remote-mines = How many remote mines each side hides before the first move. Unofficial.

# How a game can end
outcome-destroyed = the command tank was destroyed
outcome-left = the command tank left the board
outcome-sunk = the command tank was sunk by its own side
outcome-crushed = the command tank was crushed by a falling Monster
outcome-thrown = the command tank was thrown by its own Monster
outcome-mined = the command tank was driven onto a land mine by its own side
outcome-detonated = the command tank was blown up by a remote mine of its own side
outcome-captured = the enemy's flag was reached
outcome-carried = the enemy's flag was carried home
outcome-last_tank = the other side has nothing left
outcome-repetition = the same position came up again and again
outcome-quiet = nothing was destroyed for a long time
outcome-agreed = the players agreed on a draw
outcome-resigned = the other side resigned
outcome-flag = the other side ran out of time
outcome-abandoned = the other side left the game

# What happened
event-drove = { $side } { $piece } { $start } drives to { $end }, heading { $heading }.
event-walked = { $side } { $piece } { $start } walks to { $end }, heading { $heading }.
event-turned = { $side } { $piece } { $start } turns to { $heading }.
event-reversed = { $side } { $piece } { $start } backs up to { $end }.
event-stepped = { $side } { $piece } { $start } steps to { $end }.
event-left = { $side } { $piece } { $start } drives off the board.
event-sank = { $side } { $piece } sinks in the water on { $square }.
event-blown = { $side } { $piece } drives onto the land mine on { $square } and is destroyed.
event-set-off = The land mine on { $square } goes off.
event-pushed = The { $thing } is pushed from { $start } to { $end }.
event-pushed-in = The { $thing } is pushed from { $start } into the water on { $end } and is gone.
event-felled = The tree on { $square } falls.
event-fired = { $side } { $piece } { $start } fires at { $target }: gun { $strength } against { $armour_side } armour { $armour }.
event-fired-seen = { $side } { $piece } { $start } fires at { $target }, which the observer on { $observer } sees: gun { $strength } against { $armour_side } armour { $armour }.
event-destroyed = { $side } { $piece } on { $square } { $how ->
    [stomp] is stomped flat
    [tail] is struck down by the tail
    [flame] goes up in flames
    [throw] is smashed by the throw
    [duel] is beaten in the duel
    [crushed] is crushed under the falling Monster
    [mine] is blown up
   *[shot] is destroyed
}.
event-swung = The Monster on { $start } swings its tail at { $target }.
event-flamed = The Monster on { $start } breathes fire at { $target }.
event-threw = The Monster hurls the { $piece } from { $start } to { $end }.
event-stacked = Two wrecks lie stacked on { $square }.
event-splashed = The thrown { $piece } vanishes in the water on { $square }.
event-duelled = The Monster on { $start } seizes the Monster on { $target } from behind.
event-toppled = The destroyed Monster on { $square } falls { $heading ->
    [none] where it stood
   *[other] towards { $heading }
}.
event-check = CHECK! { $side } threatens to destroy the command tank on { $square }.
event-escape = ESCAPE! { $side } threatens to drive off the board from { $square }.
event-flag = FLAG! { $side } threatens to win by the flag with the piece on { $square }.
event-took-flag = { $side } { $piece } takes the flag on { $square }.
event-flag-back = { $side }'s flag is back home on { $square }.
event-detonated = { $side } detonates the remote mine on { $square }.
event-placed = { $side } lays a remote mine on { $square }{ $more ->
    [no] {""}
   *[yes] ; { $left } to go
}.
event-placed-somewhere = { $side } lays a remote mine{ $more ->
    [no] {""}
   *[yes] ; { $left } to go
}.
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
error-place-first = First all remote mines must be laid.
error-no-place = Remote mines are laid before the first move, and all of yours are.
error-place-square = You cannot lay your next remote mine on { $square }: the square must be free, come after your last one by column and row, and leave room for the rest.
error-no-leaving = In this game nobody leaves the board.
error-at-flag = The { $piece } may pass { $square } but not stay there: it is the home of a flag.
error-explodes-there = Driving onto the land mine on { $square } destroys the { $piece }; write it with ! if you mean it.
error-cannot-explode = The { $piece } cannot be driven onto a land mine on { $square }.
error-cannot-leave = Only the command tank may leave the board, over the enemy's edge; { $piece_a } cannot.
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
error-no-line = From no square your { $piece } can get to this turn is { $square } on a line of fire.
error-no-way-to-strike = This turn your { $piece } reaches { $square } neither with its feet nor with tail, flame or throw.
error-no-gun = Your { $piece } has no gun.
error-tail = The tail cannot strike { $square }.
error-flame = The flame cannot reach { $square }.
error-throw = The Monster cannot throw the tank on { $square } there.
error-duel = The Monster does not stand right behind the Monster on { $square }.
error-stomp = Nothing is stomped on { $square }.
error-fell = No tree falls on { $square }.
error-push = Nothing is pushed from { $square }.
error-mine = No land mine goes off on { $square }.
error-detonation = You have no remote mine on { $square } that would destroy anything now.
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
error-move-not-strict = "{ $text }" is not a complete move: the start, the end and the heading are written out, as in F5>B9NW.
error-move-ambiguous = "{ $text }" fits more than one move: { $fitting }
error-move-nobody = No piece of yours can make the move "{ $text }".
error-move-marks = The marks of "{ $text }" are wrong; right would be: { $marks }
error-line-fields = A position line has at least five fields between underscores, not { $count }.
error-line-field-twice = The field "{ $text }" of the position line is empty or comes twice.
error-line-field-unknown = The position line has a field nobody knows: "{ $text }".
error-line-field = The field "{ $text }" of the position line cannot be read.
error-tank-view = This is no view of Tank Chess.
error-line-size = A board has { $least } to { $most } squares a side, not "{ $text }".
error-line-rows = The terrain has { $count } rows, but the board { $size }.
error-line-row = Row { $row } of the terrain cannot be read: "{ $text }".
error-line-row-length = Row { $row } of the terrain has { $count } squares, but the board { $size }.
error-line-side = The side to move must be w or b, not "{ $text }".
error-line-piece = "{ $text }" is not a piece with square and heading, such as CLTH1N.
error-line-wreck = "{ $text }" is not a wreck with its square, such as MTE5.
error-line-body = "{ $text }" is not a fallen Monster, such as E5N.
error-line-option = "{ $text }" is not an option of the position line.
error-line-result = "{ $text }" is not a result of the position line.
error-line-mud = Mud lies under obstacles that can be pushed, not here: { $squares }.
error-line-flags = "{ $text }" are not the flags of both sides, such as H1.H16.
error-line-mines = "{ $text }" cannot be read as remote mines.
error-line-mines-hidden = This position line hides where remote mines lie, so nobody can play on from it.
error-position-outside = Something lies outside the board: { $squares }.
error-position-two-pieces = Two pieces stand on one square: { $squares }.
error-position-two-grounds = Two kinds of terrain lie on one square: { $squares }.
error-position-cannot-stand = A piece stands where it cannot stand: { $squares }.
error-position-falling = A Monster cannot be falling on { $squares }: something else is there.
error-position-lying = Wrecks, stacks or fallen Monsters lie where they cannot: { $squares }.
error-position-body = The Monster on { $squares } cannot have fallen off the board.
error-position-commanders = { $side } must have exactly one command tank, not { $count }.
error-position-empty = { $side } has no piece left.
error-position-flags = There are flags, but the game is not about them.
error-position-no-flags = This game is about flags, but there are none: choose a scheme with flags.
error-position-one-flag = Only one side has a flag: { $squares }. The other side needs one too.
error-position-flag-home = The home of a flag must be a free square, one for each side, and nobody of its own side and no Monster may stand there: { $squares }.
error-position-carrier = Only an enemy tank can carry a flag, and only where flags are carried home: { $squares }.
error-position-mines = { $side } has more remote mines than the option allows, or cannot lay those it still has.
error-position-mined = Remote mines lie where none could have been laid: { $squares }.
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
