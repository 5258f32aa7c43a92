# Sentences of the package terminal/: the command line and the hot seats.

# --- help of the command line ---
terminal-about = Tank Chess and Monster Combat at the terminal.
terminal-about-lang = Speak this language. Without it BEHEMOTH_LANG and the language of the system decide.
terminal-about-version = Tell the version and exit.
terminal-about-play = Play Tank Chess, two people at one keyboard.
terminal-about-show = Draw a position in the terminal or as an SVG file.
terminal-about-replay = Step through a game file or check it. Exit code 0: legal, 1: illegal, 2: cannot be read.
terminal-about-perft = Count the ways to play on. The last line is the count.
terminal-about-schemes = List the schemes that come along.
terminal-about-check = Check a scheme file. Exit code 0: valid, 1: faults, 2: cannot be read.
terminal-about-games = List the installed games with their options.
terminal-about-bots = List the bots that play each game.
terminal-about-bots-game = Only those of this game.
terminal-bot-seconds = at most { $seconds } s
terminal-about-scheme = The scheme: a name from "behemoth schemes", or a scheme file.
terminal-about-position = A position in one line, as "position" prints it.
terminal-about-load = Go on with a saved game.
terminal-about-opponent = Play alone against this bot, such as level-3; the other side is yours (see --seat).
terminal-about-seat = Your side when you play against a bot.
terminal-about-clock = Play by the clock: 15+10 is 15 minutes for each player and 10 seconds more with each move, 30s is 30 seconds for each decision, 3d are three days.
terminal-about-white = The name of the player of White.
terminal-about-black = The name of the player of Black.
terminal-about-option = A rule of the game, such as throw_own=true; "behemoth games" lists them. May be given several times.
terminal-about-no-colour = No colours.
terminal-about-ascii = No arrows, for terminals that cannot show them.
terminal-about-depth = How many moves to play.
terminal-about-divide = Also the count for each first move.
terminal-about-python = Count by the rules in Python instead of the engine.
terminal-about-game = A position of this game file: the last one, or see --move.
terminal-about-move = After this many moves of the game; 0 is the start.
terminal-about-animate = Write a recorded game (--game FILE) as a moving picture to this file.
terminal-about-svg = Write the drawing to this file.
terminal-about-flip = As Black sees it.
terminal-about-gamefile = A saved game, or - for the standard input.
terminal-about-schemefile = A scheme file, or - for the standard input.
terminal-about-step = Show the board after each move and go on with Enter.
terminal-about-quiet = Say nothing unless something is wrong.
terminal-word-usage = Usage:
terminal-word-options = Options:
terminal-word-commands = Commands:
terminal-word-arguments = Arguments:
terminal-word-help = Show this message and exit.
terminal-word-required = [required]

# --- a command line that cannot be read ---
terminal-usage = The command line cannot be read: { $fault }. "behemoth --help" lists the commands.
terminal-usage-unknown-command = There is no command "{ $name }". There are: { $known }.
terminal-usage-no-command = Which command? "behemoth --help" lists the commands.
terminal-usage-number = { $name } must be a whole number, not "{ $text }".
terminal-usage-bounds = { $name } must be from { $least } to { $most }, not { $text }.
terminal-usage-extra = There are more words than this command knows. "--help" shows how it is used.
terminal-usage-no-option = There is no option { $name } here. "--help" lists the options.
terminal-usage-no-value = The option { $name } needs a value, or takes none.
terminal-usage-missing = { $name } is missing. "--help" shows how it is used.
terminal-usage-value = { $name }: { $fault }.
terminal-usage-one-of = Only one of these at a time: { $names }.
terminal-usage-option = An option is written name=value, not "{ $text }".
terminal-usage-clock = "{ $text }" is no clock. Write 15+10 (minutes and seconds for each move), 30s (for each decision) or 3d (days).
terminal-animate-no-drawings = { $game } has no drawings, so there is no moving picture of it.
terminal-usage-animate-game = --animate needs a game: add --game FILE.
terminal-usage-move-of-game = --move needs a game: add --game FILE.
terminal-language = There is no language "{ $name }". There are: { $known }.
terminal-inside = Something went wrong inside the program ({ $fault }). BEHEMOTH_DEBUG=1 shows where; please report it.

