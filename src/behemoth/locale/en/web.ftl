# Sentences of the web app: pages, panel, settings. What the games say of themselves is elsewhere.

# --- everywhere
web-home = Home
web-menu = Menu
web-skip = To the content
web-loading = One moment …
web-load-failed = This page could not be loaded. Are you connected?
web-again = Try again
web-close = Close
web-no = Cancel
web-fault = That did not work, and it is our fault. Please try again.
web-offline-call = The table cannot be reached. Check your connection; nothing is lost.
web-learn = Learn
web-rules = Rules
web-settings = Settings
web-mute = Sound off
web-other-language = Diese Seite auf Deutsch
web-sound-on = Sound on
web-sound-off = Sound off

web-title-new = New game
web-title-join = Invitation
web-title-table = Table
web-title-watch = Watching
web-title-replay = Replay
web-title-learn = Learn
web-title-lesson = Lesson
web-title-rules = Rules
web-title-settings = Settings
web-title-lost = Not found

# --- the first page
web-hero = Two games, one table
web-hero-many = Many games, one table
web-hero-text = Play at once, alone or with friends. No account, nothing to install.
web-game-tank-chess = Tank Chess
web-game-monster-combat = Monster Combat
web-about-tank-chess = Drive, turn, fire: hunt the enemy's command tank or slip yours through their lines. No dice, no luck.
web-about-monster-combat = Swords, shields and nasty events: a free-for-all, or co-op against ten monsters.
web-players-tank-chess = 2 players
web-players-monster-combat = 2 to 7 players
web-time-tank-chess = 20 to 60 minutes
web-time-monster-combat = 5 to 30 minutes
web-play-bot = Play the computer
web-play-friends = With friends
web-play-here = On one device
web-rules-of = How it is played
web-starting = Setting the table …
web-watch = Watch
web-watch-text = Somebody sent you a link? Paste it here.
web-watch-link = Link or name of a table
web-watch-go = Watch
web-watch-unclear = That does not look like a link to a table.
web-replay = Replay
web-replay-text = Look at a finished game move by move: from a game file or from the end of a match.
web-replay-open = Open a game
web-rules-text = Each game on one page, with pictures. Five minutes, then you can play.
web-rules-open = Read the rules
web-continue = Continue
web-forget = Take this game of { $game } off the list
web-show-all = Show all { $count }
web-your-turn = Your turn
web-seat-open = free seat

# --- a new game
web-new = New game
web-which-game = Which game?
web-with-whom = With whom?
web-with-bot = The computer
web-with-bot-text = starts at once
web-with-friends = Friends
web-with-friends-text = by link or QR code
web-with-here = On one device
web-with-here-text = hand it around
web-watch-bots = Watch bots
web-with-watch = Bots alone
web-with-watch-text = just to look on
web-choose-more = Choose bots, clock, options …
web-players-count = { $count } players
web-players-range = { $least } to { $most } players
web-scheme = Scheme
web-scheme-pieces = { $count } a side
web-scheme-monsters = with Monsters
web-scheme-unofficial = with unofficial vehicles
web-scheme-own = our own board, unofficial
web-variant = Variant
web-variant-versus = Free-for-all
web-variant-versus-text = The last one with a heart wins.
web-variant-coop = Co-op
web-variant-coop-text = Beat ten monsters before they beat you.
web-difficulty = Rules
web-preset-classic = Classic
web-preset-fresh-hand = Fresh hand
web-preset-secret-lightning = Secret lightning
web-preset-quick = Quick
web-preset-gentle = Gentle
web-preset-hard = Hard
web-preset-grim = Grim
web-player-count = Players
web-your-side = You play
web-white = White
web-black = Black
web-any-side = Random
web-my-name = Your name
web-host = Host
web-guest = Guest
web-player = Player { $number }
web-seats = Seats
web-seat-invited = gets an invitation
web-seat-bot = computer
web-strength = Strength
web-bot-level = Level { $level }
web-bot-level-of = Level { $level }: { $name }
web-bot-promise = { $seconds ->
    [0] decides in less than a second
    [one] thinks for a second at most
   *[other] thinks for { $seconds } seconds at most
  }
