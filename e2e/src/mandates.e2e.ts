import type { DirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import { type Joined, join, signIn } from './product/members.js';
import { expect, placeOrder, stateOf, test } from './product/money.js';
import { ADDRESS, codeTo, fill, payer } from './product/payer.js';
import { expectAccessible } from './product/test.js';

// A mandate that was kept: it signs the next purchase by a code alone, until it lapses or its member takes it back.

/** Signs an order without a browser, by a mandate that is kept. */
const signByCalls = async (url: string, { api, name }: Joined, details: ReturnType<typeof payer>): Promise<number> => {
  const { order } = await placeOrder({ api }, { bundle: '10', method: 'sepa' });
  const path = `/api/orders/${order.id}/direct-debit`;
  const chosen = await api.put(`${path}/account`, { data: { details: { ...details, holder: name, ...ADDRESS }, keep: true } });
  const { revision } = ((await chosen.json()) as DirectDebit).chosen!;
  const data = { code: await codeTo(url, details.mobile), authorised: true, revision };
  const signed = await api.post(`${path}/signature`, { data });
  if (!signed.ok()) throw new Error(`Signature: ${signed.status()} ${await signed.text()}`);
  return order.id;
};

test('a kept mandate signs by a code alone; lapsed, or taken back, it signs nothing, and what was not debited yet is undone', async ({
  page,
  baseURL,
  speaks,
  says,
  sql,
}) => {
  const url = baseURL!;
  const me = await join(url, { language: speaks });
  await signIn(page.context(), me.api);
  const account = payer();
  const first = await signByCalls(url, me, account);
  const masked = `${account.iban.slice(0, 2)}•• •••• ${account.iban.slice(-4)}`;
  const use = page.getByRole('button', { name: says('billing.direct-debit.use-again', { iban: masked }), exact: true });
  const mobile = page.locator('input[name=mobile]');
  const sent = () => codeTo(url, account.mobile);
  const newOrder = async () => {
    const { redirect } = await placeOrder(me, { bundle: '10', method: 'sepa' });
    await page.goto(redirect);
  };

  /** Three years and more, there or back. */
  const moved = (by: string) =>
    sql(
      `update billing.mandates set signed_at = signed_at ${by} interval '37 months', last_due = last_due ${by} interval '37 months'
       where member_id = $1`,
      [me.id],
    );

  await test.step('the account of last time is offered, masked; a number of a country that gets no SMS is refused at its field', async () => {
    await newOrder();
    await expect(use).toBeVisible();
    await expect(page.locator('main')).not.toContainText(account.iban.slice(4, 8));
    await expectAccessible(page);
    await page.getByRole('button', { name: says('billing.direct-debit.other-account'), exact: true }).click();
    await fill(page, { iban: account.iban, holder: me.name, ...ADDRESS, mobile: '+44 7400 123456' });
    await page.getByRole('button', { name: says('billing.direct-debit.send-code'), exact: true }).click();
    await expect(page.getByText(says('refusal.billing.direct-debit-mobile-country'))).toBeVisible();
    await expect(mobile).toBeFocused();
    await expectAccessible(page);
    await page.reload();
  });

  await test.step('used again it is signed by the code alone; who asks for another at once is told to wait', async () => {
    const before = await sent();
    await use.click();
    await expect(page.getByText(says('billing.direct-debit.mandate-stands'))).toBeVisible();
    await expect.poll(sent).not.toBe(before);
    await expectAccessible(page);
    await newOrder();
    await use.click();
    await expect(page.getByText(says('refusal.billing.direct-debit-code-wait'))).toBeVisible();
    await expect(page.getByText(says('billing.direct-debit.no-code'))).toBeVisible();
    await page.goBack();
    await fill(page, { code: await sent() });
    await page.locator('input[name=authorised]').check();
    await page.getByRole('button', { name: /€/ }).click();
    await page.waitForURL(/\/credits\/return\/\d+$/);
    await expect(page.getByText(says('billing.payment-result.completed', { count: 10 }))).toBeVisible();
  });

  await test.step('after 36 months without a debit it has lapsed: it is not used any more, and an account is asked for', async () => {
    await newOrder();
    await expect(use).toBeVisible();
    await moved('-');
    await use.click();
    await expect(page.getByText(says('refusal.billing.direct-debit-no-mandate'))).toBeVisible();
    await expect(page.locator('input[name=iban]')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/credits/stored-methods');
    await expect(page.getByText(says('billing.stored.nothing'))).toBeVisible();
    await moved('+');
  });

  await test.step('taken back, what was not debited yet is undone, and the next purchase asks for an account', async () => {
    await page.goto('/credits/stored-methods');
    await expect(page.getByText(masked)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button').last().click();
    const dialog = page.getByRole('alertdialog', { name: says('billing.stored.mandate.confirm-title') });
    await expect(dialog).toContainText(says('billing.stored.mandate.confirm-text'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says('billing.stored.mandate.remove'), exact: true }).click();
    await expect(page.getByText(says('billing.stored.nothing'))).toBeVisible();
    await expect.poll(() => stateOf(me, { id: first })).not.toBe('completed');
    await page.goto(`/transactions/${first}`);
    await expect(page.getByText(says('billing.order-debit.state.uncollected'), { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await newOrder();
    await expect(page.locator('input[name=iban]')).toBeVisible();
    await expect(use).toHaveCount(0);
  });
});
