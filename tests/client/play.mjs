// Plays a whole game knowing nothing but two descriptions, /api/openapi.json and /api/asyncapi.json: no word of the
// protocol is used before the description has it. Prints one line of JSON: how the game ended and what was said.
//
//   node --experimental-websocket play.mjs http://127.0.0.1:8765 tank-chess '{"scheme": "first-steps-10"}'

const [server, game, options] = process.argv.slice(2);

const get = async (path) => (await fetch(server + path)).json();
const [http, socket] = await Promise.all([get('/api/openapi.json'), get('/api/asyncapi.json')]);

// --- what the descriptions say ---------------------------------------------------------------------------------------

const resolve = (document, part) =>
  part.$ref ? part.$ref.slice(2).split('/').reduce((place, name) => place[name], document) : part;

/** Faults of a value by a schema, as far as these descriptions use JSON Schema. */
function faults(document, schema, value, where = '') {
  schema = resolve(document, schema);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.some((one) => !faults(document, one, value, where).length) ? [] : [`${where}: no option fits`];
  if (schema.enum && !schema.enum.includes(value)) return [`${where}: ${value} is none of ${schema.enum}`];
  const sort = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const wanted = schema.type === 'integer' ? 'number' : schema.type;
  if (wanted && wanted !== sort) return [`${where}: ${sort} instead of ${wanted}`];
  if (sort === 'string' && value.length < (schema.minLength ?? 0)) return [`${where}: too short`];
  if (sort === 'string' && value.length > (schema.maxLength ?? Infinity)) return [`${where}: too long`];
  if (sort === 'array')
    return schema.items ? value.flatMap((one, n) => faults(document, schema.items, one, `${where}/${n}`)) : [];
  if (sort !== 'object') return [];
  const known = schema.properties ?? {};
  return [
    ...(schema.required ?? []).filter((name) => !(name in value)).map((name) => `${where}: lacks ${name}`),
    ...Object.entries(value).flatMap(([name, one]) => {
      if (name in known) return faults(document, known[name], one, `${where}/${name}`);
      return schema.additionalProperties === false ? [`${where}: unknown field ${name}`] : [];
    }),
  ];
}

function demand(found, what) {
  if (found.length) throw new Error(`${JSON.stringify(what).slice(0, 300)}\n${found.join('\n')}`);
}

const channel = socket.channels.match;
const payload = (name) => resolve(socket, channel.messages[name]).payload;
const replies = (name) =>
  socket.operations[name].reply.messages.map((one) => resolve(socket, resolve(socket, one)).name);

// --- making and joining a match --------------------------------------------------------------------------------------

async function call(name, body, parts = {}) {
  for (const [path, methods] of Object.entries(http.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === name) {
        demand(faults(http, operation.requestBody.content['application/json'].schema, body), body);
        const address = path.replace(/{(\w+)}/g, (_, part) => parts[part]);
        const answer = await fetch(server + address, {
          method: method.toUpperCase(),
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        const found = await answer.json();
        const said = operation.responses[answer.status]?.content;
        if (!said) throw new Error(`${name}: ${answer.status} is not described`);
        if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(found)}`);
        demand(faults(http, said['application/json'].schema, found), found);
        return found;
      }
  throw new Error(`no operation ${name}`);
}

// --- one player ------------------------------------------------------------------------------------------------------

class Player {
  said = 0;
  waiting = new Map();
  heard = new Set();

  constructor(match, token, seed) {
    this.match = match;
    this.token = token;
    this.chance = seed;
    this.over = new Promise((done, failed) => Object.assign(this, { done, failed }));
    const address = server.replace('http', 'ws') + channel.address.replace('{match}', match);
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.begin().catch(this.failed);
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data)).catch(this.failed);
    this.socket.onerror = () => this.failed(new Error('the connection failed'));
  }

  /** Say something as the description has it; the reply. */
  say(name, fields) {
    const message = { is: name, id: `n${++this.said}`, ...fields };
    demand(faults(socket, payload(name), message), message);
    this.socket.send(JSON.stringify(message));
    return new Promise((answer) => this.waiting.set(message.id, [name, answer]));
  }

  async begin() {
    const welcome = await this.say('hello', {
      protocol: socket['x-protocol'],
      match: this.match,
      tokens: [this.token],
    });
    this.yours = welcome.yours;
    await this.follow(welcome);
  }

  async hear(message) {
    this.heard.add(message.is);
    demand(faults(socket, payload(message.is), message), message);
    const asked = this.waiting.get(message.id);
    if (asked) {
      this.waiting.delete(message.id);
      if (!replies(asked[0]).includes(message.is)) throw new Error(`${message.is} is no reply to ${asked[0]}`);
      asked[1](message);
    } else if (message.is === 'update' && this.yours) {
      await this.follow(message);
    }
  }

  /** Decide whenever it is our turn. */
  async follow(now) {
    if (now.outcome) {
      this.done(now);
      return;
    }
    for (const seat of this.yours.filter((one) => now.to_act.includes(one))) {
      const first = await this.say('actions', { seat, most: 1 });
      const page = await this.say('actions', { seat, skip: this.draw(first.total ?? 1), most: 1 });
      if (page.is !== 'legal' || page.turn !== now.turn || !page.actions.length) return;
      const answer = await this.say('act', { seat, turn: page.turn, action: page.actions[0].text });
      if (answer.is === 'problem' && !['stale', 'over'].includes(answer.code)) throw new Error(answer.text);
      this.acted = (this.acted ?? 0) + (answer.is === 'ack');
    }
  }

  draw(most) {
    this.chance = (this.chance * 48271) % 2147483647;
    return this.chance % most;
  }
}

const made = await call('create', {
  game,
  options: JSON.parse(options ?? '{}'),
  seats: [{ kind: 'person', name: 'Node' }, { kind: 'open' }],
});
const joined = await call('join', { invite: made.invites[0].invite, name: 'Second' }, { match: made.match });
const players = [new Player(made.match, made.seats[0].token, 7), new Player(made.match, joined.token, 11)];
const ends = await Promise.all(players.map((player) => player.over));
for (const player of players) player.socket.close();

console.log(
  JSON.stringify({
    match: made.match,
    outcomes: ends.map((end) => end.outcome),
    acted: players.map((player) => player.acted),
    heard: [...new Set(players.flatMap((player) => [...player.heard]))].sort(),
  }),
);
