import { PASSWORD, join, signIn } from './product/members.js';
import { buy, confirmPurchase, expect, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// Who comes to a page about money without an account, or for the first time: the login leads there, and the offers follow each other.

const PAGES = [
  ['/transactions', 'billing.transactions.title'],
  ['/credits/repeat-order', 'billing.repeat.title'],
  ['/credits/refund', 'billing.refunds.title'],
  ['/credits/stored-methods', 'billing.stored.title'],
  ['/directdebit', 'billing.direct-debit.empty'],
] as const;

test('the welcome offer follows the time bonus, counts once and ends; a visitor sees prices, and logs in to what is a member’s own', async ({
  page,
  baseURL,
  speaks,
  says,
  sql,
}) => {
  const [me, late] = await Promise.all([join(baseURL!, { language: speaks }), join(baseURL!, { language: speaks })]);
  const title = (id: string, values = {}) => page.getByRole('heading', { level: 1, name: says(id, values), exact: true });
  const percentage = (share: number) => new Intl.NumberFormat(speaks === 'fr' ? 'fr-FR' : 'en-US', { style: 'percent' }).format(share);
  const offer = page.getByRole('region', { name: says('billing.discount.first', { percentage: percentage(0.25) }), exact: true });
  /** A week without any offer lies between two. */
  const joinedLongAgo = (id: number) => sql(`update account.members set joined_at = joined_at - interval '9 days' where id = $1`, [id]);

  await test.step('a visitor sees what credits cost, and is led to the login and back to the choice', async () => {
    await buy(me);
    await page.goto('/credits/25/card');
    await expect(page.getByText(says('billing.credits.visitor'))).toBeVisible();
    await expectAccessible(page);
    for (const [path] of PAGES) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`));
    }
    await page.locator('input[name=email]').fill(me.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/directdebit');
    for (const [path, id] of PAGES) {
      await page.goto(path);
      await expect(title(id)).toBeVisible();
    }
  });

  await test.step('while the time bonus runs there is no welcome offer; a week after it, it begins where prices are shown', async () => {
    // a page that is still open would bring its own session back
    await page.goto('about:blank');
    await signIn(page.context(), late.api);
    await page.goto('/credits/25/card');
    const [, , bonus = ''] = /^(.*)#(.*)$/.exec(says('billing.discount.title', { percentage: '#' })) ?? [];
    await expect(page.locator('main').getByRole('region', { name: new RegExp(`${bonus}$`) })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await joinedLongAgo(late.id);
    await page.goto('/credits/25/card');
    await expect(offer).toBeVisible();
    await expect(page.locator('main')).toContainText(
      says('billing.credits.discount-line', { reason: 'welcome', code: '', percentage: percentage(0.25) }),
    );
    await expectAccessible(page);
  });

  await test.step('it ends when it said, and does not come back', async () => {
    await sql(
      `update billing.welcome_offers set began_at = began_at - interval '4 days', ends_at = now() - interval '1 minute' where member_id = $1`,
      [late.id],
    );
    await page.goto('/credits/25/card');
    await expect(title('billing.credits.title')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await sql(`update billing.welcome_offers set ends_at = now() + interval '1 hour' where member_id = $1`, [late.id]);
  });

  await test.step('used, it is in the receipt, and gone', async () => {
    await page.goto('/credits/25/card');
    await expect(offer).toBeVisible();
    await confirmPurchase(page, says);
    await page.waitForURL(/\/sandbox\/bank\//);
    await page.locator('button[name=outcome][value=approve]').click();
    await expect(title('billing.payment-result.completed', { count: 25 })).toBeVisible();
    await expect(page.getByText(says('billing.receipt.discount'), { exact: true })).toBeVisible();
    await page.goto('/credits/25/card');
    await expect(title('billing.credits.title')).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
