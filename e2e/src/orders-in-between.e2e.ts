import { join, signIn } from './product/members.js';
import { answerBank, buy, confirmPurchase, expect, newCode, payButton, placeOrder, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// What lies between a choice and its credits: a company that is silent, an earlier order that may still be charged, a bundle that is not sold any more.

/** Nobody else's journey buys there. */
const PLACES = {
  en: { country: 'GB', region: 'GB-ELN', city: 'London', currency: 'GBP' },
  fr: { country: 'PL', region: 'PL-14', city: 'Warszawa', currency: 'PLN' },
} as const;

test('who waits is told for what, and who buys meanwhile what that would mean; what is not sold any more is not sold again', async ({
  page,
  baseURL,
  speaks,
  says,
  sql,
  operator,
}) => {
  const { currency, ...place } = PLACES[speaks];
  const [me, other] = await Promise.all([join(baseURL!, { language: speaks, ...place }), join(baseURL!, place)]);
  await signIn(page.context(), me.api);
  const title = (id: string, values = {}) => page.getByRole('heading', { level: 1, name: says(id, values), exact: true });
  const notice = page.getByText(says('billing.unanswered.title'));
  /** The company that a payment is with: one that nobody can ask here gives no answer. */
  const isWith = (company: string, order: number) => sql('update billing.payments set provider = $1 where order_id = $2', [company, order]);

  const stopSelling = (bundle: string) => sql('delete from billing.prices where currency = $1 and bundle_id like $2', [currency, bundle]);

  await test.step('a return without an answer says what is known and what happens next; whoever buys is told, too; then it turns by itself', async () => {
    const silent = await placeOrder(me);
    await isWith('paypal', silent.order.id);
    await page.goto(`/credits/return/${silent.order.id}`);
    await expect(title('billing.payment-result.unanswered')).toBeVisible();
    for (const when of ['now', 'next', 'meanwhile', 'twice'])
      await expect(page.getByText(says(`billing.payment-result.unanswered-${when}`))).toBeVisible();
    await expectAccessible(page);
    await page.goto('/credits/25/card');
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: says('billing.unanswered.see'), exact: true }).click();
    await expect(title('billing.payment-result.unanswered')).toBeVisible();
    await isWith('sandbox', silent.order.id);
    await answerBank(me, silent);
    await expect(title('billing.payment-result.completed', { count: 25 })).toBeVisible();
  });

  await test.step('an earlier payment that nobody can cancel any more is told once, in place; whoever presses again knows', async () => {
    const earlier = await placeOrder(me);
    await sql(`update billing.sandbox_payments b set status = 'processing' from billing.payments p where p.id = b.id and p.order_id = $1`, [
      earlier.order.id,
    ]);
    await page.goto('/credits/50/card');
    await confirmPurchase(page, says);
    await expect(page.getByText(says('refusal.billing.earlier-order-open'))).toBeVisible();
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await confirmPurchase(page, says);
    await page.waitForURL(/\/sandbox\/bank\//);
    await page.locator('button[name=outcome][value=cancel]').click();
    await expect(title('billing.payment-result.failed')).toBeVisible();
  });

  await test.step('a code whose last use somebody else paid with meanwhile is told before anything is ordered', async () => {
    const code = await newCode(operator, { maximum_uses: 1 });
    await page.goto('/credits/50/card');
    await page.getByRole('button', { name: says('billing.code.have'), exact: true }).click();
    await page.getByLabel(says('billing.code.label'), { exact: true }).fill(code);
    await page.getByRole('button', { name: says('billing.code.apply'), exact: true }).click();
    await expect(page.getByText(says('billing.code.counts'))).toBeVisible();
    await buy(other, { discount_code: code });
    const before = await payButton(page, says).textContent();
    await confirmPurchase(page, says);
    await expect(page.getByText(says('billing.credits.discount-gone', { reason: says('refusal.billing.discount-used-up') }))).toBeVisible();
    await expect(payButton(page, says)).not.toHaveText(before!);
    await expect(page).toHaveURL(/\/credits\/50\/card/);
  });

  await test.step('a bundle that is not sold any more: the same again leads to the others, and where there are none it says so', async () => {
    await page.goto('/credits/repeat-order');
    await expect(payButton(page, says)).toBeVisible();
    await stopSelling('25');
    await confirmPurchase(page, says);
    await expect(page.getByText(says('refusal.billing.bundle-not-found'))).toBeVisible();
    await expect(page.getByText(says('billing.repeat.bundle-not-sold', { count: 25 }))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: says('billing.transactions.choose'), exact: true })
      .click();
    await expect(title('billing.credits.title')).toBeVisible();
    await stopSelling('%');
    await page.goto('/credits');
    await expect(title('billing.credits.empty')).toBeVisible();
    await expectAccessible(page);
  });
});
