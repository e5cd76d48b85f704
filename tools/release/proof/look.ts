import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { Mount } from './mounts.rules.js';
import { NOBODY, SLOTLESS } from './part-host.js';
import type { ProofServer } from './proof-server.js';
import { type Sight, hasArrived, keysIn } from './sight.rules.js';

/** Longest for one screen to be there and quiet. */
const TIMEOUT_MS = 20_000;
/** Nothing was asked for that long: what an answer leads to would have been. React keeps what it shows next back for up to 300 ms. */
const QUIET_MS = 400;
const LOOK_MS = 40;
/** Nothing was asked for that long, and the screen is not there: it will not come. */
const STUCK_MS = 6000;

/** The calls and files of a page that are on their way, and when one last came or went. */
const trafficOf = (page: Page) => {
  const traffic = { open: 0, at: Date.now(), count: 0, asked: new Set<string>() };
  const moved = (by: number) => {
    traffic.open += by;
    traffic.at = Date.now();
  };
  page.on('request', (request) => {
    traffic.asked.add(new URL(request.url()).pathname);
    traffic.count++;
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
  /** Paths of the files that tell that a screen came. */
  readonly filesOf: (mount: Mount) => readonly string[];
  /** Area of the remote that is looked at. */
  readonly area: string;
}

/** A place where mounts are shown one after the other, each in a page of its own: what is the same for all of them is fetched once. */
export interface Tab {
  readonly number: number;
  readonly context: BrowserContext;
}

export const openTab = async (browser: Browser, number: number): Promise<Tab> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  // nobody finds what the one before has kept
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // a socket that opens, and tells nothing
  await context.routeWebSocket(/.*/, () => undefined);
  return { number, context };
};

const isThere = async (page: Page, id: string): Promise<boolean> => (await page.locator(`#${id}`).count()) > 0;

/** Waits until the page rests, or until it is clear that it will not. */
const watch = async (page: Page, traffic: ReturnType<typeof trafficOf>, came: () => Promise<boolean>): Promise<boolean> => {
  const quiet = () => traffic.open <= 0 && Date.now() - traffic.at >= QUIET_MS;
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && Date.now() - traffic.at < STUCK_MS) {
    await page.waitForTimeout(LOOK_MS);
    if (!quiet() || !(await came())) continue;
    const before = traffic.count;
    await page.evaluate(settle);
    if (traffic.count === before && quiet()) return true;
  }
  return false;
};

/** Shows one mount as a visitor gets it, until nothing moves any more. */
export const look = async ({ number, context }: Tab, mount: Mount, { server, filesOf, area }: Looking): Promise<Sight> => {
  const page = await context.newPage();
  const { address, heard } = server.begin(number, mount);
  const [traffic, errors] = [trafficOf(page), errorsOf(page)];
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const arrived = () => hasArrived(traffic.asked, filesOf(mount));
    const rested = await watch(page, traffic, async () => arrived() || heard.failures.length > 0 || (await isThere(page, SLOTLESS)));
    return {
      path: new URL(page.url()).pathname,
      arrived: arrived(),
      rested,
      nobody: await isThere(page, NOBODY),
      slotless: await isThere(page, SLOTLESS),
      errors: [...errors],
      unanswered: [...heard.unanswered],
      failures: [...heard.failures],
      keys: keysIn(await page.evaluate(wordsIn), area),
    };
  } finally {
    // what this page still does counts for no other
    await page.close();
    await context.clearCookies();
  }
};
