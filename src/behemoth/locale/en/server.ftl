# Sentences of the server: the HTTP API and the command that serves the table.
server-host = This table is not called "{ $name }". Open it under the address it printed when it started.
server-origin = This request comes from another site, so nothing was done.
server-too-many = That was too much at once. Wait a few seconds and try again.
server-too-long = That is too long: { $limit } bytes at most.
server-unreadable = The request cannot be read: { $fault }
server-media-type = The request must be JSON (Content-Type: application/json).
server-not-found = There is nothing at this address.
server-method = This address does not take such a request.
server-fault = Something went wrong on our side; nothing was changed.
server-not-saved = That could not be saved, so nothing was changed. Please try again.
server-full = The table is full at the moment. Try again in a few minutes.
server-no-match = There is no such match. Is the link complete?
server-no-game-yet = The record can be read once the game is over: it would tell what the players hide.
server-no-analysis-of = Only games of Tank Chess can be judged.
server-no-analysis = There is no such analysis (any more). Start it again.
server-no-analysis-yet = A game can be judged once it is over.
server-many-analyses = Two games are being judged for you already. Wait for one, or stop one.
server-replay-empty = That is not a game file.
server-replay-long = This game has too many moves to be shown: { $most } at most.

server-listening = Behemoth is ready: { $address }
server-stop-hint = Stop it with Ctrl-C; matches are saved.
server-stopped = Stopped. All matches are saved.
server-open-to-all = Everybody in this network can reach it. Friends here open: { $address }
server-port-busy = Port { $port } is taken by another program. Choose another one with --port, or leave --port out.
server-no-free-port = All ports from { $first } to { $last } are taken. Choose another one with --port.
server-cannot-listen = Behemoth cannot listen at { $host }: { $fault }
server-data-at = Matches are kept in { $folder }

server-about-play = Play at the table in your browser: alone, at one device, or with friends.
server-about-host = Where to listen. 127.0.0.1 is this computer only; 0.0.0.0 is everybody in the network.
server-about-port = The port; without it 8765, or the next free one.
server-about-name = A further name under which the table may be reached, behind a proxy for example.
server-about-no-open = Do not open a browser.
server-about-data = The folder where matches are kept.
server-about-direct = Take the short way for WebSockets, past ASGI (faster, for one version of uvicorn only).
server-about-lang = The language: en or de.
