# Sentences of the web app: pages, panel, settings. What the games say of themselves is elsewhere.

# --- everywhere
web-home = To the first page
web-menu = Menu
web-skip = To the content
web-loading = One moment …
web-load-failed = This page could not be loaded. Are you connected?
web-again = Try again
web-close = Close
web-no = Cancel
web-fault = That did not work, and it is our fault. Please try again.
web-offline-call = The table cannot be reached. Check your connection; nothing is lost.
web-learn = Rules
web-settings = Settings
web-mute = Sound off
web-other-language = Diese Seite auf Deutsch
web-sound-on = Sound on
web-sound-off = Sound off
web-unknown-game = This page does not know the game “{ $game }”. Reload it to get the newest version.

web-title-new = New game
web-title-join = Invitation
web-title-table = Table
web-title-watch = Watching
web-title-replay = Replay
web-title-learn = Rules
web-title-settings = Settings
web-title-lost = Not found

# --- the first page
web-hero = Two games, one table
web-hero-text = Play at once, alone or with friends. No account, nothing to install.
web-game-tank-chess = Tank Chess
web-game-monster-combat = Monster Combat
web-about-tank-chess = Drive, turn, fire: hunt the enemy's command tank or slip yours through their lines. No dice, no luck.
web-about-monster-combat = Swords, shields and nasty events: everybody against everybody, or all together against ten monsters.
web-players-tank-chess = 2 players
web-players-monster-combat = 2 to 7 players
web-time-tank-chess = 20 to 60 minutes
web-time-monster-combat = 5 to 30 minutes
web-play-bot = Play the computer
web-play-friends = With friends
web-play-here = At one device
web-rules-of = How it is played
web-choose-more = Choose board, bots, clock …
web-starting = Setting the table …
web-watch = Watch
web-watch-text = Somebody sent you a link? Paste it here.
web-watch-link = Link or name of a table
web-watch-go = Watch
web-watch-unclear = That does not look like a link to a table.
web-replay = Replay
web-replay-text = Look at a finished game move by move: from a game file or from the end of a match.
web-replay-open = Open a game
web-learn-text = Each game on one page, with pictures. Five minutes, then you can play.
web-learn-open = Read the rules
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
web-with-here = At one device
web-with-here-text = hand it around
web-scheme = Board
web-scheme-pieces = { $count } a side
web-scheme-monsters = with Monsters
web-scheme-own = our own
web-variant = Variant
web-variant-versus = Everybody against everybody
web-variant-versus-text = The last one with a heart wins.
web-variant-coop = All together
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
web-any-side = Either
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
web-hints = Hints
web-hints-text = Ask for a good move at any time.
web-hints-friends = Everybody may ask for a good move, and everybody sees that it is allowed.
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
web-option-throw_own = Throwing own tanks
web-option-fall_choice = Where a Monster falls
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
web-option-carry_over = Surplus hits carry over
web-choice-fall_choice-owner = its owner decides
web-choice-fall_choice-killer = whoever beat it decides
web-choice-starter-random = by chance
web-choice-starter-first = the first seat
web-choice-x2_shields-one = one shield is enough
web-choice-x2_shields-one_per_heart = one for each heart
web-choice-turn_cap_v1-drawn = survivors share the win
web-choice-turn_cap_v1-most_hearts = most hearts win
web-choice-immunity_scope-all = against everything
web-choice-immunity_scope-attacks = against attacks
web-choice-attack_target-active = whose turn it is
web-choice-attack_target-all = everybody
web-choice-v2_immunity-literal = until the next turn begins
web-choice-v2_immunity-through_next_turn = through the next turn
web-choice-sleep-caster_round = for one round
web-choice-sleep-next_turn = for one turn
web-choice-sleep-n_turns = a turn for each player

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
web-paused = Paused
web-sending = Sending …
web-turn-of = { $count ->
    [one] { $name } is to move
   *[other] { $name } are to decide
  }
web-thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
  }
