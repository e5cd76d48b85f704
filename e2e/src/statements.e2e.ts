import { join, signIn } from './product/members.js';
import { answerBank, expect, moneyIn, placeOrder, stateOf, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// What a dispute that was won, or was about a part, does to a purchase; and the statement of it all, on a screen, on paper and in a file.

test('a dispute that is won leaves all as it was, one about a part takes a part; the statement tells, is printed alone, and saved', async ({
  page,
  baseURL,
  speaks,
  says,
}) => {
  const me = await join(baseURL!, { language: speaks });
  await signIn(page.context(), me.api);
  const money = moneyIn(speaks);
  const placed = await placeOrder(me);
  const order = await answerBank(me, placed);
  const half = { ...order.total, amount: Math.ceil(order.total.amount / 2) };
  /** The payer's bank goes on with the latest dispute, or begins one. */
  const bank = async (step: string, isNew = false) => {
    const books = await (await me.api.get(placed.redirect)).text();
    const disputes = [...books.matchAll(/name="dispute" value="([^"]+)"/g)].map(([, name]) => name!);
    const form: Record<string, string> = isNew ? { step } : { step, dispute: [...new Set(disputes)].at(-1)! };
    await me.api.post(`${placed.redirect}/disputes`, { form, maxRedirects: 0 });
  };
  const receipt = () => page.goto(`/transactions/${order.id}`);
  const notice = (how: string, values = {}) =>
    page.getByText(says(`billing.dispute.${how}`, { debit: 'none', ...values }), { exact: true });

  await test.step('while the bank decides the credits are kept apart; won, everything is as it was', async () => {
    await bank('dispute', true);
    await expect.poll(() => stateOf(me, order)).toBe('disputed');
    await page.goto('/credits');
    await expect(page.getByText(says('billing.held.frozen', { count: 25 }))).toBeVisible();
    await expectAccessible(page);
    await bank('win');
    await expect.poll(() => stateOf(me, order)).toBe('completed');
    await receipt();
    await expect(notice('won')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/credits');
    await expect(page.getByText(says('billing.held.frozen', { count: 25 }))).toHaveCount(0);
  });

  await test.step('one about half of the payment that is lost takes that much, and says so beside the one that was won', async () => {
    await bank('dispute-half', true);
    await expect.poll(() => stateOf(me, order)).toBe('disputed');
    await receipt();
    await expect(notice('open', { amount: money(half) })).toBeVisible();
    await bank('lose');
    await expect.poll(() => stateOf(me, order)).not.toBe('disputed');
    await receipt();
    await expect(notice('lost', { amount: money(half) })).toBeVisible();
    await expect(notice('won')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('on paper there is the statement alone, with whose it is; on the screen nothing of that', async () => {
    await page.goto('/transactions');
    const table = page.locator('table');
    for (const kind of ['purchase', 'frozen', 'released', 'chargeback'])
      await expect(table.getByText(says(`billing.statement.entry.${kind}`), { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const [whose = ''] = says('billing.statement.printed', { site: '#', name: me.name, date: '#' })
      .split('#')
      .filter((part) => part.includes(me.name));
    const printed = page.getByText(whose.trim());
    await expect(printed).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toBeVisible();
    await expect(table).toBeVisible();
    // what still has a box is the statement, what is in it, and what it is in
    const others = await page.evaluate(() => {
      const statement = document.querySelector('section[aria-labelledby=statement]')!;
      return [...document.body.querySelectorAll('*')]
        .filter((one) => one.getClientRects().length > 0 && !statement.contains(one) && !one.contains(statement))
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(others).toEqual([]);
    for (const control of await page.locator('section[aria-labelledby=statement] :is(button, select, input)').all())
      await expect(control).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(printed).toBeHidden();
  });

  await test.step('the file has an order’s number beside each of its entries', async () => {
    const href = await page.getByRole('link', { name: says('billing.statement.file'), exact: true }).getAttribute('href');
    const file = await page.request.get(href!);
    const [head = '', ...lines] = (await file.text()).trim().split('\r\n');
    expect(head.split(',')).toHaveLength(5);
    const ofOrder = lines.filter((line) => line.endsWith(`,"${order.id}"`));
    expect(ofOrder.length).toBeGreaterThanOrEqual(5);
    expect(ofOrder[0]).toContain(says('billing.statement.entry.purchase'));
  });
});