# --- files ---
terminal-file-missing = There is no file "{ $name }", or its folder does not exist.
terminal-file-folder = "{ $name }" is a folder, not a file.
terminal-file-denied = You have no permission for the file "{ $name }".
terminal-file-full = There is no room left to write "{ $name }".
terminal-file-name = "{ $name }" cannot be the name of a file.
terminal-file-fault = The file "{ $name }" cannot be used: { $fault }.
terminal-file-large = The file "{ $name }" is larger than { $most } million bytes, so it is neither a game nor a scheme.
terminal-file-bytes = The file "{ $name }" is not UTF-8 text from line { $line } on.
terminal-other-game = "{ $name }" is a game of { $found }, not of { $wanted }.

# --- before a game ---
terminal-choose-scheme = Tank Chess. Which scheme?
terminal-ask-scheme = Number or name (Enter: { $usual }): {""}
terminal-no-scheme = There is no scheme "{ $name }". Type its number or its name.
terminal-ask-white = Who plays White? (Enter: nobody in particular) {""}
terminal-ask-black = Who plays Black? (Enter: nobody in particular) {""}

# --- the hot seat ---
terminal-welcome =
    The aim: destroy the enemy command tank (C), or drive your own off the board over the enemy's edge.
    A move is start>end with the new heading, as in { $move }, and if you shoot the target in brackets.
    "moves H3" shows what the piece on H3 can do; "help" lists everything; "quit" leaves.
terminal-hint = "help" lists everything; "quit" leaves.
terminal-legend = Capital letters are White, small ones Black; the sign after the letter is the heading: { $compass }
terminal-seat = Player { $seat }
terminal-prompt = Move { $number }, { $side }
terminal-army = { $side }: { $count } { $form ->
    [one] piece
   *[other] pieces
}, lost: { $lost }
terminal-fall = { $side } decides to which side the Monster on { $square } falls: { $choices }
terminal-prompt-over = Game over
terminal-over = The game is over. You can still undo, save, look around, or quit.
terminal-advice = { $action }: { $sentence }
terminal-nothing-undone = There is nothing to undo.
terminal-nothing-redone = There is nothing to redo.
terminal-saved = Saved as { $name }.
terminal-loaded = Loaded { $name }: { $count } { $form ->
    [one] move
   *[other] moves
}.
terminal-drawn = Drawn as { $name }.
terminal-no-file = A file name is missing.
terminal-ask-file = File name: {""}
terminal-ask-overwrite = { $name } already exists. Overwrite it? (y/n) {""}
terminal-ask-leave-unsaved = This game is not saved. Leave it all the same? (y/n) {""}
terminal-ask-save-first = This game is not saved. File name to save it, or Enter to leave without: {""}
terminal-ask-draw = { $side }, do you agree to a draw? (y/n) {""}
terminal-draw-refused = No draw: the game goes on.
terminal-ask-next = Enter: on, q: stop {""}
terminal-bye = Goodbye.
terminal-go-on = The game was not saved. To go on from here:
terminal-yes-words = y, yes
terminal-white-words = white, w
terminal-black-words = black, b
terminal-which-side = "{ $text }" is not a side: white or black?
terminal-which-piece = Which piece? "{ $text }" is not a square of this board; type it like "moves H3".
terminal-sign-wreck = wreck (with the letter of what it was)
terminal-sign-stack = two wrecks stacked
terminal-sign-body = fallen Monster
terminal-sign-falling = Monster about to fall
terminal-sign-flag = flag, on its home square
terminal-sign-carries = beside a piece: it carries the enemy’s flag
terminal-sign-remote-mine = remote mine you know of
terminal-sign-crater = crater of a remote mine
terminal-mines = Remote mines left: White { $white }, Black { $black }.
terminal-mines-lay = { $side } lays remote mines: type { $count } free squares, such as "D4 F6". Nobody else sees them.
terminal-replayed = { $count } { $form ->
    [one] move
   *[other] moves
}, all legal; the game { $over ->
    [yes] is over
   *[no] is not finished
}.
terminal-scheme = { $title }, { $size }×{ $size }{ $official ->
    [yes] , official.
   *[no] .
}

