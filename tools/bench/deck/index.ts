import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SearchIndex, SearchIndexStore } from '@rendezvous/search';
import { Clock } from '@rendezvous/server/clock';
import { connect } from '@rendezvous/server/database';
import { type Browser, type Page, chromium } from '@playwright/test';
import { WORKSPACE } from '../http/processes.js';
import { median } from '../median.js';
import { PERSONA, type Product, startProduct } from '../page/product.js';
import { noteCards } from './note-cards.js';
import { type Turn, type TraceEvent, turnsOf } from './trace.js';

const CARDS = 20;
const MEMBERS = 200;
const PHONE = { width: 390, height: 844 };
/** A main thread that is busy for longer than this is felt. */
const LONG_MS = 50;
/** On a busy machine the first card takes long; nothing is measured before it. */
const FIRST_CARD_MS = 120_000;
/** So long a card flies, and somebody looks at the next. */
const LOOK_MS = 700;

/** Without "screenshots" and the like, which would be tasks themselves. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading', 'toplevel', 'cc'];

interface BrowserSetup {
  readonly BROWSER_ARGS: readonly string[];
  ensureBrowser(): Promise<string>;
}

/** All live where the persona does: the deck is of one country. */
const gather = async (url: string): Promise<void> => {
  const database = await connect({ url, entities: [], migrations: [], migrate: false });
  await database.change(
    `update account.members m set country = p.country, region = p.region from account.members p where p.email = $1 and p.id <> m.id`,
    [PERSONA.email],
  );
  await new SearchIndex(database, new Clock(), new SearchIndexStore()).rebuild();
  await database.dataSource.destroy();
};

const note = (text: string): void => void process.stderr.write(`${text}\n`);

const openBrowser = async (): Promise<Browser> => {
  const setup = (await import(pathToFileURL(join(WORKSPACE, 'tools/setup/browser.mjs')).href)) as BrowserSetup;
  return chromium.launch({ executablePath: await setup.ensureBrowser(), args: [...setup.BROWSER_ARGS] });
};

/** By hand to the left, as a pass: of likes there are few a day. */
const pass = async (page: Page): Promise<void> => {
  const box = await page.locator('article[data-depth="0"]').boundingBox();
  if (box === null) throw new Error('The deck is empty.');
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x - step * 20, y);
  await page.mouse.up();
  await page.waitForTimeout(LOOK_MS);
};

const play = async (product: Product, browser: Browser): Promise<{ readonly turns: Turn[]; readonly frames: number[] }> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: false });
  const [name = '', value = ''] = (await product.logIn()).split('=');
  await context.addCookies([
    { name, value, url: product.url },
    { name: 'cookie_choice', value: 'needed.1', url: product.url },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(FIRST_CARD_MS);
  await page.addInitScript(noteCards);
  await page.goto(`${product.url}/swipe-game`);
  await page.locator('article[data-depth="0"] h2').waitFor();
  await page.waitForLoadState('networkidle');
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let card = 0; card < CARDS; card++) await pass(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const frames = await page.evaluate(() => (globalThis as unknown as { deckFrames: number[] }).deckFrames);
  await context.close();
  return { turns: turnsOf(traceEvents), frames };
};

const slowest = (values: readonly number[]): number => Math.max(0, ...values);

/** Twenty cards taken by hand: what a trace shows from letting go of one to the frame that shows the next. */
export const run = async (): Promise<string[]> => {
  const product = await startProduct({ members: MEMBERS });
  const browser = await openBrowser();
  try {
    await gather(product.database);
    note('Waiting until the photos are painted');
    await product.rest();
    const { turns, frames } = await play(product, browser);
    if (turns.length !== CARDS) throw new Error(`${turns.length} of ${CARDS} cards were seen in the trace.`);
    const sum = (of: (turn: Turn) => number): number => turns.reduce((all, turn) => all + of(turn), 0);
    const waits = turns.map(({ ms }) => ms);
    const tasks = turns.map(({ longestTaskMs }) => longestTaskMs);
    const fits = sum(({ requests, decodes }) => requests.length + decodes.length) === 0 && slowest(tasks) <= LONG_MS;
    return [
      '| cards | requests | decodes | look-ups among decoded pictures | longest task ms, median, slowest | release to next card ms, median, slowest | frames a second in flight, median |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      `| ${turns.length} | ${sum(({ requests }) => requests.length)} | ${sum(({ decodes }) => decodes.length)} | ${sum(({ lookups }) => lookups)} | ${median(tasks).toFixed(1)}, ${slowest(tasks).toFixed(1)} ${fits ? '✓' : '✗'} (≤ ${LONG_MS}) | ${median(waits).toFixed(1)}, ${slowest(waits).toFixed(1)} | ${median(frames).toFixed(0)} |`,
      ...turns.flatMap(({ requests, decodes }, card) => [...requests, ...decodes].map((what) => `card ${card + 1}: ${what}`)),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};
