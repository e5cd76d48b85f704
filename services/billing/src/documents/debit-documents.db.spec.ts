import { readOrder } from '@rendezvous/contracts/billing/orders';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { DebitAtBank } from '../testing/debit-at-bank.js';
import { debitEnvironment } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { pdfText } from '../testing/pdf-text.js';

let app: TestApp;
let operator: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
  app.clock.set('2026-11-20T12:00:00Z');
  operator = await givenMember(app.database, { operator: true });
});
afterAll(() => app.close());

const read = async ({ member }: DebitAtBank, path: string): Promise<string> => {
  const headers = { 'x-test-viewer': String(member.memberId), 'sec-fetch-site': 'same-origin' };
  return pdfText((await app.app.inject({ url: path, headers })).rawPayload).replaceAll(/\s+/g, ' ');
};
const receipt = (debit: DebitAtBank, language: 'en' | 'fr') => read(debit, `/api/orders/${debit.order.id}/receipt?language=${language}`);

test('the receipt of a direct debit names its day, and never says that it was paid', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  const signed = await receipt(debit, 'en');
  for (const text of ['Payment method: Direct debit (SEPA), due on November 24, 2026', 'does not confirm that it was.'])
    expect(signed).toContain(text);
  expect(signed).not.toContain('Paid with');
  const french = await receipt(debit, 'fr');
  for (const text of ['Prélèvement (SEPA), échéance le 24 novembre 2026', 'n’atteste pas qu’il l’a été.']) expect(french).toContain(text);
  expect(french).not.toContain('Payé avec');
});

test('it says the same once the debit was collected: paper that was handed out stays true', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  await debit.send();
  const sent = await receipt(debit, 'en');
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
  expect((await app.call(readOrder, { orderId: debit.order.id }, debit.member.as)).body.direct_debit).toMatchObject({ state: 'collected' });
  expect(await receipt(debit, 'en')).toBe(sent);
});

test('the credit note of what was never debited says so, and not that money went back', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  const refund = await debit.member.withdraw(debit.order.id);
  await app.jobs.run('billing.send-refund', { refundId: refund });
  expect(await debit.member.refundState(refund)).toBe('succeeded');
  const words = await read(debit, `/api/refunds/${refund}/credit-note?language=en`);
  for (const text of ['What is not debited', 'Total not debited']) expect(words).toContain(text);
  for (const text of ['What went back', 'Total paid back']) expect(words).not.toContain(text);
  expect(await read(debit, `/api/refunds/${refund}/credit-note?language=fr`)).toContain('Total non prélevé');
});

test('the first of a month is written as French has it', async () => {
  app.clock.set('2026-11-27T12:00:00Z');
  expect(await receipt(await DebitAtBank.sign(app, false, operator), 'fr')).toContain('échéance le 1er décembre 2026');
  app.clock.set('2026-12-01T12:00:00Z');
  const signed = await DebitAtBank.sign(app, false, operator);
  expect(await receipt(signed, 'fr')).toContain('1er décembre 2026 à 13:00');
  expect(await receipt(signed, 'en')).toContain('December 1, 2026 at 1:00');
});