# --- what a piece can do ---
terminal-piece = { $side }: { $kind } { $square }, heading { $heading }; speed { $speed }, { $gun }, armour front/side/rear { $armour }.
terminal-gun = gun { $strength }
terminal-no-gun = no gun
terminal-no-way = It cannot move.
terminal-ways = It can end on { $squares } { $form ->
    [one] square
   *[other] squares
} (marked +), with these headings:
terminal-ways-sink = It can be driven into the water and sink: { $squares }.
terminal-ways-mine = It can be driven onto a land mine, which destroys it: { $squares }.
terminal-ways-push = It can push what is in its way: { $pushes }.
terminal-ways-off = It can drive off the board: that wins.
terminal-no-strikes = No enemy is on its lines of fire, wherever it goes.
terminal-strikes = It can destroy:
terminal-failures = It cannot destroy:
terminal-strike = { $target } { $square }: { $reason }
terminal-stomp = { $square } is stomped flat: destroyed.
terminal-more = … and { $form ->
    [one] one more
   *[other] { $count } more
}
terminal-threatened = { $side } can strike at { $count } squares in its next turn (marked !).
terminal-threats = Were it { $side }'s turn now, { $side } could destroy:
terminal-no-threats = Were it { $side }'s turn now, { $side } could destroy nothing.

# --- commands: the words that mean them, how they are written, what they do ---
terminal-command-moves = moves, m
terminal-command-threats = threats, t
terminal-command-board = board, b
terminal-command-legend = legend
terminal-command-flip = flip
terminal-command-position = position
terminal-command-svg = svg
terminal-command-resign = resign
terminal-command-draw = draw
terminal-command-hint = hint
terminal-command-undo = undo, u
terminal-command-redo = redo
terminal-command-save = save
terminal-command-load = load
terminal-command-help = help, h, ?
terminal-command-quit = quit, q, exit
terminal-usage-of-moves = moves H3
terminal-usage-of-threats = threats [white|black]
terminal-usage-of-board = board
terminal-usage-of-legend = legend
terminal-usage-of-flip = flip
terminal-usage-of-position = position
terminal-usage-of-svg = svg FILE
terminal-usage-of-resign = resign
terminal-usage-of-draw = draw
terminal-usage-of-hint = hint
terminal-usage-of-undo = undo
terminal-usage-of-redo = redo
terminal-usage-of-save = save FILE
terminal-usage-of-load = load FILE
terminal-usage-of-help = help
terminal-usage-of-quit = quit
terminal-help-title =
    A move: start>end and heading, target in brackets: C3>F7NE(F12). Headings are N NE E SE S SW W NW.
    What is clear without saying may be left out: F7NE, LT>F7NE, F7NE(F12). "off" drives off the board.
    Pushing is written p(D5>D6), driving onto a land mine D5!, detonating a remote mine !(D7); what is clear may be left out.
    A Monster: *E5 stomps, t(E4) tail, f(G7) flame, x(F6>H8) throw, d(E5) duel; /E lets it fall to the east.
    Or one of these words:
terminal-help-moves = where the piece can go, what it can destroy, and why not
terminal-help-threats = what a side could destroy next (without a side: your opponent)
terminal-help-board = draw the board again
terminal-help-legend = what the signs mean
terminal-help-flip = turn the board around
terminal-help-position = print the position in one line
terminal-help-svg = write a drawing of the board to a file
terminal-help-resign = give up
terminal-help-draw = offer a draw
terminal-help-hint = what would be good now, and why
terminal-help-undo = take back the last move
terminal-help-redo = make the undone move again
terminal-help-save = save the game
terminal-help-load = go on with a saved game
terminal-help-help = this list
terminal-help-quit = leave