web-seat-bot-level = computer, level { $level }
web-understood = All right
web-engine-steps = { $done } of { $of } steps
web-engine-ready = The engine is ready: bots, hints and analyses have their full strength now.
web-offline-note = No connection to the table. You can read the rules and look around; playing has to wait.
web-hints = Hints
web-hints-text = Ask for a good move at any time.
web-hints-friends = Everybody may ask for a good move, and everybody sees that it is allowed.
web-coach = Coach
web-coach-text = While you make your turn, it says what could happen: who could destroy or hit whom next.
web-coach-friends = Everybody is told what could happen next, and everybody sees that it is allowed.
web-coach-setting = Says what could happen while you make your turn, where a match has a coach.
web-name-of = Name of { $seat }
web-who-sits = Who plays { $seat }?
web-kind-person = Person
web-kind-open = Invitation
web-clock = Clock
web-clock-none = No clock
web-clock-countdown = { $minutes } minutes each
web-clock-countdown-plus = { $minutes } minutes + { $seconds } seconds a move
web-clock-decision = { $seconds } seconds a decision
web-clock-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
  }
web-rule-options = Rule options
web-start = Start
web-make-table = Set the table and invite
web-option-repetition = Repetition
web-option-quiet_moves = Quiet moves
web-option-throw_own = Throwing your own tanks
web-option-fall_choice = Where a Monster falls
web-option-goal = Goal (unofficial)
web-option-remote_mines = Remote mines a side (unofficial)
web-choice-goal-standard = command tank
web-choice-goal-standard-text = Destroy the enemy’s command tank, or drive off the board with your own. This is the publisher’s goal.
web-choice-goal-flag = capture the flag
web-choice-goal-flag-text = End a movement on the enemy’s flag and win. Destroying the command tank wins too; nobody leaves the board.
web-choice-goal-carry = carry the flag home
web-choice-goal-carry-text = Pick the enemy’s flag up and bring it to your own back row. A carrier that is destroyed loses it.
web-choice-goal-last_tank = last tank standing
web-choice-goal-last_tank-text = Whoever has no piece left loses. There is no check and no escape.
web-scheme-mines = { $count ->
    [one] one remote mine
   *[other] { $count } remote mines
}
web-option-trigger_count = Trigger cards
web-option-starter = Who starts
web-option-x2_shields = Shields against ×2
web-option-hearts = Hearts
web-option-hand_limit = Hand limit
web-option-reverse_ends_turn = Reverse ends the turn
web-option-discard_redraw = Cards after losing the hand
web-option-open_hands = Open hands
web-option-turn_cap = Longest game
web-option-turn_cap_v1 = After the last turn
web-option-trigger_on_any_draw = Every trigger counts
web-option-lightning_secret = Secret lightning
web-option-immune_counts_as_shield = Immunity counts as shield
web-option-immunity_scope = Immunity
web-option-attack_target = Monsters attack
web-option-v2_immunity = Immunity lasts
web-option-sleep = Monsters sleep
web-option-carry_over = Excess hits carry over
web-choice-fall_choice-owner = its owner decides
web-choice-fall_choice-killer = whoever beat it decides
web-choice-starter-random = by chance
web-choice-starter-first = the first seat
web-choice-x2_shields-one = one shield is enough
web-choice-x2_shields-one_per_heart = one for each heart
web-choice-turn_cap_v1-drawn = those left share the win
web-choice-turn_cap_v1-most_hearts = most hearts win
web-choice-immunity_scope-all = against everything
web-choice-immunity_scope-attacks = against attacks
web-choice-attack_target-active = the active player
web-choice-attack_target-all = everybody
web-choice-v2_immunity-literal = until the next turn begins
web-choice-v2_immunity-through_next_turn = through the next turn
web-choice-sleep-caster_round = for one round
web-choice-sleep-next_turn = for one turn
web-choice-sleep-n_turns = one turn for each player

# --- invitations
web-lobby = Invite your friends
web-lobby-text = { $count ->
    [one] One seat is free. Send its link, or let them scan the code.
   *[other] { $count } seats are free. Each has a link of its own; send each to one person.
  }
