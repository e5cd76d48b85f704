import { STORE_CONSENT_VERSION } from '@rendezvous/contracts/billing/store-consent';
import { untilAlive } from './drawn/drawn-pages.js';
import type { Sql } from './product/database.js';
import { browserOf, join, signIn } from './product/members.js';
import {
  answerBank,
  buy,
  confirmPurchase,
  expect,
  loseDispute,
  moneyIn,
  newCode,
  payButton,
  placeOrder,
  stateOf,
  test,
} from './product/money.js';
import { expectAccessible } from './product/test.js';

// Whatever keeps a payment from being one: the payer, the bank, its silence, a code, a price, a card. Each is said in words, and nothing is charged.

/** Each language has a country, and so prices, of its own: both are tried at the same time. */
const PLACES = {
  en: { country: 'NZ', region: 'NZ-AUK', city: 'Auckland', currency: 'NZD' },
  fr: { country: 'CH', region: 'CH-GE', city: 'Genève', currency: 'CHF' },
} as const;

/** The bank's books fail for one member: it gives no answer, or takes another amount than it was asked for. @returns what mends them */
const breakBank = async (sql: Sql, memberId: number, how: 'silent' | 'mistaken'): Promise<() => Promise<unknown>> => {
  const name = `billing.break_bank_for_${memberId}`;
  const then = how === 'silent' ? `raise exception 'The line broke.'` : 'new.amount := new.amount + 1';
  await sql(`create function ${name}() returns trigger language plpgsql as $$ begin
    if exists (select from billing.payments p join billing.orders o on o.id = p.order_id where p.id = new.id and o.member_id = ${memberId}) then ${then}; end if;
    return new; end $$`);
  await sql(`create trigger break_bank_for_${memberId} before insert on billing.sandbox_payments for each row execute function ${name}()`);
  return () => sql(`drop function ${name} cascade`);
};

