import { randomUUID } from 'node:crypto';
import type { Money } from '@rendezvous/contracts/kernel';
import { type Joined, join, signIn } from './product/members.js';
import { buy, creditsOf, expect, moneyIn, stateOf, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// A withdrawal that does not go as asked: fewer credits are left by then, the bank refuses, says nothing, or gets the money back.

interface Answer {
  readonly quotes: readonly { readonly unused: number; readonly amount: Money }[];
  readonly refunds: readonly { readonly state: string }[];
}

const refundsOf = async ({ api }: Joined): Promise<Answer> => (await (await api.get('/api/refunds')).json()) as Answer;

test('a withdrawal that changed, was refused, is unknown or came back is told as that, and what failed gives its credits back', async ({
  page,
  baseURL,
  speaks,
  says,
  sql,
}) => {
  const [me, other] = await Promise.all([join(baseURL!, { language: speaks }), join(baseURL!, { gender: 'male' })]);
  await signIn(page.context(), me.api);
  const money = moneyIn(speaks);
  const order = await buy(me);
  const chat = `/api/members/${other.id}/conversation`;
  const { conversationId } = (await (await me.api.post(chat, { data: { clientId: randomUUID(), text: 'Hello' } })).json()) as {
    conversationId: number;
  };
  const write = (text: string) => me.api.post(`/api/conversations/${conversationId}/messages`, { data: { clientId: randomUUID(), text } });
  // given credits go before bought ones
  while ((await creditsOf(me)) > 25) expect((await write('And?')).ok()).toBe(true);

  /** The bank keeps what a tester has it do with the payment. */
  const bankWill = (what: 'refuse' | 'stall' | 'bounce') =>
    sql(`update billing.sandbox_payments b set refunds = $1 from billing.payments p where p.id = b.id and p.order_id = $2`, [
      what,
      order.id,
    ]);
  /** How the latest refund stands once the bank was asked about it. */
  const becomes = (state: string) =>
    expect(async () => {
      await sql(`update billing.refunds set try_after = now() where order_id = $1 and state <> 'failed'`, [order.id]);
      await sql(`select graphile_worker.add_job('billing.ask-refunds')`);
      expect((await refundsOf(me)).refunds[0]?.state).toBe(state);
    }).toPass({ timeout: 20_000 });
  const quotes = page.getByRole('article');
  const dialog = page.getByRole('alertdialog', { name: says('billing.refunds.confirm-title') });
  const latest = page.locator(`main li:has(a[href="/transactions/${order.id}"])`).first();
  const withdraw = async (): Promise<Money> => {
    const [{ unused, amount }] = (await refundsOf(me)).quotes as [Answer['quotes'][0]];
    await page.goto('/credits/refund');
    await quotes.first().getByRole('button').click();
    await expect(dialog).toContainText(says('billing.refunds.confirm-text', { unused, amount: money(amount) }));
    return amount;
  };
  const confirm = () => dialog.getByRole('button', { name: says('billing.refunds.confirm'), exact: true }).click();

  await test.step('what was spent while the question stood open is told in it; the next yes is to what is left', async () => {
    await withdraw();
    expect((await write('Are you there?')).ok()).toBe(true);
    await confirm();
    await expect(dialog.getByText(says('refusal.billing.refund-changed'))).toBeVisible();
    const [{ unused, amount }] = (await refundsOf(me)).quotes as [Answer['quotes'][0]];
    expect(unused).toBe(24);
    await expect(dialog).toContainText(says('billing.refunds.confirm-text', { unused, amount: money(amount) }));
    await expectAccessible(page);
    expect((await refundsOf(me)).refunds).toEqual([]);
    await bankWill('refuse');
    await confirm();
    await expect(page.getByText(says('billing.refunds.done', { amount: money(amount) }))).toBeVisible();
  });

  await test.step('the bank refuses: it did not go through, the credits are back, and it can be asked for again', async () => {
    await becomes('failed');
    await expect.poll(() => creditsOf(me)).toBe(24);
    await page.goto('/credits/refund');
    await expect(latest).toContainText(says('billing.refunds.state.failed'));
    await expect(latest).toContainText(says('billing.refunds.failed-text'));
    await expect(quotes).toHaveCount(1);
    await expectAccessible(page);
    expect(await stateOf(me, order)).toBe('completed');
  });

  await test.step('the bank says nothing: it is being checked, the credits wait, and nothing says that it was paid', async () => {
    await bankWill('stall');
    await withdraw();
    await confirm();
    await expect(quotes).toHaveCount(0);
    await becomes('unknown');
    await page.goto('/credits/refund');
    await expect(latest).toContainText(says('billing.refunds.state.unknown'));
    await expect(latest).toContainText(says('billing.refunds.unknown-text'));
    await expectAccessible(page);
    expect(await creditsOf(me)).toBe(0);
    expect(await stateOf(me, order)).toBe('completed');
  });

  await test.step('paid, and sent back by the bank of the payer: the credits are back, and so does the statement say', async () => {
    await bankWill('bounce');
    await becomes('succeeded');
    await sql(
      `update billing.sandbox_refunds s set created_at = created_at - interval '1 minute' from billing.refunds r
       where r.id = s.id and r.order_id = $1`,
      [order.id],
    );
    await becomes('failed');
    await expect.poll(() => creditsOf(me)).toBe(24);
    await page.goto('/credits/refund');
    await expect(latest).toContainText(says('billing.refunds.state.failed'));
    await expect(latest.locator('a[href*="/credit-note"]')).toBeVisible();
    await expect(latest.locator('a[href*="/reversal"]')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/transactions');
    const rows = page.locator('table tbody tr');
    for (const kind of ['refund', 'returned'])
      await expect(rows.filter({ hasText: says(`billing.statement.entry.${kind}`) })).toHaveCount(2);
    await expect(rows.first()).toContainText(/24/);
  });
});
