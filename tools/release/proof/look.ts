import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import type { Mount } from './mounts.rules.js';
import { NOBODY } from './part-host.js';
import type { ProofServer } from './proof-server.js';
import { type Sight, keysIn } from './sight.rules.js';

/** Longest for one screen to be there and quiet. */
const PATIENCE_MS = 20_000;
/** Nothing was asked for that long: what an answer leads to would have been. */
const QUIET_MS = 250;
const LOOK_MS = 40;
/** Nothing was asked for that long, and the screen is not there: it will not come. */
const STUCK_MS = 6000;

/** The calls and files of a page that are on their way, and when one last came or went. */
const trafficOf = (page: Page) => {
  const traffic = { open: 0, at: Date.now(), asked: new Set<string>() };
  const moved = (by: number) => {
    traffic.open += by;
    traffic.at = Date.now();
  };
  page.on('request', (request) => {
    traffic.asked.add(request.url());
    moved(1);
  });
  page.on('requestfinished', () => moved(-1));
  page.on('requestfailed', () => moved(-1));
  return traffic;
};

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack }) => void errors.push(stack ?? message));
  page.on('console', (told: ConsoleMessage) => {
    // a call that is refused, or that nobody answers, is looked at where it is answered
    if (told.type() === 'error' && !told.text().startsWith('Failed to load resource'))
      errors.push(`${told.text()}\n${told.location().url}`);
  });
  return errors;
};

/** Runs in the page: whatever is due is done, and drawn. */
const settle = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 500 }))));

/** Runs in the page: everything that a reader is told in it. */
const wordsIn = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const words = [document.title];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
  for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
    words.push(...names.map((name) => element.getAttribute(name) ?? ''));
  return words;
};

interface Looking {
  readonly server: ProofServer;
  /** Addresses of the files that tell that a screen came, without their origin. */
  readonly filesOf: (mount: Mount) => readonly string[];
  readonly areas: readonly string[];
}

/** A tab that mounts are shown in, one after the other: what is the same for all of them is fetched and compiled once. */
export interface Tab {
  readonly number: number;
  readonly page: Page;
}

export const openTab = async (browser: Browser, number: number): Promise<Tab> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // nobody finds what the one before has kept
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // a socket that opens, and tells nothing
  await page.routeWebSocket(/.*/, () => undefined);
  return { number, page };
};

/** Shows one mount as a visitor gets it, until nothing moves any more. */
export const look = async ({ number, page }: Tab, mount: Mount, { server, filesOf, areas }: Looking): Promise<Sight> => {
  const { address, heard } = server.begin(number, mount);
  const [traffic, errors] = [trafficOf(page), errorsOf(page)];
  await page.goto(address, { waitUntil: 'commit' });
  const own = filesOf(mount);
  const arrived = () => [...traffic.asked].some((asked) => own.includes(new URL(asked).pathname));
  const quiet = () => traffic.open <= 0 && Date.now() - traffic.at >= QUIET_MS;
  const end = Date.now() + PATIENCE_MS;
  let rested = false;
  while (!rested && Date.now() < end && Date.now() - traffic.at < STUCK_MS) {
    await page.waitForTimeout(LOOK_MS);
    if (!quiet() || !(arrived() || heard.failures.length > 0)) continue;
    const before = traffic.asked.size;
    await page.evaluate(settle);
    rested = traffic.asked.size === before && quiet();
  }
  const sight: Sight = {
    path: new URL(page.url()).pathname,
    arrived: arrived(),
    rested,
    nobody: (await page.locator(`#${NOBODY}`).count()) > 0,
    errors,
    unanswered: [...heard.unanswered],
    failures: [...heard.failures],
    keys: keysIn(await page.evaluate(wordsIn), areas),
  };
  page.removeAllListeners();
  await page.context().clearCookies();
  return sight;
};
