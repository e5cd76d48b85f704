import type { Page } from '@playwright/test';
import { join } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// Finding somebody: by swipes until the day is over, and by four questions that end on the results.

const top = (page: Page) => page.locator('article[data-depth="0"] h2');
/** Until the next card counts as seen. */
const settled = (page: Page) => page.waitForTimeout(300);

/** By a finger, where the window is one of a phone. */
const swipeRight = async (page: Page, hasTouch: boolean): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = (await page.locator('article[data-depth="0"]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  if (hasTouch) {
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + step * 20);
    return void (await touch('touchEnd'));
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x + step * 30, y);
  await page.mouse.up();
};

test('four likes by swipe, key and button, a pass that is undone, and the end of the day', async ({ page, baseURL, says, hasTouch }) => {
  const me = await join(baseURL!, { gender: 'male' });
  await page.context().addCookies((await me.api.storageState()).cookies);
  await page.goto('/swipe-game');
  await expect(top(page)).toBeVisible();
  await expectAccessible(page);
  const first = await top(page).textContent();
  const left = async () => ((await (await me.api.get('/api/swipe-game')).json()) as { likes: { left: number } }).likes.left;

  await page.keyboard.press('ArrowLeft');
  await expect(top(page)).not.toHaveText(first!);
  await page.getByRole('button', { name: says('search.game.undo') }).click();
  await expect(top(page)).toHaveText(first!);
  await settled(page);

  const name = first!.split(',')[0]!;
  await swipeRight(page, hasTouch);
  await expect(top(page)).not.toHaveText(first!);
  await expect(page.getByRole('status').filter({ hasText: says('search.game.liked', { name }) })).toBeAttached();
  await expect.poll(left).toBe(3);
  for (let count = 2; count >= 1; count -= 1) {
    await settled(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBe(count);
  }
  await settled(page);
  await page
    .getByRole('button', { name: says('search.game.like') })
    .first()
    .click();
  const over = page.getByRole('heading', { level: 2, name: says('search.game.over.title', { of: 4 }) });
  await expect(over).toBeFocused();
  await expect(page.getByRole('region', { name: says('search.five.title'), exact: true })).toBeVisible();
  await expectAccessible(page);
  const likes = (await (await me.api.get('/api/likes.php')).json()) as { totals: { sent: number } };
  expect(likes.totals.sent).toBe(4);
  await page.reload();
  await expect(over).toBeVisible();
});

test('the questions by keyboard, the results, one profile after the other, and back to the results', async ({ page, baseURL, says }) => {
  const me = await join(baseURL!, { gender: 'male' });
  await page.context().addCookies((await me.api.storageState()).cookies);
  await page.goto('/match-finder');
  // one gender fits, so nobody is asked whom
  for (const question of ['where', 'age', 'interests']) {
    await expect(page.getByRole('heading', { level: 2, name: says(`search.finder.question.${question}`) })).toBeVisible();
    await expectAccessible(page);
    await page.locator('form button[type=submit]').focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL((url) => url.pathname === '/members');
  const results = page.url();
  await page.locator('main article a').first().click();
  await page.waitForURL('**/members/*');
  const others = page.getByRole('navigation', { name: says('search.profile.neighbours') });
  await expect(others).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const shown = await heading.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(heading).not.toHaveText(shown!);
  await expectAccessible(page);

  const like = page.getByRole('button', { name: says('search.profile.like'), exact: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  if ((page.viewportSize()?.width ?? 0) < 900) await expect(like).toBeInViewport({ ratio: 1 });
  // at the end of the page the bar lies over nothing of the footer
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [bar, footer] = [await like.boundingBox(), await page.locator('footer').boundingBox()];
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(footer!.y);

  await page.goBack();
  expect(page.url()).toBe(results);
});

test('photos over the window, which the way back closes', async ({ page, baseURL, says }) => {
  const me = await join(baseURL!, { gender: 'male' });
  await page.context().addCookies((await me.api.storageState()).cookies);
  const { members } = (await (await me.api.get('/api/members?fictional=no&photo=yes')).json()) as {
    members: { id: number; photo_count: number }[];
  };
  const { id, photo_count: count } = members.find((member) => member.photo_count > 1)!;
  await page.goto(`/members/${id}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!.split(',')[0]!;
  const open = page.getByRole('button', { name: says('search.profile.photo.open', { number: 1, count, name }) });
  await open.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toContainText(says('search.profile.photo', { number: 2, count }));
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/members/${id}$`));
});
