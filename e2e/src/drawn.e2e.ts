import {
  drawnPage,
  expectReplaced,
  expectTakenOver,
  faultsOf,
  holdScripts,
  speak,
  untilAlive,
  withoutScripts,
} from './drawn/drawn-pages.js';
import { drawnRoutes } from './drawn/drawn-routes.js';
import { beginSignup, join, logIn, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// Pages that a server has drawn: what they are before any script has run, and that scripts take them over as they stand.

test('drawn pages can be read without scripts, and their links lead on', async ({ browser, context, page, baseURL }) => {
  const plain = await withoutScripts(browser, context);
  const routes = await drawnRoutes(page.request);
  for (const { path } of routes.filter(({ readers }) => readers.includes('visitor'))) {
    await test.step(path, async () => {
      await drawnPage(page.request, path);
      await plain.goto(`${baseURL}${path}`);
      await expect(plain.locator('h1:visible').first()).toBeVisible();
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

test('without scripts members are searched, gone through and looked at, and a like leads to the signup', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  await drawnPage(page.request, '/members');
  const plain = await withoutScripts(browser, context);
  await plain.goto(`${baseURL}/members?me=male`);
  const card = plain.locator('main a[href^="/members/"]').first();
  await expect(card).toBeVisible();
  await expect(plain.locator('main img[fetchpriority=high]')).toHaveCount(2);
  const form = plain.locator('form#search-form');
  await form.locator('[name=gender][value=female]').check({ force: true });
  await form.locator('[name=country]').selectOption('FR');
  await form.locator('[name=max_age]').fill('50');
  await form.locator('button[type=submit]').click();
  await expect(plain).toHaveURL(/\/members\?me=male&gender=female.*max_age=50/);
  await expect(form.locator('[name=max_age]')).toHaveValue('50');
  await plain.locator('a[href*="page=2"]:visible').first().click();
  await expect(plain).toHaveURL(/\?me=male&.*page=2/);
  await expect(card).toBeVisible();
  await card.click();
  await expect(plain).toHaveURL(/\/members\/\d+\?me=male$/);
  await expect(plain.locator('main h1')).toBeVisible();
  await plain.locator('main button[form=join]').first().click();
  await expect(plain).toHaveURL(/\/signup\?member=\d+&next=%2Fmembers%2F\d+%3Fme%3Dmale$/);
  await plain.context().close();
});

/** Each page once, in another language and for another reader than the one before it; the drill has all of them. */
const TURNS = [
  { reader: 'visitor', locale: 'en' },
  { reader: 'member', locale: 'fr' },
  { reader: 'visitor', locale: 'fr' },
  { reader: 'member', locale: 'en' },
] as const;

test('scripts take over what was drawn as it stands', async ({ browser, page, baseURL }, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'One window is enough: what differs by width is style.');
  test.setTimeout(300_000);
  const routes = (await drawnRoutes(page.request)).filter(({ staysWhole }) => staysWhole);
  const memberContext = await browser.newContext({ ...project.use, baseURL: baseURL! });
  const member = await memberContext.newPage();
  await speak(memberContext, 'fr', baseURL!);
  await signIn(memberContext, await logIn(baseURL!, 'premium'));
  const pages = { visitor: page, member };
  for (const [index, route] of routes.entries()) {
    const { reader, locale } = TURNS[index % TURNS.length]!;
    const at = pages[route.readers.includes(reader) ? reader : route.readers[0]!];
    await speak(at.context(), locale, baseURL!);
    await test.step(`${route.path} (${locale})`, () => expectTakenOver(at, route.path));
  }
  await memberContext.close();
});

test('a lander that nobody wrote has a page that says so, drawn and with status 404', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'One window is enough: what differs by width is style.');
  const path = '/landers/gallery/nobody-wrote-this';
  expect((await page.request.get(path)).status()).toBe(404);
  await expectTakenOver(page, path);
});

test('whom nobody may see has a general page, drawn and with status 404', async ({ browser, context, page, baseURL }, { project }) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what differs by width is style.');
  const path = '/members/2147483647/landing';
  for (const one of [path, '/members/2147483647']) expect((await page.request.get(one)).status()).toBe(404);
  const plain = await withoutScripts(browser, context);
  await drawnPage(page.request, path);
  await plain.goto(`${baseURL}${path}`);
  await plain.locator('main a[href="/members"]').click();
  await expect(plain).toHaveURL(/\/members$/);
  await plain.context().close();
  await expectTakenOver(page, path);
});

test('what was typed, the focus and the place in the page are kept when scripts come late', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what is kept does not depend on it.');
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

test('what is pressed before scripts hold the page is busy until they do, and done then, once', async ({ page, says, baseURL }, {
  project,
}) => {
  test.skip(project.name !== 'desktop-fr', 'One window is enough: the button is the same.');
  const { id } = await join(baseURL ?? '');
  await signIn(page.context(), await logIn(baseURL ?? '', 'premium'));
  const path = `/members/${id}`;
  await drawnPage(page.request, path);
  const faults = faultsOf(page);
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const like = page.getByRole('button', { name: says('search.profile.like'), exact: true });
  await like.click();
  await like.click();
  await expect(like).toHaveAttribute('aria-busy', 'true');
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/likes/'));
  letGo();
  const liked = page.getByRole('button', { name: says('search.profile.liked'), exact: true });
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await expect(liked).not.toHaveAttribute('aria-busy');
  expect((await answered).status()).toBe(200);
  expect(faults).toEqual([]);
  await page.reload();
  await expect(liked).toBeVisible();
});

test('a filter that is chosen before scripts hold the page counts once they do, as it was chosen last', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'A phone has them in a sheet, which needs a script.');
  await drawnPage(page.request, '/members');
  const faults = faultsOf(page);
  const letGo = await holdScripts(page);
  await page.goto('/members', { waitUntil: 'commit' });
  const form = page.locator('form#search-form');
  await form.locator('[name=gender][value=male]').check({ force: true });
  await form.locator('[name=gender][value=female]').check({ force: true });
  letGo();
  await expect(page).toHaveURL(/\/members\?.*gender=female/);
  await expect(form.locator('[name=gender][value=female]')).toBeChecked();
  expect(faults).toEqual([]);
});

test('signup and completion that need a script take the place of their plain forms without a fault', async ({ page, baseURL }, {
  project,
}) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what differs by width is style.');
  await expectReplaced(page, '/signup');
  await beginSignup(page.request, baseURL ?? '');
  await expectReplaced(page, '/complete-signup');
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

test('what one member sees is in nobody else’s page', async ({ browser, page, baseURL, speaks }, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'It has no window.');
  const other = await browser.newContext({ baseURL: baseURL! });
  await speak(other, speaks, baseURL!);
  const paths = (await drawnRoutes(other.request)).filter(({ readers }) => readers.length > 1).map(({ path }) => path);
  await signIn(page.context(), await logIn(baseURL!, 'premium'));
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { id: number } };
  for (const path of paths) await drawnPage(page.request, path);
  for (const path of paths) {
    const own = await drawnPage(other.request, path);
    const again = await drawnPage(other.request, path);
    for (const html of [own, again]) expect(html).not.toContain(`"user":{"id":${user.id},`);
    expect(own).toContain('"/api/user.php":{"user":null,');
    expect(rootOf(again)).toBe(rootOf(own));
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
