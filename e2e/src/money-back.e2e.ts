import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { apiOf, join, mailTo, signIn } from './product/members.js';
import { confirmPurchase, expect, moneyIn, payButton, stateOf, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// From the first line about a discount to the money that went back: what a member buys, reads, repeats, withdraws from and removes.

/** What a document is, as its first bytes say. */
const documentAt = async (request: APIRequestContext, href: string | null): Promise<string> => {
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return (await answer.body()).subarray(0, 5).toString();
};

test('a member stores a card, buys, reads the statement, buys the same again, withdraws, and removes the card', async ({
  page,
  baseURL,
  speaks,
  says,
  sql,
}) => {
  test.setTimeout(240_000);
  const url = baseURL!;
  const [me, other] = await Promise.all([join(url, { language: speaks }), join(url, { gender: 'male' })]);
  await signIn(page.context(), me.api);
  const money = moneyIn(speaks);
  const title = (id: string, values = {}) => page.getByRole('heading', { level: 1, name: says(id, values), exact: true });
  const link = (id: string, values = {}) => page.getByRole('link', { name: says(id, values), exact: true });
  const card = { brand: 'Visa', last4: '4242' };
  const purchases: number[] = [];
  const isPaid = async () => {
    await page.waitForURL(/\/credits\/return\/\d+$/);
    await expect(page.getByText(says('billing.payment-result.completed', { count: 25 }))).toBeVisible({ timeout: 15_000 });
    purchases.push(Number(page.url().split('/').at(-1)));
  };

  await test.step('the line of the first hours is put away; the dialog comes once, to whoever has no credits left', async () => {
    await page.goto('/likes');
    const away = page.getByRole('button', { name: says('billing.time-bonus.dismiss'), exact: true });
    await expect(away).toBeVisible();
    await expectAccessible(page);
    await away.click();
    await expect(away).toHaveCount(0);
    const path = `/api/members/${other.id}/conversation`;
    const { conversationId } = (await (await me.api.post(path, { data: { clientId: randomUUID(), text: 'Hello' } })).json()) as {
      conversationId: number;
    };
    for (const text of ['Are you there?', 'Good night, then.'])
      await me.api.post(`/api/conversations/${conversationId}/messages`, { data: { clientId: randomUUID(), text } });
    await page.clock.install();
    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      await page.clock.fastForward(41_000);
      await expect(dialog).toContainText(says('billing.time-bonus.empty'), { timeout: 500 });
    }).toPass();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: says('billing.time-bonus.see') }).click();
    await expect(title('billing.credits.title')).toBeVisible();
  });

  await test.step('before the first purchase each page says that there is nothing', async () => {
    for (const [path, nothing] of [
      ['/transactions', 'billing.transactions.empty'],
      ['/credits/refund', 'billing.refunds.empty'],
      ['/credits/repeat-order', 'billing.repeat.empty'],
      ['/credits/stored-methods', 'billing.stored.nothing'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: says(nothing), exact: true })).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('buys 25 credits by a card that the company stores', async () => {
    await page.goto('/credits/25/card');
    await payButton(page, says).click();
    await page.getByRole('checkbox', { name: says('billing.confirm.store') }).check();
    await expectAccessible(page);
    await payButton(page, says).click();
    await page.waitForURL(/\/sandbox\/bank\//);
    await page.locator('button[name=outcome][value=approve]').click();
    await isPaid();
    await expect(page.getByText(says('billing.payment-result.card-stored', card))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the receipt is a document, too, and leads to the same again, with the stored card', async () => {
    await link('billing.payment-result.receipt').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}-\d{6}/);
    await expectAccessible(page);
    expect(await documentAt(page.request, await link('billing.receipt.pdf').getAttribute('href'))).toBe('%PDF-');
    await page.locator('main a[href^="/credits/repeat-order"]').click();
    await expect(title('billing.repeat.title')).toBeVisible();
    await expect(page.getByText(says('billing.repeat.stored'))).toBeVisible();
    await expectAccessible(page);
    await payButton(page, says).click();
    await expect(page.getByRole('dialog').getByText(says('billing.confirm.where', { method: 'stored' }))).toBeVisible();
    await expectAccessible(page);
    // a double click buys once
    await payButton(page, says).dblclick();
    await isPaid();
    await expect(page.getByText(says('billing.payment-result.premium'))).toHaveCount(0);
  });

  await test.step('the statement says where all of it came from, is filtered, and is saved for spreadsheets', async () => {
    await link('billing.payment-result.receipt').click();
    await link('billing.transactions.back').click();
    await expect(title('billing.transactions.title')).toBeVisible();
    const orders = page.getByRole('list', { name: says('billing.transactions.list') }).getByRole('listitem');
    await expect(orders).toHaveCount(2);
    await expect(orders.first()).toContainText(says('billing.state.completed'));
    const rows = page.locator('table tbody tr');
    await expect(rows).toHaveCount(6);
    await expectAccessible(page);
    await page.getByLabel(says('billing.statement.kind'), { exact: true }).selectOption('messages');
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) await expect(row).toContainText(says('billing.statement.entry.message'));
    const file = await page.request.get((await link('billing.statement.file').getAttribute('href'))!);
    expect(file.headers()['content-type']).toContain('text/csv');
    const lines = (await file.text()).trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(says('billing.statement.entry.message'));
    await page.getByLabel(says('billing.statement.from'), { exact: true }).fill('2999-01-01');
    await expect(page.getByText(says('billing.statement.none'))).toBeVisible();
  });

  await test.step('withdraws in two steps; a double click is one withdrawal, and a mail confirms it', async () => {
    await link('billing.transactions.refund').click();
    await expect(title('billing.refunds.title')).toBeVisible();
    const quotes = page.getByRole('article');
    await expect(quotes).toHaveCount(2);
    await expectAccessible(page);
    await quotes.first().getByRole('button').click();
    const dialog = page.getByRole('alertdialog', { name: says('billing.refunds.confirm-title') });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says('billing.refunds.confirm'), exact: true }).dblclick();
    await expect(quotes).toHaveCount(1);
    const { refunds } = (await (await me.api.get('/api/refunds')).json()) as {
      refunds: { order: number; amount: Parameters<typeof money>[0] }[];
    };
    expect(refunds).toHaveLength(1);
    await expect(page.getByText(says('billing.refunds.done', { amount: money(refunds[0]!.amount) }))).toBeVisible();
    await expect(page.locator(`main li a[href="/transactions/${refunds[0]!.order}"]`)).toHaveCount(1);
    const api = await apiOf(url);
    // receipts name the way back, too, but lead to their purchase
    await expect.poll(() => mailTo(api, me.email)).not.toContain('/transactions/');
    expect(await mailTo(api, me.email)).toContain('/credits/refund');
    await api.dispose();
  });

  await test.step('whoever is about to leave is told what goes back, and may take a discount instead', async () => {
    await sql(`update account.members set joined_at = joined_at - interval '9 days' where id = $1`, [me.id]);
    const [{ amount }] = ((await (await me.api.get('/api/refunds')).json()) as { quotes: [{ amount: Parameters<typeof money>[0] }] })
      .quotes;
    const { offer } = (await (await me.api.get('/api/credits/leaving-discount')).json()) as {
      offer: { percentage: number; hours: number };
    };
    await page.goto('/notifications');
    const told = page.getByText(says('billing.refunds.leaving-worth', { unused: 25, amount: money(amount) }));
    await expect(told).toBeVisible();
    const percentage = new Intl.NumberFormat(speaks === 'fr' ? 'fr-FR' : 'en-US', { style: 'percent' }).format(offer.percentage / 100);
    const take = page.getByRole('button', { name: says('billing.leaving.take', { percentage }), exact: true });
    // a phone's bar stands over whatever ends at the edge of the window
    await take.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
    await take.click();
    await expect(link('billing.leaving.prices')).toBeVisible();
    await expect(take).toHaveCount(0);
  });

  await test.step('once the money went back, each page that told of the purchase says so', async () => {
    const { refunds } = (await (await me.api.get('/api/refunds')).json()) as { refunds: [{ order: number }] };
    const [{ order }] = refunds;
    expect(purchases).toContain(order);
    // the bank takes seconds to pay out, and is asked a minute later
    await expect(async () => {
      await sql('update billing.refunds set try_after = now() where order_id = $1', [order]);
      await sql(`select graphile_worker.add_job('billing.ask-refunds')`);
      expect(await stateOf(me, { id: order })).toBe('refunded');
    }).toPass({ timeout: 20_000 });
    await page.goto('/credits/refund');
    await expect(page.getByText(says('billing.refunds.state.succeeded'), { exact: true })).toBeVisible();
    const note = page.locator('main a[href*="/credit-note"]');
    expect(await documentAt(page.request, await note.getAttribute('href'))).toBe('%PDF-');
    await page.goto(`/credits/return/${order}`);
    await expect(title('billing.payment-result.gone', { debit: 'none' })).toBeVisible();
    await expectAccessible(page);
    await link('billing.payment-result.receipt').click();
    await expect(page.locator('article header')).toContainText(says('billing.state.refunded'));
    await expect(page.locator('main a[href*="/credit-note"]')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('removes the stored card, and the next purchase asks for one', async () => {
    await page.goto('/credits/stored-methods');
    await expect(page.getByRole('list', { name: says('billing.stored.list') }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.locator('main li button').click();
    const dialog = page.getByRole('alertdialog', { name: says('billing.stored.confirm-title') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says('billing.stored.remove'), exact: true }).click();
    await expect(page.getByText(says('billing.stored.removed', card))).toBeVisible();
    await expect(page.getByText(says('billing.stored.nothing'))).toBeVisible();
    await page.goto('/credits/25/card');
    await confirmPurchase(page, says);
    await page.waitForURL(/\/sandbox\/bank\//);
  });
});
