import { type AddressInfo, type Socket, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { httpAdapter } from './http-app.js';
import { type ClientTimeouts, CLIENT_TIMEOUTS } from './slow-bodies.js';

// A second is a long time here: what the product waits for is only shorter by a factor.
const timeouts: ClientTimeouts = {
  headersMs: 400,
  requestMs: 5000,
  idleMs: 4000,
  everyMs: 100,
  bodyGraceMs: 500,
  bodyBytesPerSecond: 2000,
};

let fastify: FastifyInstance;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  fastify = httpAdapter({ timeouts }).getInstance() as unknown as FastifyInstance;
  fastify.post('/take', async (request) => ({ bytes: (request.body as string).length }));
  fastify.get('/slow', async () => {
    await new Promise((done) => setTimeout(done, 1500));
    return 'done';
  });
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  fastify.server.on('upgrade', (_request, socket: Socket) => {
    open.push(socket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: spec\r\n\r\n');
  });
  port = (fastify.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await fastify.close();
});

/** Sends `head`, then `chunk` every 100 ms; answers after how long the server ended it, and what it said. */
const dribble = (head: string, chunk: string, ms = 3500): Promise<{ endedAfter: number | null; said: string }> =>
  new Promise((resolve) => {
    const began = Date.now();
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    let said = '';
    socket.on('data', (data) => (said += String(data)));
    socket.on('error', () => undefined);
    socket.write(head);
    const sending = setInterval(() => socket.writable && socket.write(chunk), 100);
    const finish = (endedAfter: number | null): void => {
      clearInterval(sending);
      clearTimeout(late);
      resolve({ endedAfter, said });
    };
    const late = setTimeout(() => finish(null), ms);
    socket.once('close', () => finish(Date.now() - began));
  });

const POST = 'POST /take HTTP/1.1\r\nHost: spec\r\nContent-Type: text/plain\r\n';

test('headers that dribble in, or never begin, are not waited for', async () => {
  const [slow, silent] = await Promise.all([dribble('GET /slow HTTP/1.1\r\n', 'X-A: b\r\n'), dribble('', '')]);
  expect(slow.endedAfter).toBeLessThan(2500);
  expect(slow.said).toMatch(/^HTTP\/1.1 408/);
  expect(silent.endedAfter).toBeLessThan(2500);
});

test('a body that dribbles in is not waited for, with a length or without', async () => {
  const [long, chunked] = await Promise.all([
    dribble(`${POST}Content-Length: 100000\r\n\r\n`, 'x'),
    dribble(`${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
  ]);
  for (const { endedAfter, said } of [long, chunked]) {
    expect(endedAfter).toBeLessThan(2500);
    expect(said).toMatch(/^HTTP\/1.1 408/);
  }
});

test('many connections that dribble are all gone, and others are answered meanwhile', async () => {
  const many = Array.from({ length: 100 }, () => dribble(`${POST}Content-Length: 100000\r\n\r\n`, 'x'));
  const answer = await fetch(`http://127.0.0.1:${port}/take`, { method: 'POST', body: 'hello', headers: { 'content-type': 'text/plain' } });
  expect(await answer.json()).toEqual({ bytes: 5 });
  expect((await Promise.all(many)).every(({ endedAfter }) => endedAfter !== null)).toBe(true);
  await new Promise((done) => setTimeout(done, 50));
  expect(await new Promise((done) => fastify.server.getConnections((_, count) => done(count)))).toBeLessThan(10);
});

test('a slow phone gets through: slow, but steady', async () => {
  const { endedAfter, said } = await dribble(`${POST}Connection: close\r\nContent-Length: 8000\r\n\r\n`, 'x'.repeat(400));
  expect(endedAfter).toBeGreaterThan(1500);
  expect(said).toMatch(/^HTTP\/1.1 200[^]*{"bytes":8000}/);
});

test('an answer that takes its time, and a socket that says nothing, are not cut off', async () => {
  const [answer, upgraded] = await Promise.all([
    dribble('GET /slow HTTP/1.1\r\nHost: spec\r\nConnection: close\r\n\r\n', ''),
    dribble('GET /socket HTTP/1.1\r\nHost: spec\r\nConnection: upgrade\r\nUpgrade: spec\r\n\r\n', '', 2500),
  ]);
  expect(answer.said).toMatch(/^HTTP\/1.1 200[^]*done/);
  expect([upgraded.endedAfter, upgraded.said.slice(0, 12)]).toEqual([null, 'HTTP/1.1 101']);
});

test('a photo of 15 MB has the time that a slow phone needs', () => {
  expect((15 * 1024 * 1024) / (CLIENT_TIMEOUTS.requestMs / 1000)).toBeLessThan(30_000);
  expect(CLIENT_TIMEOUTS.bodyBytesPerSecond).toBeLessThan(10_000);
});
