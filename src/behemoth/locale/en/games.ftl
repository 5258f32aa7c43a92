# Sentences of the package games/: what every game says.
error-no-closing = This game does not end by "{ $ending }".
error-unknown-game = There is no game called "{ $name }". Installed are: { $known }.
error-option-unknown = There is no option called "{ $name }". There are: { $known }.
error-option-value = An option has a value it cannot have: { $fault }
error-seats = { $seats } seats do not fit this game: it needs { $least } to { $most }.
error-not-your-turn = It is not this seat's turn to decide.
error-game-over = The game is over.
error-chance-needed = Chance decides here: hand over a random source, as in play(seat, action, rng).
error-not-an-action = An action of the game is needed here, not a { $given }; state.read(seat, text) makes one from text.
error-not-legal = "{ $action }" is not possible here.
error-unknown-viewer = Nobody called "{ $viewer }" looks on here: there are the seats 0 to { $most }, "public" and, after the end, "everything".
error-not-a-view = This is not a view of the game.
error-secret-view = Everything is shown only after the end of the game.
error-no-query = Nobody can answer the question "{ $about }" about this game.
error-busy = The table is busy just now. Please try again in a moment.

error-record-rules = The record was made with rules version { $version }; this program knows versions up to { $known }.
error-record-tag = Line { $line } is not a tag of the form [Name "value"]: { $text }
error-record-tag-twice = Line { $line } gives the tag { $tag } a second time.
error-record-tag-missing = The file has no tag [{ $tag } "…"], so it is not a game file.
error-record-tag-unknown = Line { $line } has a tag nobody knows: { $tag }.
error-record-number = Line { $line }: { $tag } must be a whole number, not "{ $value }".
error-record-language = Line { $line }: there is no language "{ $value }".
error-record-closed = Line { $line }: "{ $value }" is no way to end a game.
error-record-brace = Line { $line }, column { $column }: a comment in braces is not closed, or closed twice.
error-record-note = Line { $line }, column { $column }: a note is neither clock, evaluation, drawing nor comment: { $text }
error-record-evaluation = "{ $text }" cannot be an evaluation: it must be one word without brackets.
error-record-drawing = "{ $text }" is neither an arrow (C3>E5, C3>E5:red) nor a marked square (C3, C3:red).
error-record-glyph = "{ $text }" says nothing about a move; possible are !, ?, !!, ??, !? and ?!.
error-record-deep = Variations are nested more than { $most } deep.
error-record-parent = Move { $number } of the tree follows a move that comes after it.
error-record-variation-open = Line { $line }, column { $column }: the variation that begins here is not closed.
error-record-variation-closed = Line { $line }, column { $column }: a variation is closed that was never opened.
error-record-variation-early = Line { $line }, column { $column }: a variation must follow the move it could replace.
error-record-variation-empty = Line { $line }, column { $column }: a variation must begin with a move.
error-record-action = Move { $number }, { $action }: { $fault }
error-record-over = Move { $number }, { $action }: the game is already over.
error-record-closing = The game cannot end as the record says: { $fault }
error-record-result = The record says "{ $stated }", but the moves lead to "{ $found }".

# What is not installed here, by the extra that brings it.
error-extra-table = The table in the browser is not installed here. Install it with: pip install "behemoth[table]"
error-extra-postgres = The store on PostgreSQL is not installed here. Install it with: pip install "behemoth[postgres]"
error-extra-engine = The engine is not installed here. Install it with: pip install "behemoth[engine]"
error-extra-lab = The tools for research are not installed here. Install them with: pip install "behemoth[lab]"
error-extra-openspiel = OpenSpiel is not installed here. Install it with: pip install "behemoth[openspiel]"

# Players who have no name yet.
player-of-seat = Player { $number }
