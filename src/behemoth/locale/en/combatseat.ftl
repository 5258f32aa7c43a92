# Sentences of Monster Combat in the terminal: commands and the hot seat.
combat-about-combat = Play Monster Combat with several people on one device; hands stay hidden.
combat-about-simulate = Let bots play many games and count what happens.
combat-about-variant = The variant: free-for-all, or co-op against the monsters.
combat-about-preset = A named set of options: classic, fresh-hand, secret-lightning, quick; in co-op classic, gentle, hard, grim.
combat-about-option = Change one option of the rules; may be given several times.
combat-about-player = The name of a player; give it once for each, 2 to 7.
combat-about-bot = A bot that sits down after the players, such as level-3; give it once for each.
combat-about-seed = The seed of chance; the same seed deals the same cards.
combat-about-load = Go on with a saved game.
combat-about-no-colour = No colours.
combat-about-ascii = Only plain signs.
combat-about-game = The game to simulate: monster-combat, which is counted in detail, or any other that is installed.
combat-about-players = How many players sit down; 0: in Monster Combat 4, otherwise as few as can play.
combat-about-games = How many games are played.
combat-about-bots = Who plays, separated by commas, repeated as needed: in Monster Combat greedy, random or careful in seat order; in other games any bots, with limits as in tournaments, who change seats.

combat-usage-option = An option is written NAME=VALUE, not "{ $text }".
combat-usage-load-bots = --bot is for a new game; a loaded one goes on with people only.

combat-choose-variant = Which game?
combat-ask-variant = 1 or 2 (Enter for 1):{" "}
combat-no-variant = "{ $answer }" is neither 1 nor 2.
combat-ask-names = Who plays? Two to seven names, separated by commas:{" "}
combat-wrong-names = It takes two to seven players; these are { $count }.

combat-seat-welcome = Monster Combat, { $variant }.
combat-seat-hint = Type a card to play it, or "pass". "help" lists the commands. The device goes around; nobody sees your hand.
combat-seat-hide = Press Enter to hide this, then pass the device to { $name }.{" "}
combat-seat-pass = Pass the device to { $name }.
combat-seat-ready = { $name }, press Enter when only you see the screen.{" "}
combat-seat-actions = You can: { $actions }
combat-seat-no-undo = That cannot be taken back: somebody has already seen something new.
combat-seat-help = Type the name of a card to play it; "!" marks a trigger back: sword!
combat-seat-help-more = Also: pass, take (the hit), life>2 (a heart for player 2), discard:sword. Commands:

combat-seat-turn = Turn { $turn }: { $name }, { $direction }
combat-seat-clockwise = clockwise
combat-seat-anticlockwise = anticlockwise
combat-seat-monster = Monster { $number }, { $monster }
combat-seat-asleep = asleep: hits count twice
combat-seat-cards = cards: { $count }
combat-seat-marked = trigger backs: { $count }
combat-seat-immune = immune
combat-seat-known = surely holds: { $cards }
combat-seat-out = out
combat-seat-draw = Draw pile: { $count }
combat-seat-top-marked = next card has a trigger back (!)
combat-seat-discard = discard pile: { $count }, on top: { $card }
combat-seat-nothing = nothing
combat-seat-event = last event: { $kind }
combat-seat-hand = Your hand: { $cards }
combat-seat-no-cards = no cards
combat-seat-ask-play = { $name }, play a card or pass.
combat-seat-ask-discard = { $name }, you may keep { $limit ->
    [one] one card
   *[other] { $limit } cards
}: choose one to discard.
combat-seat-ask-shield = { $name }, { $by } attacks you: shield or take it?
combat-seat-ask-monster = { $name }, a monster attacks you (hearts: { $damage }): shield or take it?

terminal-command-table = table
terminal-usage-of-table = table
terminal-help-table = the table and your hand again
terminal-command-log = log
terminal-usage-of-log = log
terminal-help-log = what happened in the last turns
