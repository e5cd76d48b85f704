import { routesOf } from './drawn/drawn-routes.js';
import { expect, expectAccessible, logInAs, test } from './product/test.js';

// Every page of operators about money, with whatever the demo has of it: one login, a look at each.

const PAGES = routesOf('mfe-billing')
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/operator/billing'));

test('operators open each page about payments, and axe finds nothing', async ({ page, says }) => {
  await logInAs(page, 'operator');
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: says('billing.payments.pages'), exact: true })).toBeVisible();
      // a list that is still on its way is none
      await expect(page.getByText(says('billing.loading'), { exact: true })).toHaveCount(0);
      await expectAccessible(page);
    });
});
