# Maps: the list of one's own, and the editor
web-title-maps = Maps
web-title-map = Map editor
web-map-mine = My maps
web-map-lead = Draw boards of your own, play on them, and send them to others. Your maps stay in this browser.
web-map-none = You have no maps yet. Begin with an empty board or with one of ours.
web-map-new = New map
web-map-begin-with = Begin with
web-map-blank = An empty board
web-map-size = Size
web-map-untitled = Untitled map
web-map-copy-of = { $title } (copy)
web-map-from-link = from a link
web-map-pieces = White { $white }, Black { $black }
web-map-edit = Edit
web-map-play = Play
web-map-rename = Rename
web-map-duplicate = Duplicate
web-map-delete = Delete
web-map-delete-sure = Delete "{ $title }"?
web-map-delete-detail = Its versions go with it. This cannot be undone.
web-map-gone = This map is not in this browser.
web-map-bad-link = There is no map in this link, or it was cut off on its way.
web-map-no-room = The browser has no room left for maps. What you draw now is gone when you leave; export it.

# The board
web-map-board = Map, { $size } by { $size } squares
web-map-board-help = Arrow keys move, Enter uses the tool, Delete empties the square, ? lists all keys.
web-map-open-ground = open
web-map-flag-of = { $side ->
    [white] White's flag
   *[black] Black's flag
}
web-map-selected = { $count ->
    [one] { $from } is selected.
   *[other] { $from } to { $to } selected, { $count } squares.
}

# Tools
web-map-tools = Tools
web-map-steps = Steps and view
web-map-palette = What the tool draws
web-map-tool-ground = Terrain
web-map-tool-ground-text = Paint terrain
web-map-tool-shape = Shapes
web-map-tool-shape-text = Put down the loose obstacles of the box
web-map-tool-piece = Pieces
web-map-tool-piece-text = Put down pieces; drag to turn them
web-map-tool-wreck = Wrecks
web-map-tool-wreck-text = Put down wrecks, stacks and fallen Monsters
web-map-tool-flag = Flags
web-map-tool-flag-text = Set the flags
web-map-tool-erase = Erase
web-map-tool-erase-text = Empty squares
web-map-tool-select = Select
web-map-tool-select-text = Select a rectangle to copy, move or fill it
web-map-undo = Undo
web-map-redo = Redo
web-map-closer = Closer
web-map-farther = Farther away
web-map-whole = The whole board
web-map-symmetry = Symmetry while painting
web-map-symmetry-half-turn = Half turn
web-map-symmetry-mirror = Mirror
web-map-symmetry-none = No symmetry
web-map-turn = Turn
web-map-turn-left = Turn left
web-map-turn-right = Turn right
web-map-flip = Flip
web-map-stuff = What the shape is made of
web-map-side = Colour
web-map-fallen-alone = On its own square only
web-map-flag-help = Tap the square of the flag; tap it again to take it away.
web-map-erase-help = Tap or drag over squares to empty them.
web-map-select-help = Drag over the squares, or hold Shift and use the arrow keys. Drag what is selected to move it.
web-map-copy = Copy
web-map-cut = Cut
web-map-paste = Paste
web-map-fill = Fill
web-map-fill-with = Fill with
web-map-clear = Empty
web-map-all = All
web-map-shape-one = One square
web-map-shape-two = Two in line
web-map-shape-three = Three in line
web-map-shape-corner = Corner of three
web-map-shape-offset = Two and three, offset
web-map-shape-block = Two by two and one
web-map-shape-long = Five with two beside

# What the table says of it
web-map-faults = What is wrong with the map
web-map-verdict-checking = Looking at the map …
web-map-verdict-good = The map is in order.
web-map-verdict-unfair = { $count ->
    [one] It can be played, but it is no fair start: one fault.
   *[other] It can be played, but it is no fair start: { $count } faults.
}
web-map-verdict-broken = { $count ->
    [one] It cannot be played yet: one fault.
   *[other] It cannot be played yet: { $count } faults.
}
web-map-verdict-unknown = Nobody could look at the map.
web-map-chip-checking = …
web-map-chip-good = OK
web-map-chip-unfair = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
web-map-chip-broken = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
web-map-chip-unknown = ?
web-map-no-start = It is a position from the middle of a game, so the rules for schemes do not hold.
web-map-fault-stops = Stops play:
web-map-fault-unfair = Unfair:
web-map-show = Show { $square }
web-map-allow-asymmetry = It need not be symmetric

# What belongs to it
web-map-details = About the map
web-map-title = Title
web-map-clock = Minutes a player
web-map-turn-of = To move
web-map-symmetric = Meant to be symmetric
web-map-symmetric-text = The same for both sides after a half turn
web-map-note = A few words about it
web-map-file = File
web-map-workshop = Make and judge maps
web-map-empty = Empty the board
web-map-shared = This map came by a link. It is not kept yet.
web-map-keep = Keep it
web-map-play-bot = Play against a bot
web-map-play-here = On one device
web-map-play-friends = With friends
web-map-analyse = Analyse
web-map-cannot-play = The map cannot be played yet. Its faults say why.

# Sharing, texts, versions
web-map-share = Share and export
web-map-link = Link
web-map-link-text = The link holds the whole map. Nothing is stored on the server.
web-map-share-link = Share link
web-map-picture = Picture
web-map-scheme-text = As a scheme
web-map-no-scheme = Only a start can be a scheme: White to move, nothing stacked or fallen.
web-map-position-text = As a position
web-map-copy-text = Copy text
web-map-save-text = Save as a file
web-map-import = Import
web-map-import-text = A scheme file, the line of a position, or the link of a map.
web-map-import-file = Choose a file
web-map-import-paste = Or paste the text here
web-map-import-go = Open it
web-map-versions = Versions
web-map-versions-text = A version is put down when you play, leave, import or go back, and whenever you like.
web-map-put-down = Put down this version
web-map-no-versions = No versions yet.
web-map-go-back = Go back to it
web-map-went-back = The version is open. What was there before is a version too.

# On the first page
web-map-home = Maps
web-map-home-text = Draw boards of your own, play on them and share them by a link.
web-map-home-open = Open the map editor

# On the page for a new game
web-map-own = My maps
web-map-more = Draw or change maps

# Keys
web-map-keys = Keys
web-map-key-arrows = Move over the board
web-map-key-use = Use the tool; a piece of the same kind turns
web-map-key-erase = Empty the square or the selection
web-map-key-tools = Terrain, shapes, pieces, wrecks, flags, erase, select
web-map-key-next = Previous and next in the palette
web-map-key-turn = Turn the piece there, or what you hold
web-map-key-flip = Flip the shape over
web-map-key-swap = The other colour
web-map-key-symmetry = Half turn, mirror or no symmetry
web-map-key-pick = Take up what is there (or right click)
web-map-key-to-move = The other side is to move
web-map-key-extend = Select squares
web-map-key-move = Move what is selected
web-map-key-fill = Fill the selection with the terrain you hold
web-map-key-clip = Select all, copy, cut, paste
web-map-key-undo = Undo, redo
web-map-key-zoom = Closer, farther, the whole board
web-map-key-escape = Select nothing
web-map-key-help = This list
