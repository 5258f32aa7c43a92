# What the drawing of a position says to people who do not see it.
drawing-title = Tank Chess, { $size } × { $size } squares, { $side } to move
drawing-over = Tank Chess, { $size } × { $size } squares, { $side } has won
drawing-turn = { $side } to move
drawing-piece = { $side }: { $kind }, { $square }, heading { $heading }
drawing-wreck = Wreck ({ $kind }), { $square }
drawing-stack = Two stacked wrecks, { $square }
drawing-body = Fallen Monster, { $squares }
drawing-falling = Destroyed Monster about to fall, { $square }
drawing-flag = { $side ->
   *[white] White’s flag, at home on { $square }
    [black] Black’s flag, at home on { $square }
}
drawing-flag-carried = { $side ->
   *[white] White’s flag, carried on { $carrier }; its home is { $square }
    [black] Black’s flag, carried on { $carrier }; its home is { $square }
}
drawing-crater = Crater of a remote mine, { $square }
drawing-remote-mine = { $side ->
   *[white] Remote mine of White, { $square }
    [black] Remote mine of Black, { $square }
}
drawing-ground = { $terrain }: { $squares }
drawing-last = Last move: { $start } to { $end }.
drawing-last-left = Last move: { $start } off the board.
drawing-last-struck = Struck: { $squares }.
drawing-last-fall = Last move: the Monster fell, { $heading }.
drawing-last-placed = Last move: a remote mine was laid.
drawing-arrow = Arrow from { $start } to { $end }: { $role }
drawing-mark = { $square }: { $role }
drawing-role-mine = selected
drawing-role-go = can go there
drawing-role-danger = danger

error-drawing-theme = There is no theme called "{ $name }". There are: { $known }.
error-drawing-mark = "{ $text }" is not a mark. Marks are { $known }; a wedge names its heading, as in "wedge NE".
