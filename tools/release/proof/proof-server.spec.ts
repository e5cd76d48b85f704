import { get, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { reportRemoteFailure } from '@rendezvous/contracts/releases';
import { releaseOf } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import type { Mount } from './mounts.rules.js';
import { type ProofServer, serveProof } from './proof-server.js';

const mount: Mount = {
  place: '/chat',
  kind: 'page',
  state: 'full',
  locale: 'en',
  at: '/chat',
  user: null,
  settings: {},
  answers: {},
  given: null,
  chunk: 'home',
};
const watch = { bytes: 1, integrity: 'sha384-x', text: '' };
const shellFacts = buildFacts('shell', '1', { chunks: { main: ['home.js'] } });
const shell = releaseOf(
  { facts: { ...shellFacts, files: { ...shellFacts.files, 'start-watch.1.js': watch } }, folder: 'shell/1' },
  new Date(),
);

let server: ProofServer;
beforeAll(async () => {
  server = await serveProof({ shell, remotes: [] }, () => Promise.reject(new Error('There are no files.')));
});
afterAll(() => server.stop());

/** What a browser would ask at an address of a tab. */
const options = (address: string, headers: Record<string, string>) => {
  const { host, port } = new URL(address);
  return { host: '127.0.0.1', port, headers: { host, ...headers } };
};
const cookieFrom = (address: string): Promise<string> =>
  new Promise((done, fail) =>
    get({ ...options(address, { 'sec-fetch-dest': 'document' }), path: new URL(address).pathname }, (answer) => {
      answer.resume();
      done(answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '');
    }).on('error', fail),
  );
const report = (address: string, cookie: string, code: string): Promise<string> =>
  new Promise((done, fail) => {
    const { method, path } = reportRemoteFailure;
    const body = JSON.stringify({ remote: 'mfe-chat', phase: 'render', code });
    const asked = send({ ...options(address, { cookie, 'content-type': 'application/json' }), method, path }, (answer) =>
      done(text(answer)),
    );
    asked.on('error', fail).end(body);
  });

test('a report that comes when the tab shows something else already counts for the page that sent it', async () => {
  const first = server.begin(0, mount);
  const cookie = await cookieFrom(first.address);
  const second = server.begin(0, { ...mount, state: 'empty' });
  await report(second.address, cookie, 'late');
  expect(first.heard.failures).toEqual([expect.objectContaining({ code: 'late' })]);
  expect(second.heard.failures).toEqual([]);
  await report(second.address, await cookieFrom(second.address), 'own');
  expect(second.heard.failures).toEqual([expect.objectContaining({ code: 'own' })]);
});