test('a payment fails in each way that there is, and the member is told which, and what now', async ({
  page,
  browser,
  baseURL,
  speaks,
  says,
  sql,
  operator,
}) => {
  test.setTimeout(300_000);
  const url = baseURL!;
  const { currency, ...place } = PLACES[speaks];
  const [me, other] = await Promise.all([join(url, { language: speaks, ...place }), join(url, { ...place })]);
  await signIn(page.context(), me.api);
  const money = moneyIn(speaks);
  const title = (id: string, values = {}) => page.getByRole('heading', { level: 1, name: says(id, values), exact: true });
  const switchOff = (code: string) => operator.put(`/api/operator/discount-codes/${code}/status`, { data: { status: 'inactive' } });
  const failsBecause = async (id: string, values = {}) => {
    await expect(title('billing.payment-result.failed')).toBeVisible();
    await expect(page.getByText(says(`billing.payment-result.${id}`, values))).toBeVisible();
  };
  const credits = says('billing.money.credits', { count: 25 });
  const onlyOne = await newCode(operator, { maximum_uses: 1 });
  const late = await placeOrder(other, { discount_code: onlyOne });
  const theirs = await (await browserOf(browser, other, speaks, url)).newPage();

  await test.step('while the bank is at it the page waits, and does so alone', async () => {
    await theirs.goto(late.redirect);
    await theirs.locator('details summary').click();
    await theirs.locator('button[name=outcome][value=approve-late]').click();
    await theirs.waitForURL(/\/credits\/return\//);
    await expect(theirs.getByRole('heading', { level: 1, name: says('billing.payment-result.pending') })).toBeVisible();
    await expectAccessible(theirs);
  });

  await test.step('prices that do not come are asked for again in place', async () => {
    const prices = '**/api/credits/bundles';
    for (const [path, there] of [
      ['/pricing', 'billing.pricing.title'],
      ['/premium', 'billing.premium.title'],
    ] as const) {
      // from here on, since they may be fetched ahead of the press
      await page.route(prices, (route) => route.abort());
      await page.goto('/likes');
      await untilAlive(page);
      await page.locator(`a[href="${path}"]:visible`).first().click();
      const again = page.getByRole('button', { name: says('billing.retry'), exact: true });
      await expect(again).toBeVisible();
      await expectAccessible(page);
      await page.unroute(prices);
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(title(there)).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('the bank says no, the payer changes their mind, or nobody comes back in time', async () => {
    const declined = await placeOrder(me);
    await page.goto(declined.redirect);
    await page.locator('button[name=outcome][value=decline]').click();
    await failsBecause('failed-text', { credits });
    await expectAccessible(page);
    await page
      .getByRole('link', { name: says('billing.payment-result.again', { method: 'card', name: says('billing.method.card') }), exact: true })
      .click();
    await confirmPurchase(page, says);
    await page.waitForURL(/\/sandbox\/bank\//);
    await page.locator('button[name=outcome][value=cancel]').click();
    await failsBecause('cancelled-text', { credits });
    const forgotten = await placeOrder(me);
    await sql(`update billing.orders set state = 'expired' where id = $1`, [forgotten.order.id]);
    await page.goto(`/credits/return/${forgotten.order.id}`);
    await failsBecause('expired-text', { credits });
    await page.goto(`/credits/return/${late.order.id}`);
    await expect(title('billing.payment-result.missing')).toBeVisible();
    await expectAccessible(page);
  });

  const used = await newCode(operator);
  await test.step('a bank that tells nothing is asked', async () => {
    const silent = await placeOrder(me, { discount_code: used });
    await page.goto(silent.redirect);
    await page.locator('details summary').click();
    await page.locator('input[name=delivery][value=withheld]').check();
    await page.locator('button[name=outcome][value=approve]').click();
    await expect(title('billing.payment-result.completed', { count: 25 })).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the field for codes says why one does not count', async () => {
    const over = await newCode(operator);
    await switchOff(over);
    const codes = {
      'not-found': 'NOBODYSCODE',
      'not-yours': await newCode(operator, { user_id: other.id }),
      used,
      'used-up': onlyOne,
      currency: await newCode(operator, { currency: 'USD' }),
      country: await newCode(operator, { country: 'DE' }),
      expired: over,
    };
    await page.goto('/credits/25/card');
    await page.getByRole('button', { name: says('billing.code.have'), exact: true }).click();
    const field = page.getByLabel(says('billing.code.label'), { exact: true });
    const apply = page.getByRole('button', { name: says('billing.code.apply'), exact: true });
    await apply.click();
    await expect(page.getByText(says('billing.code.missing'))).toBeVisible();
    for (const [why, code] of Object.entries(codes)) {
      await field.fill(code.toLowerCase());
      await apply.click();
      await expect(page.getByText(says(`refusal.billing.discount-${why}`))).toBeVisible();
    }
    await expectAccessible(page);
    const minimum = 90_000;
    await field.fill(await newCode(operator, { minimum_order_value: minimum, currency }));
    await apply.click();
    await expect(page.getByText(says('billing.code.minimum', { minimum: money({ amount: minimum, currency }) }))).toBeVisible();
    await page.getByRole('button', { name: says('billing.code.remove') }).click();
    await page.getByRole('button', { name: says('billing.code.have'), exact: true }).click();
    await field.fill(await newCode(operator, { paymentmethods: ['paypal'] }));
    await apply.click();
    await expect(page.getByText(says('billing.code.methods', { methods: says('billing.method.paypal') }))).toBeVisible();
    await page.getByRole('button', { name: says('billing.code.remove') }).click();
    const short = await newCode(operator);
    await page.getByRole('button', { name: says('billing.code.have'), exact: true }).click();
    await field.fill(short);
    await apply.click();
    await expect(page.getByText(says('billing.code.counts'))).toBeVisible();
    await switchOff(short);
    await confirmPurchase(page, says);
    await expect(page.getByText(says('billing.credits.discount-gone', { reason: says('refusal.billing.discount-expired') }))).toBeVisible();
  });

  await test.step('another price than the one on the page is told before anything is ordered', async () => {
    await page.goto('/credits/25/card');
    await expect(payButton(page, says)).toBeVisible();
    const [price] = await sql<{ amount: number }>(
      `update billing.prices p set amount = amount + 100 where bundle_id = '25' and currency = $1
         and begins_at = (select max(begins_at) from billing.prices q where (q.bundle_id, q.currency) = (p.bundle_id, p.currency) and q.begins_at <= now())
       returning amount`,
      [currency],
    );
    await confirmPurchase(page, says);
    const total = money({ amount: price!.amount, currency });
    await expect(page.getByText(says('billing.credits.price-changed', { total }))).toBeVisible();
    await expect(page.getByRole('button', { name: says('billing.credits.pay', { total }), exact: true })).toBeVisible();
  });

  await test.step('a company that is silent, or refuses, leaves the choice as it was', async () => {
    for (const [how, refusal] of [
      ['silent', 'provider-silent'],
      ['mistaken', 'payment-refused'],
    ] as const) {
      const mend = await breakBank(sql, me.id, how);
      try {
        await confirmPurchase(page, says);
        await expect(page.getByText(says(`refusal.billing.${refusal}`))).toBeVisible();
      } finally {
        await mend();
      }
    }
    await expectAccessible(page);
    await confirmPurchase(page, says);
    await page.waitForURL(/\/sandbox\/bank\//);
  });

  await test.step('who comes back from the bank goes on with the same order; another purchase closes its page, and each says what it is', async () => {
    const first = page.url();
    await page.goto('/credits/25/card');
    await confirmPurchase(page, says);
    await page.waitForURL(first);
    await page.goto('/credits/50/card');
    await confirmPurchase(page, says);
    await page.waitForURL(({ pathname, href }) => pathname.startsWith('/sandbox/bank/') && href !== first);
    const [next, replaced] = await sql<{ id: number }>('select id from billing.orders where member_id = $1 order by id desc limit 2', [
      me.id,
    ]);
    await page.goto(`/credits/return/${replaced!.id}`);
    await expect(title('billing.payment-result.replaced')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/credits/return/${next!.id}`);
    await expect(title('billing.payment-result.unfinished')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: says('billing.payment-result.cancel'), exact: true }).click();
    await failsBecause('cancelled-text', { credits: says('billing.money.credits', { count: 50 }) });
  });

  await test.step('a stored card is declined, is over, or is not known to the company any more', async () => {
    await buy(me, { store_consent: STORE_CONSENT_VERSION }, 'declines');
    await page.goto('/credits/25/card');
    await confirmPurchase(page, says);
    await page.waitForURL(/\/credits\/return\//);
    await failsBecause('stored-failed-text', { credits, brand: 'Visa', last4: '0341' });
    await expectAccessible(page);
    await page
      .getByRole('link', { name: says('billing.payment-result.again-stored', { brand: 'Visa', last4: '0341' }), exact: true })
      .click();
    await payButton(page, says).click();
    await page.getByRole('dialog').waitFor();
    await sql('update billing.stored_methods set expiry_year = 2020 where member_id = $1', [me.id]);
    await payButton(page, says).click();
    await expect(page.getByText(says('refusal.billing.stored-method-expired'))).toBeVisible();
    await page.goto('/credits/stored-methods');
    await expect(page.getByText(says('billing.stored.state.expired'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await buy(me, { store_consent: STORE_CONSENT_VERSION }, 'approves');
    await sql(
      `update billing.sandbox_payments set card_forgotten_at = now()
       where id::text in (select reference from billing.stored_methods where member_id = $1 and last4 = '4242')`,
      [me.id],
    );
    await page.goto('/credits/25/card');
    await confirmPurchase(page, says);
    await expect(page.getByText(says('refusal.billing.stored-method-gone'))).toBeVisible();
  });

  await test.step('money that the payer asks back at the bank: disputed, taken back, and that way to pay is closed', async () => {
    const disputed = await placeOrder(me);
    await answerBank(me, disputed);
    await page.goto(disputed.redirect);
    await page.locator('button[name=step][value=dispute]').click();
    await expect(page.locator('button[name=step][value=lose]')).toBeVisible();
    await expect.poll(() => stateOf(me, disputed.order)).toBe('disputed');
    await page.goto(`/credits/return/${disputed.order.id}`);
    await expect(title('billing.payment-result.disputed')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: says('billing.payment-result.receipt'), exact: true }).click();
    await expect(page.getByText(says('billing.dispute.open', { amount: money(disputed.order.total) }))).toBeVisible();
    await expectAccessible(page);
    await page.goto('/credits/repeat-order');
    await expect(payButton(page, says)).toBeVisible();
    await loseDispute(me, disputed);
    await expect.poll(() => stateOf(me, disputed.order)).toBe('charged_back');
    // the page that is open says so by itself, before anybody presses
    await expect(page.getByText(says('billing.repeat.method-blocked-text'))).toBeVisible();
    await expect(payButton(page, says)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/transactions/${disputed.order.id}`);
    await expect(page.getByText(says('billing.dispute.lost', { amount: money(disputed.order.total), debit: 'none' }))).toBeVisible();
  });

  await test.step('meanwhile the money that was late has come, and the page that waited says so', async () => {
    await expect(theirs.getByRole('heading', { level: 1, name: says('billing.payment-result.completed', { count: 25 }) })).toBeVisible({
      timeout: 40_000,
    });
    await theirs.context().close();
  });
});
