import { untilAlive } from './drawn/drawn-pages.js';
import { PART_FILES, SHELL_KINDS, START_FILES, STYLE_FILES } from './faults/shell-faults.js';
import { recoverAtStart, surviveDeadMenu, surviveInPlace, surviveWithPlainPage, undrawnField, UNDRAWN } from './faults/shell-survival.js';
import { expect, expectAccessible, test } from './product/test.js';

// One of each sort; all of them in every combination are the drill.
test('a start script that does not come once is asked for again, and nobody notices', ({ page }) =>
  recoverAtStart(page, { ...SHELL_KINDS.removed, file: START_FILES.main }));

test('a page whose messages cannot be had says so in plain HTML, and another try brings it back', ({ page, says }) =>
  surviveWithPlainPage(page, says, { ...SHELL_KINDS.tampered, file: START_FILES.messages }));

test('a login that cannot be had says so in its place', ({ page, says }) =>
  surviveInPlace(page, says, { ...SHELL_KINDS.removed, file: PART_FILES.login }));

test('a menu that cannot be had says so, and the next press opens it', ({ page, says }) =>
  surviveDeadMenu(page, says, { ...SHELL_KINDS.unavailable, file: PART_FILES.menu }));

test('a style that hangs holds the page for two seconds at most, and a tampered one is not used', async ({ page }) => {
  await page.route(STYLE_FILES.main.pattern, SHELL_KINDS.hanging.answer);
  await page.goto(UNDRAWN, { waitUntil: 'commit' });
  await expect(undrawnField(page)).toBeVisible();
  const held = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint');
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/main\.[^/]+\.js$/.test(name)) as PerformanceResourceTiming;
    return (paint?.startTime ?? Infinity) - script.responseEnd;
  });
  // two seconds, and what running the script takes on a busy machine
  expect(held).toBeLessThan(6000);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(STYLE_FILES.main.pattern, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()}\nbody { visibility: hidden }` });
  });
  await page.goto(UNDRAWN);
  await expect(undrawnField(page)).toBeVisible();
});

test('a page that is drawn needs none of its styles', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/*.css', SHELL_KINDS.removed.answer);
  await page.goto('/login');
  await expect(page.locator('input[name=password]')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
});

test('a shell that breaks while its page stands says so, and Back leads to where one came from', async ({ page, says }) => {
  await page.goto('/members');
  await untilAlive(page);
  await page.locator('header a[href="/login"]').click();
  await expect(page.locator('input[name=password]')).toBeVisible();
  await page.evaluate(() => {
    // reloaded just now, so it says what is wrong
    sessionStorage.setItem('shell:reloaded-at', String(Date.now()));
    globalThis.rendezvousStart?.failed('render', 'threw');
  });
  await expect(page.getByRole('heading', { name: says('shell.plain.title') })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.locator('main a[href^="/members/"]').first()).toBeVisible();
});
