# What players say to each other; the faces are told as "Anna smiles".
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-moment = One moment, please.
web-phrase-back = I am back.
web-phrase-your-turn = It is your turn.
web-phrase-good-game = Good game!
web-phrase-once-more = Once more?
web-phrase-i-take-it = I take this one.
web-phrase-help-me = Help me, please!
web-phrase-lets-attack = Let us attack now!
web-phrase-save-shields = Save your shields.
web-phrase-careful = Careful!
web-phrase-you-decide = You decide.
web-phrase-together = We can do this!
web-phrase-smile = smiles
web-phrase-wow = is amazed
web-phrase-sad = is sad
web-phrase-wink = winks
web-phrase-heart = sends a heart
web-phrase-thumb = gives a thumbs up

web-say = Say something
web-say-team = Together
web-say-talk = To all
web-say-reactions = Faces
web-said = { $name }: { $text }
web-said-face = { $name } { $text }.
web-mute-player = Hear nothing more from { $name }
web-unmute-player = Hear { $name } again
web-muted = { $name } is muted here.
web-unmuted = { $name } is heard again.
web-phrases = Phrases of other players
web-phrases-text = Short phrases from a fixed list; nobody can write anything else.

# Invitations.
web-reach-alone = This table listens to this computer only
web-reach-alone-text = So the link and the code work on this computer, not on another one. To let others in, stop the table and start it with this command; the game will still be there:
web-reach-unknown = You opened this page as "localhost". For others the link works once you open this page under the name or address that this computer has in its network.
web-reach-network = Others reach this table at { $address }
web-copy-command = Copy the command
web-join-taken = This seat is taken
web-join-taken-text = The invitation has been used already. Ask { $name } for another one, or watch.
web-join-taken-nobody = The invitation has been used already. Ask for another one, or watch.
web-join-over = This game is over
web-join-over-text = You can look at it from the beginning to the end.
web-own-board = A board of their own
web-join-board = Board
web-join-cards = Cards
web-join-your-side = Your side
web-join-seat = Your seat
web-join-seat-of = { $number } of { $count }
web-join-with = At the table
web-join-clock = Clock

# Carrying a seat to another device.
web-title-carry = Carry on here
web-carry = Carry on elsewhere
web-carry-title = Carry on at another device
web-carry-text = Scan the picture with the other device, or open { $address } there and type this code:
web-carry-code = Code
web-carry-until = Good until { $time }, and only once. Then you play there, and this device watches.
web-carry-copy = Copy the link
web-carry-close = Close
web-carry-here = Carry on here
web-carry-here-text = Type the code that your other device shows. You find it there below "Carry on elsewhere".
web-carry-go = Bring my seat here
web-carried-away = You carry on at another device; here you watch.

# My games.
web-title-games = My games
web-my-games = My games
web-title-tables = Open tables
web-all-my-games = All my games
web-finished = Finished games
web-no-games-yet = None of your games is over yet.
web-games-where = This browser remembers which games are yours. Another browser knows nothing of them unless you carry a game there.
web-game-forgotten = The table has forgotten this game.
web-carried-short = at another device
web-waits-for-players = waits for players
web-verdict-won = Won
web-verdict-lost = Lost
web-verdict-drawn = Drawn
web-verdict-of = { $name } won
web-statistics = How it went
web-statistics-game = Game
web-statistics-against = Computer or people
web-statistics-level = Level { $level }
web-statistics-people = People
web-statistics-played = Games

# Open tables.
web-open-tables = Open tables
web-open-tables-text = Somebody waits here for anybody who wants to play. Take a seat, or open a table yourself.
web-open-tables-none = Nobody waits at the moment. Open a table yourself, and others find it here.
web-open-table = Open to all
web-open-table-text = Anybody who visits this site may take a free seat.
web-open-table-make = Open a table
web-open-table-lobby = This table is open to all: whoever looks for a game finds it in the list of open tables while you wait here.
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-join-table = Join
web-join-table-of = Join { $name }
web-page-back = Newer
web-page-on = Older

# Your turn.
web-turn-title = Your turn
web-turn-notice = { $game }: it is your turn
web-turn-against = With { $names }
web-notify = Tell me when it is my turn
web-notify-text = By a message of the browser, as long as a tab or the installed app is open somewhere. When everything is closed nobody can tell you.
web-notify-denied = The browser does not allow messages of this page. You can change that in the settings of the browser.
web-notify-insecure = The browser shows messages only of pages that come by https or from this computer.
web-notify-on = You are told when it is your turn, as long as a tab or the app is open.
