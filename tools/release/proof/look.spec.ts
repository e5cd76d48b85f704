import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { look, openTab } from './look.js';
import type { Mount } from './mounts.rules.js';
import type { Heard } from './proof-server.js';

const { BROWSER_ARGS, ensureBrowser } = jest.requireActual<{ BROWSER_ARGS: string[]; ensureBrowser(): Promise<string> }>(
  '../../setup/browser.mjs',
);

/** What the screen's own script does, by the state that is shown. */
const SCRIPTS = { full: `setInterval(() => console.error('still here'), 100);`, empty: '' };
let shown: Mount['state'] = 'full';
let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/own.js') return response.end(SCRIPTS[shown]);
      if (request.url !== '/a') return response.end();
      // the page before lives until this one is there
      if (shown === 'empty') await wait(1800);
      return response.setHeader('content-type', 'text/html').end('<link rel="icon" href="data:,"><script src="/own.js"></script>');
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });
});
afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

const mount = (state: Mount['state'], chunk = 'own') => ({ place: '/a', kind: 'page', state, at: '/a', chunk }) as unknown as Mount;
const begin = (_tab: number, { state }: Mount) => {
  shown = state;
  const heard: Heard = { unanswered: new Set(), failures: [] };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`, heard };
};
const looking = {
  server: { begin, stop: () => Promise.resolve() },
  filesOf: ({ chunk }: Mount) => ['/own.js', ...(chunk === 'own' ? [] : [`/${chunk}.js`])],
  area: 'gifts',
};

test('what a page does after it was looked at counts for no other', async () => {
  const tab = await openTab(browser, 0);
  expect(await look(tab, mount('full'), looking)).toMatchObject({ arrived: true, rested: true });
  expect(await look(tab, mount('empty'), looking)).toMatchObject({ arrived: true, rested: true, errors: [] });
});

test('a screen of which only the script before it was asked for has not come', async () => {
  const tab = await openTab(browser, 1);
  expect(await look(tab, mount('empty', 'room'), looking)).toMatchObject({ arrived: false, rested: false });
});
