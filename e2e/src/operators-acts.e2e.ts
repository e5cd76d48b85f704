import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { browserOf, join, logIn, signIn } from './product/members.js';
import { answerBank, creditsOf, expect, placeOrder, stateOf, test } from './product/money.js';
import { expectAccessible } from './product/test.js';

// What operators do about money, one page after the other: each act is refused without its reason, done, and told.

const open = '/operator/billing';

const read = async <Answer>(api: APIRequestContext, path: string): Promise<Answer> => (await (await api.get(path)).json()) as Answer;

/** A bank's word on a payment that nobody here asked for. */
const answerOfBank = (name: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>${name}</MsgId><CreDtTm>${new Date().toISOString().slice(0, 19)}</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${name}-of</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${name}-1</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${name}</OrgnlEndToEndId><TxSts>ACSP</TxSts></TxInfAndSts></OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`);

test('operators replay, settle, make codes, block, pay back, decide, decline, take in what the bank answered, prove and save revenue', async ({
  page,
  browser,
  baseURL,
  speaks,
  says,
  sql,
  operator,
}) => {
  const member = await join(baseURL!);
  await signIn(page.context(), operator);
  const second = await logIn(baseURL!, 'operator2');
  const theirs = await (await browserOf(browser, { api: second }, speaks, baseURL!)).newPage();
  const button = (id: string, at = page) => at.getByRole('button', { name: says(id), exact: true });
  const said = (id: string, values = {}, at = page) => expect(at.getByText(says(id, values), { exact: true }).first()).toBeVisible();
  const why = page.locator('textarea[name=reason]').first();
  const reason = 'They wrote to us, and the bank agrees.';
  const { order, redirect } = await placeOrder(member);
  await answerBank(member, { order, redirect });

  await test.step('an event is replayed, and nothing comes twice', async () => {
    const [, reference = ''] = /\/bank\/(.+)$/.exec(redirect) ?? [];
    const { events } = await read<{ events: [{ id: number }] }>(operator, `/api/operator/webhook-events?reference=${reference}`);
    const before = await creditsOf(member);
    await page.goto(`${open}/webhooks?reference=${reference}&event=${events[0].id}`);
    await button('billing.webhooks.replay').click();
    await said('billing.webhooks.replayed.processed');
    expect(await creditsOf(member)).toBe(before);
    await expectAccessible(page);
  });

  await test.step('the bank took another amount than it was asked for: that difference is settled with its reason', async () => {
    const wrong = await placeOrder(member, { bundle: '10' });
    await sql(`update billing.sandbox_payments b set amount = b.amount + 1 from billing.payments p where p.id = b.id and p.order_id = $1`, [
      wrong.order.id,
    ]);
    await answerBank(member, wrong);
    const { incidents } = await read<{ incidents: { id: number; order_id: number }[] }>(operator, '/api/operator/payment-incidents');
    const { id } = incidents.find((one) => one.order_id === wrong.order.id)!;
    await page.goto(`${open}/differences?difference=${id}`);
    await said('billing.differences.text.amount-differs');
    await button('billing.differences.settle').click();
    await said('billing.differences.reason-missing');
    await why.fill(reason);
    await button('billing.differences.settle').click();
    await said('billing.differences.is-settled');
    await page.goto(`${open}/differences?all=yes&difference=${id}`);
    await expect(page.locator('main')).toContainText(reason);
  });

  await test.step('a code is made, and switched off', async () => {
    const code = `OP${randomUUID().slice(0, 8).toUpperCase()}`;
    await page.goto(`${open}/codes`);
    await button('billing.codes.create').click();
    await said('billing.codes.code-wrong');
    await page.locator('input[name=code]').fill(code.toLowerCase());
    await page.locator('input[name=percentage]').fill('20');
    await button('billing.codes.create').click();
    await said('billing.codes.created', { code });
    await page.getByRole('link', { name: code, exact: true }).first().click();
    await button('billing.codes.switch-off').click();
    await said('billing.codes.is-inactive', { code });
    await expect(page.getByRole('link', { name: code, exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a member is blocked from a way to pay, and no more', async () => {
    const isBlocked = async () =>
      (await read<{ methods: { method: string; blocked: boolean }[] }>(member.api, '/api/credits/bundles')).methods.find(
        ({ method }) => method === 'paypal',
      )?.blocked;
    await page.goto(`${open}/blocks?find=%23${member.id}`);
    await page.locator('select[name=method]').selectOption('paypal');
    await button('billing.blocks.block').click();
    await said('billing.payments.reason-missing');
    await why.fill(reason);
    await button('billing.blocks.block').click();
    await said('billing.blocks.is-blocked');
    expect(await isBlocked()).toBe(true);
    await page.goto(`${open}/blocks?state=all&member=${member.id}`);
    await page.locator('tbody a').first().click();
    await why.fill(reason);
    await button('billing.blocks.lift').click();
    await said('billing.blocks.is-lifted');
    expect(await isBlocked()).toBe(false);
  });

  await test.step('some credits are paid back on behalf of the member; the bank says nothing, and two operators decide what became of it', async () => {
    await sql(`update billing.sandbox_payments b set refunds = 'stall' from billing.payments p where p.id = b.id and p.order_id = $1`, [
      order.id,
    ]);
    await page.goto(`${open}/refunds?find=%23${member.id}`);
    await page.locator('input[name=credits]').fill('5');
    await button('billing.operator-refunds.look').click();
    await said('billing.payments.reason-missing');
    await why.fill(reason);
    await button('billing.operator-refunds.look').click();
    const dialog = page.getByRole('alertdialog', { name: says('billing.operator-refunds.dialog') });
    await expect(dialog).toContainText(says('billing.operator-refunds.quote.of-unused', { back: 5, unused: 25 }));
    await expectAccessible(page);
    const [begins = ''] = says('billing.operator-refunds.confirm', { amount: '#' }).split('#');
    await dialog.getByRole('button', { name: new RegExp(`^${begins}`) }).click();
    await said('billing.operator-refunds.is-asked');
    await expect.poll(() => new URL(page.url()).searchParams.get('refund')).not.toBeNull();
    const address = page.url();
    const latest = async () =>
      (await read<{ refunds: { state: string; order_id: number }[] }>(operator, '/api/operator/refunds')).refunds.find(
        ({ order_id: of }) => of === order.id,
      )?.state;
    await expect.poll(latest).toBe('unknown');
    await page.goto(address);
    await button('billing.operator-refunds.decision.tell').click();
    await said('billing.operator-refunds.decision.outcome-missing');
    await page.getByLabel(says('billing.operator-refunds.decision.outcome'), { exact: true }).selectOption('paid');
    await why.fill(reason);
    await button('billing.operator-refunds.decision.tell').click();
    await said('billing.operator-refunds.decision.is-told');
    await theirs.goto(address);
    await button('billing.payments.approve', theirs).click();
    await said('billing.operator-refunds.asked.succeeded', {}, theirs);
    expect(await latest()).toBe('succeeded');
    expect(await stateOf(member, order)).toBe('partly_refunded');
    await expectAccessible(theirs);
  });

  await test.step('what another operator asks for is declined, and no credit moves', async () => {
    const before = await creditsOf(member);
    const data = { clientId: randomUUID(), member_id: member.id, credits: 60, reason };
    const { id } = (await (await operator.post('/api/operator/adjustments', { data })).json()) as { id: number };
    await theirs.goto(`${open}/adjustments?adjustment=${id}`);
    await button('billing.payments.decline', theirs).click();
    await said('billing.adjustments.is-declined', {}, theirs);
    expect(await creditsOf(member)).toBe(before);
  });

  await test.step('what the bank answered is taken in; a line about nothing of ours waits until somebody dealt with it', async () => {
    const name = `RDV-D-${Date.now()}`;
    const files = page.locator('input[type=file]');
    await page.goto(`${open}/direct-debits`);
    await button('billing.direct-debits.upload').click();
    await said('billing.direct-debits.upload-missing');
    await files.setInputFiles({ name: 'letter.xml', mimeType: 'application/xml', buffer: Buffer.from('Dear customer') });
    await button('billing.direct-debits.upload').click();
    await said('refusal.billing.bank-answer-unreadable');
    await files.setInputFiles({ name: 'answer.xml', mimeType: 'application/xml', buffer: answerOfBank(name) });
    await button('billing.direct-debits.upload').click();
    await said('billing.direct-debits.uploaded', { lines: 1, open: 1 });
    const line = page.getByRole('listitem').filter({ hasText: name });
    await line.getByRole('button', { name: says('billing.direct-debits.resolve') }).click();
    await said('billing.direct-debits.resolved');
    await expect(line).toHaveCount(0);
  });

  await test.step('the ledger proves itself when it is asked to', async () => {
    await page.goto(`${open}/proof`);
    await button('billing.proof.run').click();
    const first = page.locator('tbody tr').first();
    await expect(first).toContainText(says('billing.proof.cause.operator'));
    await expect(first).not.toContainText(says('billing.proof.running'), { timeout: 60_000 });
  });

  await test.step('revenue is saved for spreadsheets', async () => {
    await page.goto(`${open}/revenue?by=method`);
    const href = await page.getByRole('link', { name: says('billing.revenue.file'), exact: true }).getAttribute('href');
    const file = await page.request.get(href!);
    expect(file.headers()['content-type']).toContain('text/csv');
    const [head = '', ...lines] = (await file.text()).trim().split('\r\n');
    expect(head.split(',')).toHaveLength(9);
    expect(lines.filter((line) => line.split(',').length === 9 && line.includes('"EUR"')).length).toBeGreaterThan(0);
  });
  await theirs.context().close();
  await second.dispose();
});
