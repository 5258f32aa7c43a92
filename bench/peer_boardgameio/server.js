// A boardgame.io server as its documentation shows it, with its own in-memory store. The game takes the same moves as
// ours and keeps the same pieces, but checks no rule and tells nobody what happened: all of that is in its favour.
'use strict';

const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const required = createRequire(path.join(process.argv[2], 'package.json'));
const { Server, Origins } = required('boardgame.io/server');
const { pieces } = JSON.parse(readFileSync(process.argv[3], 'utf8'));

const game = {
  name: 'tanks',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ pieces, last: '' }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, text) => {
      const [from, to] = text.split('>');
      const square = /^[A-Z]+\d+/.exec(to ?? '')?.[0];
      if (square && G.pieces[from]) {
        G.pieces[square] = G.pieces[from];
        delete G.pieces[from];
      }
      G.last = text;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