web-lobby-wait = Nearly there
web-lobby-wait-text = The game starts by itself as soon as everybody is here.
web-lobby-foot = Whoever has a link may take its seat, so send it only to those you mean. The game starts by itself.
web-seat-free = Free seat { $number }
web-seat-here = is here
web-seat-away = not here
web-seat-you = you
web-seat-stood-in = a bot stands in
web-copy-link = Copy link
web-copied = Copied.
web-copy-failed = Please copy this yourself: { $text }
web-qr = QR code of the invitation
web-share-invite = Send invitation
web-invite-title = Play { $game } with me
web-join = An invitation
web-join-by = { $name } invites you
web-join-text = There is a seat for you at a game of { $game }. No account needed.
web-join-already = You already have a seat at this table.
web-join-incomplete = Part of the link is missing. Ask for it once more, or watch.
web-sit-down = Sit down
web-to-table = To the table
web-only-watch = Only watch

# --- the table
web-loading-table = To the table …
web-no-table = No such table
web-lost-connection = No connection.
web-lost-connection-text = Nothing is lost. It goes on by itself as soon as the table answers.
web-panel = Players and log
web-sheet-open = Show log and actions
web-sheet-close = Hide log and actions
web-players = Players
web-to-act = to move
web-won = won
web-clock-of = Time of { $name }
web-waiting = Waiting for players
web-paused = The game is paused
web-paused-text = No clock runs, and nobody can move. Whoever presses Resume goes on.
web-sending = Sending …
web-turn-of = { $count ->
    [one] { $name } is to move
   *[other] { $name } are to decide
  }
web-thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
  }
web-bot-busy = { $count ->
    [one] { $name } is busy at other tables, and will move soon
   *[other] { $name } are busy at other tables, and will move soon
  }
web-turn-away = { $count ->
    [one] { $name } is not here right now. The game waits; you may close this page and come back.
   *[other] { $name } are not here right now. The game waits; you may close this page and come back.
  }
web-thinks = thinking
web-hint = Show me a good move
web-hint-short = Hint
web-hint-thinking = Looking for a good move …
web-hints-on = Hints are allowed
web-coach-on = The coach is at this table
web-you-watch = You are watching.
web-what-happened = What happened
web-log = Log
web-log-empty = Nothing has happened yet.
web-moves = Moves
web-moves-empty = No move yet.
web-result-you-won = You have won!
web-result-won = { $count ->
    [one] { $name } wins
   *[other] { $name } win
  }
web-result-all-won = You have won together!
web-result-all-lost = The monsters have won
web-result-drawn = Drawn
web-doings = The match
web-draw = Offer a draw
web-takeback = Take back
web-pause = Pause
web-resume = Resume
web-resign = Resign
web-resign-sure = Do you want to resign?
web-resign-for = Does { $name } resign?
web-more-time = More time
web-stand = Bot for me
web-stand-sure = Shall a bot play for you?
web-stand-text = It decides for you from now on, until you press "I am back". What it has played stays played.
web-stand-clock = It decides for you from now on, until you press "I am back". What it has played stays played, and your clock runs on.
web-stand-yes = Let it play
web-stand-back = I am back
web-stood-in = A bot plays for you until you are back.
web-share-watch = Link for watching
web-watch-title = Watch our game of { $game }
web-rematch = Rematch
web-watch-rematch = Watch the rematch
web-moving-picture-drawn = Drawing …
web-moving-picture = Moving picture
web-export = Game file
web-verify = Verify
web-verify-title = Verified
web-verify-fits = The seed fits: this browser was told its commitment { $commitment } at entry { $version } of the match, and has computed it from the seed just now.
web-verify-differs = The seed does NOT fit: this browser was told the commitment { $commitment }, and the seed gives another one.
web-verify-not-told = This browser was not there while the match ran, so it cannot say what was told at the start. Compare with what another one kept: { $commitment }
web-verify-cannot = This browser computes nothing on a page without https. It was told { $commitment } at the start; compare it below, or with the command.
web-verify-yourself = Who does not want to take our word: download the game file and run behemoth verify FILE --commitment { $commitment }
web-accept = Accept
web-decline = Decline
web-take-back-offer = Withdraw
web-offer-draw = { $name } offers a draw.
web-offer-takeback = { $name } would like to take the last move back.
web-offer-pause = { $name } would like a pause.
web-offer-rematch = { $name } would like a rematch.
web-offered-draw = You have offered a draw.
web-offered-takeback = You have asked for a move back.
web-offered-pause = You have asked for a pause.
web-offered-rematch = You have asked for a rematch.
web-curtain = Pass the device to { $name }
web-curtain-text = Nobody else should look now.
web-curtain-take = I am { $name }
web-curtain-wait = One moment …

