import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { chosenCookies } from './product/chosen-cookies.js';
import { expect, expectAccessible, logInAs, test } from './product/test.js';

// Pages that a server has drawn: what they are before any script has run, and that scripts take them over as they stand.

const SCRIPTS = /\/releases\/shell\/[^/]+\/main\.[^/]+\.js/;
const FOR_VISITORS = ['/', '/landers/alonetonight', '/landers/iconslanding', '/pages/faq', '/pages/cookies', '/pricing', '/premium'];
const FOR_MEMBERS = ['/pages/faq', '/pages/cookies', '/pricing', '/premium'];

/** The page as the server sends it, once the thread that draws it has started. */
const drawnPage = async (request: APIRequestContext, path: string): Promise<string> => {
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
const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = new EventTarget();
  const released = new Promise((done) => gate.addEventListener('open', done, { once: true }));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
};
/** What tells that something was not as it had been drawn; that it came late says nothing. */
const faultsOf = (page: Page): string[] => {
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
const untilAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber')));

/** Opens a drawn page with its scripts held back, then lets them take it over. */
const expectTakenOver = async (page: Page, path: string): Promise<void> => {
  await drawnPage(page.request, path);
  const faults = faultsOf(page);
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root h1').first()).toBeVisible();
  // all of it is there
  await expect(page.locator('#root + noscript')).toBeAttached();
  const before = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')];
    Object.assign(window, { elementsBefore: elements });
    return { count: elements.length, title: document.querySelector('h1')?.textContent };
  });
  expect(before.count).toBeGreaterThan(20);
  letGo();
  await untilAlive(page);
  const after = await page.evaluate(() => ({
    gone: (window as unknown as { elementsBefore: Element[] }).elementsBefore
      // what stands in for a photo goes when that has come
      .filter((element) => !element.isConnected && !element.matches('img[src^="data:"]'))
      .map((element) => element.outerHTML.slice(0, 120)),
    title: document.querySelector('h1')?.textContent,
  }));
  expect(after.gone, `${path}: nothing that was drawn is drawn anew`).toEqual([]);
  expect(after.title).toBe(before.title);
  // what comes when the browser is idle, and effects, have had their time
  await page.waitForLoadState('networkidle');
  expect(faults, path).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const withoutScripts = async (browser: Browser, given: BrowserContext): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...test.info().project.use });
  await context.addCookies(await given.cookies());
  return context.newPage();
};

test('drawn pages can be read without scripts, and their links lead on', async ({ browser, context, page, baseURL }) => {
  test.setTimeout(180_000);
  const plain = await withoutScripts(browser, context);
  for (const path of FOR_VISITORS) {
    await test.step(path, async () => {
      await drawnPage(page.request, path);
      await plain.goto(`${baseURL}${path}`);
      await expect(plain.locator('h1').first()).toBeVisible();
      expect((await plain.locator('#main').innerText()).length).toBeGreaterThan(40);
      expect(await plain.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
  }
  await plain.goto(`${baseURL}/pages/faq`);
  await plain.locator('footer a[href="/pricing"]').click();
  await expect(plain).toHaveURL(/\/pricing$/);
  await expect(plain.locator('h1').first()).toBeVisible();
  await plain.context().close();
});

test('scripts take over what visitors see as it stands', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of FOR_VISITORS) await test.step(path, () => expectTakenOver(page, path));
});

test('scripts take over what members see as it stands', async ({ page }) => {
  test.setTimeout(240_000);
  await logInAs(page, 'premium');
  for (const path of FOR_MEMBERS) await test.step(path, () => expectTakenOver(page, path));
});

test('what was typed, the focus and the place in the page are kept when scripts come late', async ({ page }) => {
  const path = '/landers/iconslanding';
  await drawnPage(page.request, path);
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const email = page.locator('#short-form input[type=email]');
  await email.fill('anna@example.test');
  await email.focus();
  await page.evaluate(() => {
    // the page fits a large window
    document.body.style.paddingBlockEnd = '100vh';
    window.scrollTo(0, 60);
  });
  letGo();
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await expect(email).toHaveValue('anna@example.test');
  await expect(email).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
});

test('the signup that needs a script takes the place of its plain form without a fault', async ({ page }) => {
  await drawnPage(page.request, '/signup');
  const faults = faultsOf(page);
  await page.goto('/signup');
  await expect(page.locator('input[name=email]')).toBeEditable();
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});

test('a shell that does not come leaves the drawn page where it is, says so, and may still come', async ({ page, says }) => {
  await drawnPage(page.request, '/pages/faq');
  const letGo = await holdScripts(page);
  await page.goto('/pages/faq', { waitUntil: 'commit' });
  const note = page.getByRole('alert').filter({ hasText: says('shell.plain.title') });
  await expect(note).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#root h1')).toBeVisible();
  await expectAccessible(page);
  letGo();
  await untilAlive(page);
  await expect(note).toHaveCount(0);
});

test('what one member sees is in nobody else’s page', async ({ browser, page, baseURL, speaks }) => {
  await logInAs(page, 'premium');
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { id: number } };
  for (const path of FOR_MEMBERS) await drawnPage(page.request, path);
  const other = await browser.newContext({ baseURL: baseURL! });
  await other.addCookies([{ name: 'locale', value: speaks, url: baseURL! }, chosenCookies(baseURL!)]);
  for (const path of FOR_MEMBERS) {
    const own = await drawnPage(other.request, path);
    const again = await drawnPage(other.request, path);
    for (const html of [own, again]) expect(html).not.toContain(`"user":{"id":${user.id},`);
    expect(rootOf(again)).toBe(rootOf(own));
    expect(rootOf(own)).toContain('href="/login"');
  }
  await other.close();
});

const rootOf = (html: string): string => /<div id="root"[^>]*>(.*)<\/div>\s*<noscript>/s.exec(html)?.[1] ?? '';

test('what servers draw with is not given to browsers', async ({ request }) => {
  const html = await (await request.get('/login')).text();
  const folder = /\/releases\/shell\/[^/"]+\//.exec(html)?.[0] ?? '';
  expect((await request.get(`${folder}release.json`)).ok()).toBe(true);
  for (const file of [
    'server/main.cjs',
    'server/main%2Ecjs',
    '%73erver/main.cjs',
    'server//main.cjs',
    'server/main.cjs.br',
    './server/../server/main.cjs',
  ])
    expect((await request.get(`${folder}${file}`)).ok(), file).toBe(false);
});
