import type { Page } from '@playwright/test';
import { composeIBAN } from 'ibantools';
import { browserOf, join, signIn } from './product/members.js';
import { confirmPurchase, creditsOf, expect, placeOrder, stateOf, test } from './product/money.js';
import { ADDRESS, codeTo, digits, fill, payer } from './product/payer.js';
import { expectAccessible } from './product/test.js';
import type { Says } from './product/texts.js';

const chooseDirectDebit = async (page: Page, says: Says): Promise<void> => {
  await page.goto('/credits/25/sepa');
  const pay = page.getByRole('button', { name: /€/ });
  await pay.first().click();
  await expect(page.getByRole('dialog')).toContainText(says('billing.confirm.where', { method: 'sepa' }));
  await page.getByRole('dialog').getByRole('button', { name: /€/ }).click();
  await page.waitForURL(/\/directdebit\?order=\d+$/);
};

test('a member buys by direct debit: account, code from the phone, mandate, credits; and is told what keeps them from it', async ({
  page,
  browser,
  baseURL,
  speaks,
  says,
  sql,
}) => {
  test.setTimeout(240_000);
  const url = baseURL ?? '';
  const [me, other] = await Promise.all([join(url, { language: speaks }), join(url, { language: speaks })]);
  await signIn(page.context(), me.api);
  const { iban, mobile } = payer();
  const before = await creditsOf(me);
  const send = page.getByRole('button', { name: says('billing.direct-debit.send-code') });

  await test.step('an account that cannot be is refused at its field, and what was typed is there after a reload', async () => {
    await page.goto('/directdebit');
    await expect(page.getByRole('heading', { level: 1, name: says('billing.direct-debit.empty') })).toBeVisible();
    await expectAccessible(page);
    await chooseDirectDebit(page, says);
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText(says('billing.direct-debit.missing.iban'))).toBeVisible();
    await expect(page.locator('input[name=iban]')).toBeFocused();
    await page.locator('input[name=iban]').pressSequentially('DE00370400440532013000');
    await expect(page.locator('input[name=mobile]')).toHaveValue('+33 ');
    // no message comes to a line in a wall
    await fill(page, { holder: me.name, ...ADDRESS, mobile: '+33 1 42 68 53 00' });
    const refused: readonly (readonly ['iban' | 'mobile', string, string])[] = [
      ['iban', 'iban', composeIBAN({ countryCode: 'AE', bban: `033${digits(16)}` }) ?? ''],
      ['iban', 'country', iban],
      ['mobile', 'mobile', mobile.replace('+33', '+33 ')],
    ];
    for (const [field, why, instead] of refused) {
      await send.click();
      await expect(page.getByText(says(`refusal.billing.direct-debit-${why}`))).toBeVisible();
      await expect(page.locator(`input[name=${field}]`)).toBeFocused();
      if (why === 'iban') await expectAccessible(page);
      await fill(page, { [field]: instead });
    }
    await page.reload();
    await expect(page.locator('input[name=city]')).toHaveValue(ADDRESS.city);
    await send.click();
  });

  const code = () => codeTo(url, mobile);
  const pay = page.getByRole('button', { name: /€/ });

  await test.step('a wrong code is refused with the specified sentence, five times; then another one is sent', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('billing.direct-debit.sign'));
    await expect(page.getByText(says('billing.direct-debit.mandate'))).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name=authorised]').check();
    const first = await code();
    for (const left of [4, 3, 2, 1]) {
      await page.locator('input[name=code]').fill('000000');
      await pay.click();
      await expect(page.getByText(says('billing.direct-debit.tries-left', { count: left }))).toBeVisible();
      await expect(page.getByText(says('refusal.billing.direct-debit-code'))).toBeVisible();
    }
    await expectAccessible(page);
    await page.locator('input[name=code]').fill('000000');
    await pay.click();
    await expect(page.getByText(says('billing.direct-debit.no-code'))).toBeVisible();
    await expect(pay).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: says('billing.direct-debit.resend'), exact: true }).click();
    await expect.poll(code).not.toBe(first);
  });

  await test.step('the code of the SMS signs, and the credits are there', async () => {
    await page.locator('input[name=code]').fill(await code());
    await pay.click();
    await page.waitForURL(/\/credits\/return\/\d+$/);
    await expect(page.getByText(says('billing.payment-result.completed', { count: 25 }))).toBeVisible();
    await expectAccessible(page);
    expect(await creditsOf(me)).toBe(before + 25);
    // by now nothing has moved
    await expect(page.getByText(says('billing.order-debit.signed-text', { date: '#' }).split('#')[0]!)).toBeVisible();
  });

  const purchase = { id: Number(new URL(page.url()).pathname.split('/').at(-1)) };
  await test.step('until the bank has booked it nothing says that it was paid', async () => {
    await page.goto('/transactions');
    const row = page.locator(`a[href="/transactions/${purchase.id}"]`).first();
    await expect(row).toContainText(says('billing.order-debit.state.signed'));
    await expectAccessible(page);
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(says('billing.order-debit.state.signed'), { exact: true })).toHaveCount(1);
    await expect(page.getByText(says('billing.receipt.paid-with'))).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the page of a signed order leads to its result', async () => {
    await page.goto(`/directdebit?order=${purchase.id}`);
    await expect(page).toHaveURL(new RegExp(`/credits/return/${purchase.id}$`));
  });

  await test.step('more than the limit is refused before anything is typed, and an order that is over leads to its result', async () => {
    await page.goto('/credits/100/sepa');
    await confirmPurchase(page, says);
    await expect(page.getByText(says('refusal.billing.direct-debit-limit'))).toBeVisible();
    await expectAccessible(page);
    const { order } = await placeOrder(me, { bundle: '10', method: 'sepa' });
    await sql(`update billing.orders set state = 'expired' where id = $1`, [order.id]);
    await page.goto(`/directdebit?order=${order.id}`);
    const credits = says('billing.money.credits', { count: 10 });
    await expect(page.getByText(says('billing.payment-result.expired-text', { credits }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('nobody’s phone rings all day, and an account that money was asked back to is closed to everybody', async () => {
    const { order, redirect } = await placeOrder(other, { method: 'sepa' });
    const details = { iban: payer().iban, holder: other.name, ...ADDRESS };
    for (let sent = 0; sent < 10; sent += 1) {
      const data = { details: { ...details, mobile: payer().mobile }, keep: false };
      expect((await other.api.put(`/api/orders/${order.id}/direct-debit/account`, { data })).status()).toBe(200);
    }
    const theirs = await (await browserOf(browser, other, speaks, url)).newPage();
    await theirs.goto(redirect);
    const change = theirs.getByRole('button', { name: says('billing.direct-debit.change'), exact: true });
    const again = async (values: Readonly<Record<string, string>>) => {
      await change.click();
      await fill(theirs, { ...details, ...values });
      await theirs.getByRole('button', { name: says('billing.direct-debit.send-code') }).click();
    };
    await again({ mobile: payer().mobile });
    await expect(theirs.getByText(says('refusal.billing.direct-debit-code-limit'))).toBeVisible();
    await expectAccessible(theirs);

    // the bank sends the first member's debit back
    await sql(
      `with file as (insert into billing.bank_files (kind, message_id, hash, payments, total, created_at)
         select 'pain.008', reference, reference, 1, amount, now() from billing.payments where order_id = $1 returning id)
       update billing.direct_debits d set state = 'returned', reason = 'MD06', return_kind = 'refund', returned_on = current_date,
         file_id = file.id, end_to_end_id = 'RDV-D-' || d.id, sequence = 'OOFF' from file where d.order_id = $1`,
      [purchase.id],
    );
    await sql(`select graphile_worker.add_job('billing.read-bank-answers')`);
    await expect.poll(() => stateOf(me, purchase)).toBe('charged_back');
    await page.goto('/transactions');
    await expect(page.locator(`a[href="/transactions/${purchase.id}"]`).first()).toContainText(says('billing.order-debit.state.returned'));
    await again({ iban });
    await expect(theirs.getByRole('alert')).toHaveText(says('refusal.billing.direct-debit-blocked'));
    await expectAccessible(theirs);
    await theirs.context().close();
  });
});