# --- replay
web-replay-of = Replay of { $game }
web-replay-start = The start.
web-replay-drop = Drop a game file here
web-replay-pick = Choose a file
web-replay-paste = Or paste its text
web-replay-other = Another game
web-first = To the start
web-previous = Previous
web-next = Next
web-last = To the end
web-run = Play
web-stop = Stop
web-space = Space bar
web-moment = Moment of the game
web-moment-of = { $index } of { $last }
web-share-move = Link to this move
web-eyes = Whose hand
web-eyes-all = All hands
web-eyes-public = Nobody's

web-analysis = Analysis
web-analysis-start = Analyse this game
web-analysis-text = How each position stands, the best continuation, and where the game turned.
web-analysis-weak = How each position stands, at a glance. With the engine installed it would look much deeper.
web-analysis-running = The game is being analysed.
web-analysis-done = { $count ->
    [0] Analysed. The game never turned sharply.
    [one] Analysed. One move changed the game.
   *[other] Analysed. { $count } moves changed the game.
  }
web-analysis-cancelled = Stopped.
web-analysis-failed = The analysis did not work.
web-analysis-stop = Stop
web-analysis-again = Analyse again
web-analysis-graph = How the game went: above the middle White is better, below it Black. { $count ->
    [one] One move is marked.
   *[other] { $count } moves are marked.
  }
web-analysis-move = Move
web-analysis-score = Score
web-analysis-best-move = Best then
web-analysis-best = Best:
web-analysis-over = over
web-analysis-mistake = mistake
web-analysis-blunder = blunder
web-analysis-unknown = Not analysed yet
web-analysis-stands = { $much ->
    [even] Even
    [little] { $side ->
        [white] White is a little better
       *[black] Black is a little better
      }
    [clear] { $side ->
        [white] White is better
       *[black] Black is better
      }
    [winning] { $side ->
        [white] White is winning
       *[black] Black is winning
      }
   *[wins] { $side ->
        [white] White wins by force
       *[black] Black wins by force
      }
  }

# --- settings
web-language = Language
web-theme = Colours
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Motion
web-motion-auto = Same as device
web-motion-full = On
web-motion-none = Off
web-board-style = Board of Tank Chess
web-board-style-map = Field map
web-board-style-snow = Snow
web-board-style-sand = Sand
web-board-style-meadow = Meadow
web-piece-style = Pieces
web-piece-style-tanks = Tanks
web-piece-style-counters = Large signs
web-turn-board = Turn the board
web-turn-board-text = On one device: whoever is to move at Tank Chess sits below.
web-sound = Sound
web-sound-key = The key M switches it anywhere.
web-volume = Volume
web-confirm = Confirm moves
web-confirm-text = A move is sent only when you press the button.
web-settings-where = Your choices stay in this browser.

# --- not found
web-lost = Nothing here but a wreck
web-lost-text = There is no page at { $address }.

# --- rules
web-rules-of-tank-chess = Tanks on a map: goal, moves, armour, terrain, Monster
web-rules-of-monster-combat = Cards and monsters: your turn, events, shields, co-op
web-chapters = Chapters
web-try = Try it against the computer
web-keys = Keys
web-key-m = sound on and off
web-key-tab = from one thing to the next
web-key-arrows = across the board, through the hand, through a replay
web-key-enter = choose, confirm
web-key-esc = take it back before it is confirmed
web-front = front
web-side = side
web-rear = rear
web-armour-picture = A tank with three shots: against the front, the side and the rear
web-kinds = The tanks and their stats
web-kind = Tank
web-speed = Steps
web-armour = Armour front / side / rear
web-gun = Gun
web-unofficial = unofficial
web-unofficial-note = Unofficial means: the publisher has named the vehicle, but we do not know its stats; these are ours.
web-rules-numbered = All rules by number
web-rules-numbered-text = When the table refuses something, it names the rule. Here they all are.
web-rules-search = Search the rules
web-rules-all = All rules
web-rules-found =
  { $count ->
    [0] No rule says that
    [one] One rule
   *[other] { $count } rules
  }
