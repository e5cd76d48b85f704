import { type Socket, connect } from 'node:net';
import { type Attack, countOf } from './attack.js';
import { type Ear, ask, listen, person, soon } from './person.js';

/** How many connections of each kind. */
const EACH = 40;
/** By when the server has to have ended them. */
const TIMEOUT_MS = 75_000;
const DRIP_MS = 1000;
/** Tabs that one member opens; nobody has as many. */
const TABS = 120;

interface Kind {
  readonly attack: string;
  readonly begin: string;
  /** Sent one by one, a byte a second, for ever. */
  readonly drip: string;
}

const KINDS: readonly Kind[] = [
  { attack: 'headers a byte a second', begin: 'GET /api/settings.php HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', drip: 'a' },
  {
    attack: 'a body a byte a second',
    begin: 'POST /api/user.php HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email":"',
    drip: 'a',
  },
  { attack: 'a connection that says nothing', begin: '', drip: '' },
];

/** @returns how many of the connections the server ended, and by when the last one was */
const hold = async (port: number, { begin, drip }: Kind): Promise<{ ended: number; lastMs: number }> => {
  const began = Date.now();
  let [ended, lastMs] = [0, 0];
  const sockets: Socket[] = [];
  for (let count = 0; count < EACH; count += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      ended += 1;
      lastMs = Date.now() - began;
    });
    socket.resume();
    if (begin !== '') socket.write(begin);
  }
  const dripping = setInterval(() => {
    if (drip !== '') for (const socket of sockets) if (socket.writable) socket.write(drip);
  }, DRIP_MS);
  await soon(() => ended === EACH, TIMEOUT_MS);
  clearInterval(dripping);
  const result = { ended, lastMs };
  for (const socket of sockets) socket.destroy();
  return result;
};

/** By when a refused socket has to be gone on our side. */
const REFUSED_MS = 5000;

/** Sockets that nobody gets, asked for by a side that never closes. @returns how many of them the server let go of: what is sent then comes back as a reset */
const holdRefused = async (port: number): Promise<number> => {
  let gone = 0;
  const sockets = Array.from({ length: EACH }, () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => (gone += 1));
    socket.resume();
    socket.write('GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    return socket;
  });
  const knocking = setInterval(() => {
    for (const socket of sockets) if (socket.readableEnded && socket.writable) socket.write('a');
  }, 200);
  await soon(() => gone === EACH, REFUSED_MS);
  clearInterval(knocking);
  for (const socket of sockets) socket.destroy();
  return gone;
};

/** Who takes their time takes a place: connections that never say anything whole, and tabs without number. */
export const slowConnections: Attack = async ({ product: { url }, tried }) => {
  const port = Number(new URL(url).port);
  const holding = Promise.all(KINDS.map((kind) => hold(port, kind)));
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const began = Date.now();
    const { status } = await ask(url, '/api/settings.php');
    times.push(status === 200 ? Date.now() - began : Infinity);
    await new Promise((done) => setTimeout(done, 200));
  }
  tried('everybody else meanwhile', 'answered within 2 s', `slowest ${Math.max(...times)} ms`, Math.max(...times) < 2000);
  for (const [index, { ended, lastMs }] of (await holding).entries()) {
    const seen = `${ended} of ${EACH} ended${ended > 0 ? `, the last after ${Math.round(lastMs / 1000)} s` : ''}`;
    tried(KINDS[index]!.attack, `all ended within ${TIMEOUT_MS / 1000} s`, seen, ended === EACH);
  }
  const gone = await holdRefused(port);
  tried('refused sockets whose other side never closes', `all gone within ${REFUSED_MS / 1000} s`, `${gone} of ${EACH}`, gone === EACH);
  const member = await person(url);
  const ears: Ear[] = [];
  const refused: string[] = [];
  for (let count = 0; count < TABS; count += 1) {
    await listen(url, member.cookie).then(
      (ear) => ears.push(ear),
      (error: Error) => refused.push(error.message),
    );
  }
  await new Promise((done) => setTimeout(done, 500));
  const open = ears.filter((ear) => ear.ended() === null).length;
  tried(`${TABS} sockets of one member`, 'a limit', `${open} stay open${refused.length > 0 ? `; ${countOf(refused)}` : ''}`, open < TABS);
  for (const ear of ears) ear.close();
};
