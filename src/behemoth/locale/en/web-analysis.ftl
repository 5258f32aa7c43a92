# The analysis page: any position taken apart.
web-title-analysis = Analysis
web-analyse = Analysis board
web-analyse-text = Play for both sides, try variations, write down what you think of them, draw on the board, and ask the engine. From a game file, a scheme or any position.
web-analyse-open-here = Analyse
web-analyse-walk = Through the moves
web-analyse-aside = Next variation
web-analyse-empty = Make a move for either side. A second one from the same position becomes a variation.
web-analyse-instead = Instead of { $move }
web-analyse-ways = { $count } ways to go on.
web-analyse-has-drawings = something is drawn here
web-analyse-glyphs = What you think of this move
web-analyse-glyph = { $glyph ->
    [good] good move
    [mistake] mistake
    [brilliant] brilliant move
    [blunder] blunder
    [interesting] interesting move
   *[doubtful] doubtful move
}
web-analyse-comment-start = Comment on the start
web-analyse-comment-of = Comment on { $move }
web-analyse-undo = Undo
web-analyse-redo = Redo
web-analyse-promote = Variation upwards, towards the main line
web-analyse-remove = Delete from here on
web-analyse-remove-sure = Delete this move and { $count ->
    [one] the move
   *[other] the { $count } moves
} after it?
web-analyse-judge = Evaluate
web-analyse-play = Play from here
web-analyse-against = Against whom?
web-analyse-bot = A bot
web-analyse-here = Two at this device
web-analyse-side = You play
web-analyse-begin = Start
web-analyse-link = Link
web-analyse-link-long = This is too long for a link. Save it as a game file instead: that opens everywhere.
web-analyse-gone = This analysis is not in this browser (any more), or the link is damaged.
web-analyse-kept = Your analyses
web-analyse-kept-text = They are kept in this browser only. To show one to others, use its link or its game file.
web-analyse-forget = Delete
web-analyse-forget-sure = Delete "{ $title }" from this browser?
web-analyse-from-start = A new analysis
web-analyse-scheme = From the start of a scheme
web-analyse-open = Open
web-analyse-position = A position
web-analyse-position-text = Or from the text of a position
web-analyse-open-position = Open the position
web-analyse-keys-board = The board
web-analyse-key-delete = Del
web-analyse-key-walk = back and forth through the moves
web-analyse-key-aside = to another variation
web-analyse-key-far = to the start, to the end of the line
web-analyse-key-engine = engine on and off
web-analyse-key-comment = write a comment; Esc leaves it
web-analyse-key-glyph = !, ?, !!, ??, !?, ?!
web-analyse-key-promote = variation upwards
web-analyse-key-remove = delete from here on
web-analyse-key-draw = begin an arrow at the cursor, and end it; twice on one square marks it
web-analyse-key-colour = next colour
web-analyse-key-clear = wipe the drawings
web-analyse-key-pen = draw with finger or left button
web-analyse-key-play = play from here
web-analyse-key-link = a link to this analysis
web-analyse-key-undo = undo, redo

# The engine's lines.
web-lines = Engine
web-lines-toggle = Engine on and off
web-lines-go = Engine
web-lines-stop = Stop
web-lines-count = How many lines
web-lines-of = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
web-lines-thinking = thinking …
web-lines-depth = depth { $depth } …
web-lines-done = depth { $depth }
web-lines-over = The game is over here.
web-lines-play = Play the first move of this line
web-lines-said = Engine, depth { $depth }: { $score }, best { $move }.

# Arrows and marked squares.
web-pen = Draw
web-pen-colour = Colour
web-pen-name = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
web-pen-clear = Wipe the drawings
web-pen-marked = marked { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
web-pen-arrow-to = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} arrow to { $square }
web-pen-arrow-from = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} arrow from { $square }
web-pen-begun = Arrow from { $square }. Go to its end and press A again.
web-pen-drawn = Drawn.
web-pen-cleared = The drawings are gone.
web-pen-colour-now = Colour: { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
web-pen-on = Finger and left button draw now.
web-pen-off = Finger and left button move pieces again.