web-diagram-show = Show it
web-diagram-play = Play it
web-diagram-again = Once more
web-diagram-try = Try it yourself

web-rules-tank-chess-goal = The goal
web-rules-tank-chess-goal-text =
    Destroy the enemy command tank, or drive your own off the board over the opponent's edge. Either wins at once.
    White begins, then you take turns. You must move exactly one of your tanks; there is no passing.
web-rules-tank-chess-turn = A turn
web-rules-tank-chess-turn-text =
    A step is one square forward or a turn of 45° on the spot. A tank makes as many steps as its speed, in any order, and may stop early.
    Or it reverses instead: exactly one square straight back, nothing else.
    It drives only onto empty squares. Slipping diagonally between two occupied squares is allowed.
web-rules-tank-chess-fire = Firing
web-rules-tank-chess-fire-text =
    After moving, the same tank may fire once. Most guns fire straight ahead and 45° to either side. The tank destroyer has no turret and fires straight ahead only, and so does the mortar.
    The target must be at least two squares away and nothing may stand between. The mortar fires over everything, at exactly 3, 4 or 5 squares: with mortars about, no square is safe.
web-rules-tank-chess-armour = Gun against armour
web-rules-tank-chess-armour-text =
    A shot destroys if the gun is greater than the armour it hits. Head-on it hits the front, exactly from behind the rear, from everywhere else the side.
    A light tank can do nothing to a heavy one, not even from behind: gun 1 against rear armour 1. Bring a medium tank. And yet all tanks are worth the same: towards the end the speed of the light ones counts for more than guns and armour.
web-rules-tank-chess-wrecks = Wrecks
web-rules-tank-chess-wrecks-text = A destroyed tank stays where it is, as a wreck. It blocks the way and the line of fire for the rest of the game: cover for both.
web-rules-tank-chess-check = CHECK and ESCAPE
web-rules-tank-chess-check-text =
    CHECK means: next turn your command tank could be destroyed. ESCAPE means: next turn the enemy command tank could leave the board. The table announces both.
    Nobody is forced to react. But you should.
web-rules-tank-chess-ground = Terrain
web-rules-tank-chess-ground-text =
    High obstacles stop driving and fire, low ones stop driving only. Whatever drives into water sinks and is gone; only the amphibian crosses it. Hedges let you drive through but not fire through. Trees stop both; heavy vehicles fell them.
    Mud ends the movement. The basic scheme has high obstacles only.
web-rules-tank-chess-monster = The Monster
web-rules-tank-chess-monster-text =
    In some schemes each side has a Monster. It takes two steps or one to any side, and crushes what it steps on, trees included. Then it may strike with its tail at the square behind it, and breathe fire (2 to 4 squares) or throw the tank in front of it.
    Its front is its weakest side: armour 2 in front, 3 at the side, 4 behind.
web-rules-tank-chess-end = Draws and clocks
web-rules-tank-chess-end-text =
    A game is drawn by agreement, when a position comes up for the third time, or after 50 moves by each side without a destruction.
    If you play with a clock, the publisher recommends 30 minutes each on 16×16 and 45 on 20×20.

web-rules-monster-combat-goal = The goal
web-rules-monster-combat-goal-text =
    There are two variants, and everybody starts with three hearts and five cards in both. Free-for-all: the last one with a heart wins.
    Co-op: defeat ten monsters, one after the other, before all of you are out.
web-rules-monster-combat-turn = Your turn
web-rules-monster-combat-turn-text =
    Draw a card. If its back shows exclamation marks, an event happens; in co-op one happens in every turn.
    Then play one card or pass. At the end you keep at most seven cards; what you discard has no effect. Play goes clockwise until an event turns it round.
web-rules-monster-combat-cards = The cards
web-rules-monster-combat-cards-text = In a free-for-all, swords, thieves and skips hit whoever comes next in the direction of play; lightning hits everybody else. The backs are open: everybody sees who holds trigger cards and whether the next draw brings an event.
web-rules-monster-combat-events = Events
web-rules-monster-combat-events-text =
    All hearts back. Immune to everything until your next turn. Discard your whole hand. A monster attacks you. The direction changes, and your turn is over.
    An event is for the player whose turn it is, at once: nobody can keep it or pass it on.
