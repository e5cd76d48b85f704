import { writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { createOrder, readOrder } from '@rendezvous/contracts/billing/orders';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { pdfText } from '../testing/pdf-text.js';
import { SPEND } from '../testing/spend.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
let as: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.clock.set('2026-11-20T12:00:00Z');
});
afterAll(() => app.close());
beforeEach(async () => {
  as = await givenMember(app.database);
});

const place = async (viewer = as): Promise<{ id: number; redirect: string }> =>
  (await app.call(createOrder, { clientId: randomUUID(), bundle: '10', method: 'paypal', expected_total: 1334 }, { as: viewer })).body
    .order as never;
const buy = async (): Promise<number> => {
  const { id, redirect } = await place();
  await app.app.inject({
    method: 'POST',
    url: redirect,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ outcome: 'approve', delivery: 'withheld' }).toString(),
  });
  app.clock.advance(seconds(31));
  await app.jobs.run('billing.settle-orders');
  return id;
};
const headersOf = (viewer: number) => ({ 'x-test-viewer': String(viewer), 'sec-fetch-site': 'same-origin' });
const fetch = async (url: string, viewer = as) => {
  const { statusCode: status, headers, rawPayload } = await app.app.inject({ url, headers: headersOf(viewer) });
  return { status, type: headers['content-type'], name: headers['content-disposition'], bytes: rawPayload };
};
/** To look at: where the environment names a folder. */
const textOf = (name: string, bytes: Buffer): string => {
  if (process.env.PDF_FOLDER) writeFileSync(`${process.env.PDF_FOLDER}/${name}.pdf`, bytes);
  return pdfText(bytes);
};

test('a receipt says who sold what, when, for how much and with which tax, in either language, and is tagged', async () => {
  await app.database.change(`update site.companies set address = 'ul. Świętej Łucji 7', city = 'Łódź'`);
  const orderId = await buy();
  const { invoice } = (await app.call(readOrder, { orderId }, { as })).body;
  const english = await fetch(`/api/orders/${orderId}/receipt?language=en`);
  expect([english.status, english.type]).toEqual([200, 'application/pdf']);
  expect(english.name).toBe(`inline; filename="receipt-${invoice}.pdf"`);
  const words = textOf('receipt-en', english.bytes);
  for (const text of [
    `Receipt ${invoice}`,
    '10 credits',
    '€12.99',
    'Payment fee',
    '€0.35',
    '€13.34',
    'VAT 21%',
    'ul. Świętej Łucji 7',
    'Łódź',
    'PayPal',
    'November 20, 2026 at 1:00\u00a0PM GMT+1',
  ])
    expect(words).toContain(text);
  const french = textOf('receipt-fr', (await fetch(`/api/orders/${orderId}/receipt?language=fr`)).bytes);
  for (const text of [`Reçu ${invoice}`, '10 crédits', '13,34\u00a0€', 'TVA 21\u00a0%', '20 novembre 2026 à 13:00 UTC+1'])
    expect(french).toContain(text);
  const raw = english.bytes.toString('latin1');
  for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (en)', '/S /H1', '/S /Table', '/DisplayDocTitle true'])
    expect(raw).toContain(mark);
});

test('a credit note says what went back, with its tax, once it did', async () => {
  const orderId = await buy();
  const { body: refund } = await app.call(
    requestRefund,
    { orderId, clientId: randomUUID(), expected_credits: 10, expected_amount: 1334 },
    { as },
  );
  const url = `/api/refunds/${refund.id}/credit-note?language=en`;
  expect((await fetch(url)).status).toBe(404);
  await app.jobs.run('billing.send-refund', { refundId: refund.id });
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.ask-refunds');
  const { credit_note } = (await app.call(listRefunds, undefined, { as })).body.refunds[0]!;
  const note = await fetch(url);
  expect(note.name).toBe(`inline; filename="credit-note-${credit_note}.pdf"`);
  const words = textOf('credit-note-en', note.bytes);
  for (const text of [`Credit note ${credit_note}`, '10 unused credits', '−€12.99', '−€0.35', '−€13.34']) expect(words).toContain(text);
  expect((await fetch(url, await givenMember(app.database))).status).toBe(404);
});

/** Asks what is left of an order back, and waits until it went. */
const refund = async (orderId: number, expected_credits: number, expected_amount: number): Promise<string> => {
  const asked = { orderId, clientId: randomUUID(), expected_credits, expected_amount };
  const { body } = await app.call(requestRefund, asked, { as });
  await app.jobs.run('billing.send-refund', { refundId: body.id });
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.ask-refunds');
  return body.id;
};

test('the credit note of the last part has the fee, and the tax of all parts is that of the receipt', async () => {
  const orderId = await buy();
  await app.database.change(SPEND, [as, 4, 'held', app.clock.now()]);
  const notes = [await refund(orderId, 6, 779)];
  const back = { memberId: as, kind: 'message', spent: 'held', reference: 'unread' } as const;
  await app.database.transaction((tx) => app.get(Wallets).giveBack(tx, back));
  notes.push(await refund(orderId, 4, 555));
  const [first, last] = await Promise.all(
    notes.map(async (id) => textOf('part', (await fetch(`/api/refunds/${id}/credit-note?language=en`)).bytes)),
  );
  for (const text of ['6 unused credits', '−€7.79', '−€6.44', '−€1.35']) expect(first).toContain(text);
  expect(first).not.toContain('Payment fee');
  // by itself it would be 0.96: with the receipt's 2.32 the two would not agree
  for (const text of ['4 unused credits', '−€5.20', 'Payment fee', '−€0.35', '−€5.55', '−€4.58', '−€0.97']) expect(last).toContain(text);
  expect((await app.call(readOrder, { orderId }, { as })).body.tax.amount).toBe(135 + 97);
});

test('another member’s receipt, and one of what was not paid, are not there', async () => {
  const orderId = await buy();
  const other = await givenMember(app.database);
  expect((await fetch(`/api/orders/${orderId}/receipt?language=en`, other)).status).toBe(404);
  expect((await fetch(`/api/orders/${(await place()).id}/receipt?language=en`)).status).toBe(404);
  expect((await fetch(`/api/refunds/${randomUUID()}/credit-note?language=en`)).status).toBe(404);
});

test('20 payments at once over New Year get numbers without a gap, of the year by the site’s calendar', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => givenMember(app.database)));
  const orders: number[] = [];
  for (const member of members) orders.push((await place(member)).id);
  const complete = (some: readonly number[]) =>
    Promise.all(some.map((id) => app.database.transaction((tx) => app.get(OrderTransitions).moveTo(tx, id, 'completed'))));
  const numbers = (year: number) =>
    app.database.read<{ number: number }>(
      'select invoice_number as number from billing.orders where invoice_year = $1 order by invoice_number',
      [year],
    );
  app.clock.set('2026-12-31T22:59:59.990Z');
  const before = (await numbers(2026)).length;
  const first = complete(orders.slice(0, 10));
  // Midnight in Amsterdam, while the first ten are on their way.
  app.clock.set('2026-12-31T23:00:00Z');
  await Promise.all([first, complete(orders.slice(10)), complete(orders.slice(5, 15))]);
  const [old, young] = [await numbers(2026), await numbers(2027)];
  expect(old.length - before + young.length).toBe(20);
  for (const year of [old, young]) expect(year.map(({ number }) => number)).toEqual(year.map((_, index) => index + 1));
  expect(young.length).toBeGreaterThanOrEqual(10);
});