web-thinks = thinking
web-hint = Show me a good move
web-hint-short = Hint
web-hint-thinking = Looking for a good move …
web-hints-on = Hints are allowed
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
web-resume = Go on
web-resign = Resign
web-resign-sure = Do you want to resign?
web-resign-for = Does { $name } resign?
web-more-time = More time
web-stand = Bot for me
web-stand-back = I am back
web-stood-in = A bot plays for you until you are back.
web-share-watch = Link for watching
web-watch-title = Watch our game of { $game }
web-rematch = Rematch
web-watch-rematch = Watch the rematch
web-export = Game file
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
web-previous = One back
web-next = One on
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
web-analysis-unknown = Not judged yet
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
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Motion
web-motion-auto = As the device
web-motion-full = On
web-motion-none = Off
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
web-learn-tank-chess = Tanks on a map: goal, moves, armour, terrain, Monster
web-learn-monster-combat = Cards and monsters: your turn, events, shields, all together
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
web-kinds = The tanks and their figures
web-kind = Tank
web-speed = Steps
web-armour = Armour front / side / rear
web-gun = Gun

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
    After driving the same tank may fire once. Most guns fire straight ahead and 45° to either side; the tank destroyer and the mortar straight ahead only.
    The target must be at least two squares away and nothing may stand between. The mortar fires over everything, at exactly 3, 4 or 5 squares.
web-rules-tank-chess-armour = Gun against armour
web-rules-tank-chess-armour-text =
    A shot destroys if the gun is greater than the armour it strikes. Head-on it strikes the front, exactly from behind the rear, from everywhere else the side.
    So a light tank can kill a heavy one only from behind … and not even then: gun 1 against rear armour 1. Bring a medium tank.
web-rules-tank-chess-wrecks = Wrecks
web-rules-tank-chess-wrecks-text = A destroyed tank stays where it is, as a wreck. It blocks the way and the line of fire for the rest of the game: cover for both.
web-rules-tank-chess-check = CHECK and ESCAPE
web-rules-tank-chess-check-text =
    CHECK means: next turn your command tank could be destroyed. ESCAPE means: next turn the enemy command tank could leave the board. The table announces both.
    Nobody is forced to react. But you should.
web-rules-tank-chess-ground = The ground
web-rules-tank-chess-ground-text =
    High obstacles stop driving and fire. Low ones and water stop driving only. Hedges let you drive through but not see through. Trees stop both; heavy vehicles fell them.
    Mud ends the movement. The basic board has high obstacles only.
web-rules-tank-chess-monster = The Monster
web-rules-tank-chess-monster-text =
    On some boards each side has a Monster. It takes two steps or one to any side, and crushes what it steps on. Then it may strike with its tail at the square behind it, and breathe fire (2 to 4 squares) or throw the tank before it.
    Its front is its weakest side: armour 2 in front, 3 at the side, 4 behind.
web-rules-tank-chess-end = Draws
web-rules-tank-chess-end-text = By agreement, when a position comes for the third time, or after 50 moves by each side without a destruction.

web-rules-monster-combat-goal = The goal
web-rules-monster-combat-goal-text =
    Everybody starts with three hearts and five cards. Everybody against everybody: the last one with a heart wins.
    All together: beat ten monsters, one after the other, before they beat all of you.
web-rules-monster-combat-turn = Your turn
web-rules-monster-combat-turn-text =
    Draw a card. If its back shows exclamation marks, an event happens; playing together, one happens in every turn.
    Then play one card or pass. At the end you keep at most seven cards.
web-rules-monster-combat-cards = The cards
web-rules-monster-combat-cards-text = Attacks hit whoever comes next in the present direction. The backs are open: everybody sees who holds trigger cards and whether the next draw brings an event.
web-rules-monster-combat-events = Events
web-rules-monster-combat-events-text = All hearts back. Immune against everything until your next turn. Lose your whole hand. A monster attacks you. The direction turns round, and your turn is over.
web-rules-monster-combat-shield = Shields
web-rules-monster-combat-shield-text =
    Whoever is attacked is asked: shield or take it? A shield stops a sword, your part of a lightning, or an attacking monster; it does not help against Thief and Skip.
    If all others shield against a lightning, it strikes back at you.
web-rules-monster-combat-coop = All together
web-rules-monster-combat-coop-text =
    Monster number n has n hearts. From the sixth on they strike for two. Swords hit for 1, lightning for 2, and twice as hard while the monster sleeps.
    A Life card gives anybody a heart, and brings back who has fallen: with one heart and five new cards.
web-rules-monster-combat-end = How it ends
web-rules-monster-combat-end-text = At once, when only one still has a heart; or together when the final boss falls, or the last of you.

