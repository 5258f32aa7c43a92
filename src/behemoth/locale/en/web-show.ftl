# How what happens is shown at the table: speed, event cards, looking back, the end of a game.
web-pace = Speed
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-now = Speed: { $speed }
web-show-event = Event
web-show-on = Tap or press a key to go on.

# --- looking back
web-past = Looking back
web-past-tools = Looking back and speed
web-past-back = One back
web-past-again = Last move again
web-past-at = { $index } of { $last }
web-past-now = Back to now
web-past-fresh = Meanwhile:
web-past-here = You are looking back.

# --- the end
web-end = How it ended
web-end-last = The last move:
web-end-again = Show it again
web-end-back = Back one move
web-end-analyse = Analyse
web-end-from-here = A new game from before your last move.

# --- imported games
web-import-gone = This game was opened from a file in another browser, or too long ago. Open the file again.
web-import-kept = Only this browser knows this game; to show it to others, send them the file.

# --- keys
web-key-past = Look back, and forward again
web-key-speed = Calm, normal or quick
web-tank-key-past = Look back, and forward again
web-tank-key-speed = Calm, normal or quick
