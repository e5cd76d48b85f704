import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, logInAs, test } from './product/test.js';

const RETRY = { en: 'Try again', fr: 'Réessayer' };

/** How the files of a remote fail. A hanging request is never answered. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  removed: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hanging: () => new Promise<void>(() => undefined),
  'answering 503 with JSON': (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"unavailable"}' }),
};

const breakRemote = async (page: Page, remote: string, fault: (route: Route) => Promise<void>): Promise<() => void> => {
  let broken = true;
  await page.route(new RegExp(`/releases/${remote}/`), (route) => (broken ? fault(route) : route.continue()));
  return () => {
    broken = false;
  };
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`with the search remote ${name}, the rest works and another try brings it back without a reload`, async ({ page, speaks }) => {
    const mend = await breakRemote(page, 'mfe-search', fault);
    // a hanging file holds back the load event, not the page
    await page.goto('/members', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: RETRY[speaks] });
    // the top bar is there at once, the card within six seconds
    await expect(page.locator('header a[href="/login"]')).toBeVisible();
    await expect(retry).toBeVisible({ timeout: 8000 });
    await expectAccessible(page);

    await page.locator('header a[href="/login"]').click();
    await expect(page.locator('input[name=password]')).toBeVisible();
    await page.evaluate(() => window.history.back());

    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    mend();
    await retry.click();
    await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
}

test('with the chat remote away, login and search work and the unread badge counts', async ({ page, speaks }) => {
  await breakRemote(page, 'mfe-chat', FAULTS.removed!);
  await logInAs(page, 'premium');
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
  const messages = page.locator('a[href="/chats"]:visible');
  await expect(messages).toContainText(/\d/);
  await messages.click();
  await expect(page.getByRole('button', { name: RETRY[speaks] })).toBeVisible({ timeout: 8000 });
  await page.locator('a[href="/members"]:visible').first().click();
  await expect(page.locator('a[href^="/members/"]').first()).toBeVisible();
});
