# Sentences of the package terminal/: the engine's protocol.
engine-about = The engine for other programs: commands and answers by lines. docs/engine-protocol.md describes them.
engine-unknown = There is no command "{ $name }". There are: { $known }.
engine-option = "{ $text }" is not an option with its value, as in: setoption lines 3. There are: { $known }.
engine-position = A position is written: position startpos, position scheme NAME or position fen TEXT, each with [moves …].
engine-go = "{ $text }" is not what go understands: time MS, clock MS, inc MS, nodes N, depth N, perft N or infinite.
engine-go-perft = go perft N stands alone.
engine-busy = Something is still running: wait for it, or send stop first.
engine-endless = It runs until you send stop, so nobody can wait for it.
engine-over = "{ $text }" cannot be played: the game is over.
engine-check = A check is written: check, or: check N for N positions.
engine-missing = The engine is not installed here, so there is nothing to check; everything else works with the rules in Python. Install it with: pip install "behemoth[engine]"
engine-fault = That went wrong inside ({ $fault }); everything is as it was.
engine-word = { $name } is one of { $known }, not "{ $text }".
engine-tanks-only = This is for Tank Chess: where chance decides there is nothing to count.
