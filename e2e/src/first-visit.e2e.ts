import type { Page } from '@playwright/test';
import { textAt } from './product/overflow.js';
import { expect, expectAccessible, test } from './product/test.js';
import type { Says } from './product/texts.js';

// What a visitor meets who comes for the first time, by a link of a partner, from a country with a site-entry warning.

const bar = (page: Page, says: Says) => page.getByRole('region', { name: says('shell.cookies.label') });
const beaconsOf = (page: Page): string[] => {
  const beacons: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === '/api/page-hidden.php') beacons.push(`${response.status()} ${search}`);
  });
  return beacons;
};
/** The visitor looks at another tab. */
const putAside = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

test('the first touch is kept, the warning and the choice come after the page, and nothing is measured before it', async ({
  page,
  context,
  baseURL,
  says,
}) => {
  const url = baseURL ?? '';
  await context.clearCookies({ name: 'cookie_choice' });
  await context.addCookies([{ name: 'geoip_selected_country', value: 'NL', url }]);
  const beacons = beaconsOf(page);
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'traffic_source');

  await test.step('the parameters go from the address and stay in a cookie, whatever link comes later', async () => {
    await page.goto('/members?country=NL&network=partner&ref=friend&lb=1');
    await expect(page).toHaveURL(/\/members\?country=NL&lb=1$/);
    const first = await kept();
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await page.goto('/members?country=NL&ref=other&lb=1');
    expect((await kept())?.value).toBe(first?.value);
  });

  await test.step('a visitor is warned once', async () => {
    const warning = page.getByRole('dialog', { name: says('shell.entry.title') });
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await warning.getByRole('button', { name: says('shell.entry.enter', { age: 18 }) }).click();
    await expect(warning).toBeHidden();
  });

  await test.step('the choice lies over the page’s edge; both answers are as large, and reached by keyboard', async () => {
    await expect(bar(page, says)).toBeVisible();
    await expectAccessible(page);
    for (const size of [100, 200]) {
      await textAt(page, size);
      const [box, height] = await Promise.all([bar(page, says).boundingBox(), page.evaluate(() => window.innerHeight)]);
      expect(box!.height).toBeLessThanOrEqual(height * (size === 100 ? 0.13 : 0.25));
    }
    await textAt(page, null);
    const boxes = await Promise.all((await bar(page, says).getByRole('button').all()).map((button) => button.boundingBox()));
    const sizes = boxes.map((box) => `${Math.round(box!.width)} × ${Math.round(box!.height)}`);
    expect([...new Set(sizes)]).toHaveLength(1);
    await putAside(page);
    expect(beacons).toEqual([]);
    const needed = bar(page, says).getByRole('button', { name: says('shell.cookies.needed') });
    await needed.focus();
    await page.keyboard.press('Tab');
    await expect(bar(page, says).getByRole('button', { name: says('shell.cookies.all') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page, says)).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('who agreed is counted, with the bounce that the address asks for, until they change their mind', async () => {
    await putAside(page);
    await expect.poll(() => beacons).toEqual(['200 ?page=%2Fmembers&bounced=yes']);
    await page.goto('/pages/cookies');
    const needed = page.getByRole('radio', { name: says('landers.cookies.needed') });
    await expect(page.getByRole('radio', { name: says('landers.cookies.all') })).toBeChecked();
    await expectAccessible(page);
    const isKept = page.waitForResponse((response) => response.url().endsWith('/api/cookie-choice') && response.ok());
    await needed.check();
    await isKept;
    await page.reload();
    await expect(needed).toBeChecked();
    beacons.length = 0;
    await putAside(page);
    await page.goto('/pages/faq');
    expect(beacons).toEqual([]);
  });
});

test('dark is chosen in the bar of the signup, and stays', async ({ page, says }) => {
  const theme = page.getByRole('combobox', { name: says('shell.theme.label') });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/signup');
  await expect(theme).toHaveValue('system');
  const light = await paper();
  await theme.selectOption('dark');
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.reload();
  await expect(theme).toHaveValue('dark');
  expect(await paper()).toBe(dark);
  await theme.selectOption('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(theme).toHaveValue('light');
  expect(await paper()).toBe(light);
});
