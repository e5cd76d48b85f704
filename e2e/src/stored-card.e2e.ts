import type { Page } from '@playwright/test';
import { STORE_CONSENT_VERSION } from '@rendezvous/contracts/billing/store-consent';
import { join, signIn } from './product/members.js';
import { buy, confirmPurchase, expect, payButton, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// A stored card at whose bank the payer has to say yes once more, or says no; and one that is declined where the same is bought again.

const atBank = async (page: Page, outcome: 'approve' | 'cancel' | 'decline'): Promise<void> => {
  await page.waitForURL(/\/sandbox\/bank\//);
  await page.locator(`button[name=outcome][value=${outcome}]`).click();
  await page.waitForURL(/\/credits\/return\//);
};

test('a stored card is confirmed at the bank, from the prices and from the same again; one that fails is tried again or leads to PayPal', async ({
  page,
  baseURL,
  speaks,
  says,
}) => {
  const [me, other] = await Promise.all([join(baseURL!, { language: speaks }), join(baseURL!, { language: speaks })]);
  await signIn(page.context(), me.api);
  const credits = says('billing.money.credits', { count: 25 });
  const card = { brand: 'Mastercard', last4: '3220' };
  const link = (id: string, values = {}) => page.getByRole('link', { name: says(id, values), exact: true });
  const isPaid = () => expect(page.getByText(says('billing.payment-result.completed', { count: 25 }))).toBeVisible();
  const failed = async (id: string, values = {}) => {
    await expect(page.getByRole('heading', { level: 1, name: says('billing.payment-result.failed') })).toBeVisible();
    await expect(page.getByText(says(`billing.payment-result.${id}`, { credits, ...values }))).toBeVisible();
  };
  await buy(me, { store_consent: STORE_CONSENT_VERSION }, 'confirms');

  await test.step('the dialog says that the bank may ask; it does, and yes there pays', async () => {
    await page.goto('/credits/25/card');
    await payButton(page, says).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(says('billing.confirm.where', { method: 'stored' }));
    await expect(dialog).toContainText(says('billing.method.card-used', card));
    await payButton(page, says).click();
    await atBank(page, 'approve');
    await isPaid();
  });

  await test.step('the same again asks at the bank, too; who gives up there keeps the choice, and may take the card, another one or PayPal', async () => {
    await page.goto('/credits/repeat-order');
    await confirmPurchase(page, says);
    await atBank(page, 'cancel');
    await failed('stored-failed-text', card);
    await expect(link('billing.payment-result.another-card')).toBeVisible();
    await expect(link('billing.payment-result.other', { method: 'paypal', name: 'PayPal' })).toBeVisible();
    await expectAccessible(page);
    await link('billing.payment-result.again-stored', card).click();
    await confirmPurchase(page, says);
    await atBank(page, 'approve');
    await isPaid();
  });

  await test.step('a card that is declined in the same again: tried again it is declined again, and PayPal pays', async () => {
    await buy(other, { store_consent: STORE_CONSENT_VERSION }, 'declines');
    // a page that is still open would bring its own session back
    await page.goto('about:blank');
    await signIn(page.context(), other.api);
    await page.goto('/credits/repeat-order');
    for (const open of [undefined, link('billing.payment-result.again-stored', { brand: 'Visa', last4: '0341' })]) {
      if (open) await open.click();
      await confirmPurchase(page, says);
      await page.waitForURL(/\/credits\/return\//);
      await failed('stored-failed-text', { brand: 'Visa', last4: '0341' });
    }
    await link('billing.payment-result.other', { method: 'paypal', name: 'PayPal' }).click();
    await confirmPurchase(page, says);
    await atBank(page, 'approve');
    await isPaid();
    await page.goto('/credits/repeat-order');
    await expect(page.locator('main').getByText('PayPal', { exact: true }).first()).toBeVisible();
  });
});
