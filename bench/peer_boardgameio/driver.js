// Plays the script in many matches at once over the peer's own protocol (socket.io, as its client speaks it), two
// clients a match. A client moves when it has heard of the other's move; a move counts when its mover hears of it.
'use strict';

const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const required = createRequire(path.join(process.argv[2], 'package.json'));
const { io } = required('socket.io-client');
const { games } = JSON.parse(readFileSync(process.argv[3], 'utf8'));
const address = process.argv[4];
const matches = Number(process.argv[5]);
const latencies = [];

async function post(where, body) {
  const answer = await fetch(address + where, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
  return answer.json();
}

async function sit() {
  const { matchID } = await post('/games/tanks/create', { numPlayers: 2 });
  const sockets = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/tanks/${matchID}/join`, { playerID, playerName: 'Ada' });
    const socket = io(`${address}/tanks`, { transports: ['websocket'], forceNew: true });
    await new Promise((resolve) => socket.once('connect', resolve));
    const synced = new Promise((resolve) => socket.once('sync', resolve));
    socket.emit('sync', matchID, playerID, playerCredentials, 2);
    await synced;
    sockets.push({ socket, playerID, playerCredentials });
  }
  return { matchID, sockets };
}

function play({ matchID, sockets }, index) {
  const moves = games[index % games.length];
  let next = 0;
  const said = [];
  const move = (stateID) => {
    const { socket, playerID, playerCredentials } = sockets[next % 2];
    const payload = { type: 'play', args: [moves[next]], playerID, credentials: playerCredentials };
    said[next++] = performance.now();
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  };
  return new Promise((resolve) => {
    let done = 0;
    sockets.forEach(({ socket }, seat) =>
      socket.on('update', (_, state) => {
        const number = state._stateID - 1;
        if (number % 2 === seat) {
          latencies.push(performance.now() - said[number]);
          if (++done === moves.length) resolve();
        } else if (next < moves.length && next === number + 1) {
          move(state._stateID);
        }
      }),
    );
    move(0);
  });
}

(async () => {
  const tables = [];
  for (let number = 0; number < matches; number++) tables.push(await sit());
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const begin = performance.now();
  await Promise.all(tables.map(play));
  const told = { seconds: (performance.now() - begin) / 1000, latencies: latencies.map((one) => Math.round(one * 100) / 100) };
  process.stdout.write(JSON.stringify(told) + '\n', () => process.exit(0));
})();
