import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { chosenCookies } from '../product/chosen-cookies.js';
import { expect, test } from '../product/test.js';

const SCRIPTS = /\/releases\/shell\/[^/]+\/main\.[^/]+\.js/;

/** The page as the server sends it, once the thread that draws it has started. */
export const drawnPage = async (request: APIRequestContext, path: string): Promise<string> => {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await request.get(path)).text();
        return html.includes('data-drawn');
      },
      { message: `${path} is drawn`, timeout: 30_000 },
    )
    .toBe(true);
  return html;
};

/** Holds the start script back. @returns how to let it go */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = new EventTarget();
  const released = new Promise((done) => gate.addEventListener('open', done, { once: true }));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
};

/** What tells that something was not as it had been drawn; that it came late says nothing. */
export const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => /timeout/.test(message) || faults.push(message));
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/api/remote-failures') && !request.postData()?.includes('timeout') && faults.push(request.postData() ?? ''),
  );
  page.on('console', (message) => /content security|integrity/i.test(message.text()) && faults.push(message.text()));
  return faults;
};

/** Touches the page, for which the scripts of some wait, until they hold it. */
export const untilAlive = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () => Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    undefined,
    // not by frames, of which a page that stands still has few
    { polling: 200 },
  );
};

interface ReadText {
  readonly drawn: readonly string[];
  /** null: scripts do not hold the page yet. */
  hydrated: readonly string[] | null;
}

/**
 * Keeps what can be read of a drawn page, line by line, and again at the very moment at which React holds it: what effects change comes
 * after that. Neither has what is hidden from eyes or from screen readers, nor what says that something is still to come.
 */
const keepReadText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.querySelector('#root')!;
    const readable = (): string[] => {
      const lines: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: holder, nodeValue } = texts.currentNode;
        const line = nodeValue?.trim();
        if (!line || !holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('[aria-hidden=true], output')) continue;
        lines.push(line);
      }
      return lines;
    };
    const readText: ReadText = { drawn: readable(), hydrated: null };
    const isHeld = () => Object.keys(root.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
    // React tells it of each commit, in every build
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        if (isHeld()) readText.hydrated ??= readable();
      },
      onCommitFiberUnmount: () => undefined,
    };
    Object.assign(window, { readText, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

/** Opens a drawn page with its scripts held back, then lets them take it over. */
export const expectTakenOver = async (page: Page, path: string): Promise<void> => {
  await drawnPage(page.request, path);
  const faults = faultsOf(page);
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root h1').first()).toBeVisible();
  // all of it is there
  await expect(page.locator('#root + noscript')).toBeAttached();
  const before = await page.evaluate(() => {
    // a server does not know the window: what a narrow one has no room for is not shown before it goes
    const elements = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility());
    Object.assign(window, { elementsBefore: elements });
    return { count: elements.length, title: document.querySelector('h1')?.textContent, name: document.title };
  });
  expect(before.count).toBeGreaterThan(20);
  await keepReadText(page);
  letGo();
  await untilAlive(page);
  // its elements are React's while it is still at work on them
  await page.waitForFunction(() => (window as unknown as { readText: ReadText }).readText.hydrated, undefined, {
    polling: 200,
    timeout: 10_000,
  });
  const { drawn, hydrated } = await page.evaluate(() => (window as unknown as { readText: ReadText }).readText);
  expect(drawn.length, path).toBeGreaterThan(5);
  expect(hydrated, `${path}: what was drawn reads as it did`).toEqual(drawn);
  const after = await page.evaluate(() => ({
    gone: (window as unknown as { elementsBefore: Element[] }).elementsBefore
      // what stands in for a photo, or for a part that comes later, goes when that has come
      .filter((element) => !element.isConnected && !element.matches('img[src^="data:"]') && !element.closest('[aria-hidden=true]'))
      .map((element) => element.outerHTML.slice(0, 120)),
    title: document.querySelector('h1')?.textContent,
    name: document.title,
  }));
  expect(after.gone, `${path}: nothing that was drawn is drawn anew`).toEqual([]);
  expect(after.title).toBe(before.title);
  expect(after.name, `${path}: the document is called as the browser calls it`).toBe(before.name);
  // what comes when the browser is idle, and effects, have had their time
  await page.waitForLoadState('networkidle');
  expect(faults, path).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

/** Opens a page whose plain form gives way to one that needs a script. */
export const expectReplaced = async (page: Page, path: string): Promise<void> => {
  await drawnPage(page.request, path);
  const faults = faultsOf(page);
  await page.goto(path);
  await expect(page.locator('form:not(#short-form) input[name=name]')).toBeEditable();
  await page.waitForLoadState('networkidle');
  expect(faults, path).toEqual([]);
};

export const withoutScripts = async (browser: Browser, given: BrowserContext): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...test.info().project.use });
  await context.addCookies(await given.cookies());
  return context.newPage();
};

/** From now on pages of this browser come in a language. */
export const speak = async (context: BrowserContext, locale: 'en' | 'fr', url: string): Promise<void> => {
  await context.addCookies([{ name: 'locale', value: locale, url }, chosenCookies(url)]);
};
