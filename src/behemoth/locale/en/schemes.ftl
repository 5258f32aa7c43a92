# Sentences about schemes: files that cannot be read, and the validator's faults (TC8.4).
error-scheme-bytes = Line { $line } is not UTF-8 text, so this is not a scheme file.
error-scheme-line = Line { $line } is neither "key: value" nor part of a drawing: { $text }
error-scheme-key = Line { $line }: a scheme has no entry "{ $entry }"; it may have: { $known }.
error-scheme-key-twice = Line { $line } gives "{ $entry }" a second time.
error-scheme-key-missing = The header lacks the line "{ $entry }: …".
error-scheme-value-empty = Line { $line }: "{ $entry }" has no value.
error-scheme-name = Line { $line }: a name is small letters and digits with hyphens between, at most 40 signs, not "{ $text }".
error-scheme-choice = Line { $line }: "{ $entry }" must be one of { $words }, not "{ $text }".
error-scheme-clock = Line { $line }: the clock must be whole minutes from 1 to { $most }, not "{ $text }".
error-scheme-no-drawing = The file has no drawing of the board.
error-scheme-columns-first = Line { $line }: the drawing must begin with a line of column letters, "A B C …".
error-scheme-column = Line { $line }, column { $column }: the letter { $letter } belongs here, not "{ $text }".
error-scheme-size = Line { $line }: a board has { $least } to { $most } columns, not { $size }.
error-scheme-row-blank = Line { $line }: row { $row } belongs here, and there is nothing.
error-scheme-row = Line { $line }: row { $row } belongs here, not "{ $text }".
error-scheme-rows-missing = The drawing ends too early: row { $row } is missing on a board of { $size } rows.
error-scheme-row-length = Line { $line }: row { $row } has { $found } squares instead of { $size }.
error-scheme-sign = Line { $line }, column { $column }: "{ $text }" on { $square } is neither a piece nor terrain.
error-scheme-after = Line { $line }: nothing may follow row 1, but there is: { $text }
error-scheme-place = Line { $line }: "{ $entry }" needs a square and a word for each place, separated by commas, not "{ $text }".
error-scheme-square = Line { $line }: "{ $entry }" names the square "{ $text }", which this board does not have.
error-scheme-square-twice = Line { $line }: "{ $entry }" names { $square } twice.
error-scheme-no-piece = Line { $line }: "{ $entry }" names { $square }, but no piece stands there.
error-scheme-heading = Line { $line }: "{ $text }" on { $square } is not a heading; there are N, NE, E, SE, S, SW, W, NW.
error-scheme-terrain = Line { $line }: "{ $text }" on { $square } is not a kind of terrain.
error-scheme-kind = Line { $line }: "{ $text }" on { $square } is not a kind of piece.
error-scheme-flags = Line { $line }: "{ $entry }" needs two squares, White's flag first, not "{ $text }".
error-scheme-mines = Line { $line }: "{ $entry }" must be a number from 0 to 5, not "{ $text }".

fault-symmetry-ground = A half turn does not match the terrain of { $pairs }.
fault-symmetry-piece = A half turn with colours swapped does not match the pieces on { $pairs }.
fault-symmetry-heading = A half turn does not match the headings of the pieces on { $pairs }.
fault-symmetry-wreck = A half turn does not match the wrecks on { $pairs }.
fault-symmetry-flag = A half turn does not match the flags on { $pairs }.
fault-side-empty =
    { $side ->
        [white] White
       *[black] Black
    } has no piece.
fault-no-wreck = There is no wreck of { $mark } on { $square }: it never leaves one.
fault-flags-none = The goal "{ $goal }" needs flags: add the line "flags: …" with two squares.
fault-flags-same = Both flags are on { $square }.
fault-flag-home = The flag on { $square } must be on a free square with nothing on it.
fault-flag-near = The { $mark } on { $square } can reach the enemy's flag on { $flag }, or a square beside it, with its first movement: { $ends }.
fault-commander-none =
    { $side ->
        [white] White
       *[black] Black
    } has no CLT.
fault-commander-many =
    { $side ->
        [white] White
       *[black] Black
    } has { $count } CLT instead of one: { $squares }.
fault-commander-destroyed =
    { $side ->
        [white] White's
       *[black] Black's
    } CLT on { $square } can be destroyed on the first move by the { $mark } on { $start }, from { $poses }.
fault-commander-escapes-at-once =
    { $side ->
        [white] White's
       *[black] Black's
    } CLT on { $square } can leave the board with its first move.
fault-commander-escapes =
    { $side ->
        [white] White's
       *[black] Black's
    } CLT on { $square } can leave the board with its first two moves, by way of { $poses }.
fault-not-connected = The free squares are not connected; cut off from the rest: { $squares }.
fault-stands-on-ground = The { $mark } on { $square } cannot stand on this terrain: { $ground }.
fault-stands-on-wreck = The { $mark } on { $square } cannot stand on a wreck.
fault-wreck-on-ground = The { $mark } wreck on { $square } cannot lie on this terrain: { $ground }.
scheme-valid = The scheme is valid.
