import type { Page } from '@playwright/test';
import { logIn, signIn } from './product/members.js';
import { expect, test } from './product/test.js';

const CHAT = '/releases/mfe-chat/';

/** Addresses of the chat's scripts that the page fetched, with the bytes that came over the network. */
const fetchedOf = (page: Page) =>
  page.evaluate(
    (folder) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes(folder) && name.endsWith('.js'))
        .map(({ name, initiatorType, transferSize }) => ({ name, initiatorType, transferSize })),
    CHAT,
  );

test('what the next page needs is there before the link is pressed, and comes once', async ({ page, baseURL }) => {
  await signIn(page.context(), await logIn(baseURL!, 'premium'));
  await page.goto('/members');
  await expect(page.locator('main a[href^="/members/"]').first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await fetchedOf(page), 'nothing before somebody is there').toEqual([]);

  // somebody who is there moves now and then: on a busy machine the first move may come before the page listens
  let moves = 0;
  const moved = async () => {
    await page.mouse.move(200 + (moves += 1), 300);
    return (await fetchedOf(page)).length;
  };
  await expect.poll(moved).toBeGreaterThanOrEqual(4);
  const ahead = (await fetchedOf(page)).map(({ name }) => name);

  await page.locator('a[href="/chats"]:visible').first().click();
  await expect(page.locator('main h1').first()).toBeVisible();
  const ran = async () => (await fetchedOf(page)).filter(({ name, initiatorType }) => initiatorType === 'script' && ahead.includes(name));
  // the title stands before the last of them has run
  await expect.poll(async () => new Set((await ran()).map(({ name }) => name))).toEqual(new Set(ahead));
  expect((await ran()).filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});
