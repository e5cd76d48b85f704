import { FILES, KINDS } from './faults/faults.js';
import { surviveWithCard } from './faults/survival.js';
import { expect, test } from './product/test.js';

// Every wrong answer to every file that the first screen of a remote needs.
for (const kind of Object.values(KINDS)) {
  for (const file of Object.values(FILES)) {
    test(`the ${file.name} of the search ${kind.name}`, async ({ page, says }) => {
      await surviveWithCard(page, says, { ...kind, file });
    });
  }
}

test('a screen whose files are gone comes with one reload of the page', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // as in a tab whose releases were removed; a page that is made now has others
  await page.route(/\/releases\/mfe-search\/[^/]+\/profile/, (route) => (loads < 2 ? KINDS.removed.answer(route) : route.continue()));
  await page.goto('/members');
  const first = page.locator('main a[href^="/members/"]').first();
  const href = await first.getAttribute('href');
  await first.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
});