web-rules-monster-combat-shield = Shields
web-rules-monster-combat-shield-text =
    Whoever is attacked is asked: shield or take it? A shield is only ever played to answer an attack. It stops a sword, your part of a lightning card, or an attacking monster; against thief and skip it is no use.
    If all others shield against your lightning, it strikes back at you.
web-rules-monster-combat-coop = Co-op
web-rules-monster-combat-coop-text =
    Monster number n has n hearts. From the sixth on they take two hearts at a time. A sword hits for 1, lightning for 2.
    Skip puts the monster to sleep for a round: it does not attack, and hits count twice. A thief draws one or two cards from the pile for you.
    A life card gives anybody a heart, and brings back a player who is out: with one heart and five new cards.
web-rules-monster-combat-end = How it ends
web-rules-monster-combat-end-text = A free-for-all ends at once when only one still has a heart; co-op when the final boss is defeated, or all of you are out.

# --- about and privacy
web-footer = About this site
web-title-about = About
web-title-privacy = Privacy
web-behemoth-lead = Behemoth is the digital home of two tabletop games, Tank Chess and Monster Combat.
web-behemoth-games = The games
web-behemoth-games-text =
    Both games come from a publisher of real boards and cards. Here they are played by the publisher's rule sheets; where the sheets are silent or disagree we decided, and the numbered rules say so.
    Boards and vehicles that are not the publisher's are marked. All drawings here are our own.
web-behemoth-table = The table
web-behemoth-table-text =
    You play alone against bots, together at one device, or with friends by a link. There is no account, no advertising and nothing to buy.
    Whoever runs this server is its host: it may be somebody in your family, a club, or you.
web-behemoth-made = What it is made of
web-behemoth-made-text =
    Behemoth is free software under the MIT licence, written in Python, with an engine in C++ for the strong bots.
    Everything you see comes from this server. Nothing is loaded from anywhere else.
web-privacy-lead = What this table keeps, for how long, and who sees it.
web-privacy-none = What there is not
web-privacy-none-text = No account, no password, no e-mail address, no cookie, no advertising, no statistics about visitors, and nothing from other servers.
web-privacy-table = What the table keeps
web-privacy-table-text =
    Of each match: how it was set up, the names people gave themselves, and every move with its moment. The secret keys of the seats are kept as hashes only.
    Quick phrases and reactions are passed on and not kept. Addresses of visitors are not stored, unless the host bans one.
web-privacy-kept-for-good = At this table matches are kept until somebody erases them.
web-privacy-kept-days = { $days ->
    [one] At this table a match is erased one day after its end.
   *[other] At this table a match is erased { $days } days after its end.
  }
web-privacy-seen = Who sees it
web-privacy-seen-text =
    Whoever has the link to a match can watch it, with the names in it and all that is open to everybody. A table you open to all is listed for everybody.
    Hidden cards are sent to nobody but their owner until the game is over. Then everybody who has the link can replay it.
web-privacy-browser = What stays in your browser
web-privacy-browser-text = Your settings, your name, the keys to your seats, your maps, and what you have done in lessons and puzzles. Who uses this browser can use them too. Clearing the data of this site removes them, and with them the way back to your seats.
web-privacy-logs = What is logged
web-privacy-logs-text = Only what goes wrong: no names, no keys, and of an address at most its network. There is no list of visits.
web-privacy-erase = Being forgotten
web-privacy-erase-text = A match that is over can be erased by who played it alone. Where others played too the moves are theirs as well: then your name and your key go, the moves stay. Backups that the host made before still hold it.
web-privacy-forget = Forget my finished games
web-privacy-forget-yes = Forget them
web-privacy-forget-detail = This holds for all games this browser has a seat in. It cannot be undone.
web-privacy-forgotten = Forgotten: { $gone }. Still being played: { $left }.
web-privacy-operator = Who is responsible
web-privacy-operator-text = Whoever runs this server. They can read what it stores, ban addresses and erase matches. If you do not know who that is, ask whoever sent you the link.
