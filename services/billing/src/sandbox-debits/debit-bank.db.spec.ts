import { days } from '@rendezvous/contracts/kernel';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { debitEnvironment, debitOf, DebitedMember, detailsOf } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
});
afterAll(() => app.close());

/** A day at the bank: files go there, and its answers come here. */
const day = async () => {
  app.clock.advance(days(1));
  for (const job of ['send-bank-files', 'sandbox-debit-bank', 'read-bank-answers'] as const) await app.jobs.run(`billing.${job}`);
};

test.each([
  ['NL60RDVB0000000005', 7, 'collected', null, 'completed'],
  ['NL71RDVB0000000001', 7, 'rejected', 'AC04', 'charged_back'],
  ['NL44RDVB0000000002', 9, 'returned', 'AM04', 'charged_back'],
  ['NL17RDVB0000000003', 21, 'returned', 'MD06', 'charged_back'],
  ['NL87RDVB0000000004', 98, 'returned', 'MD01', 'charged_back'],
])('the demo’s bank does with %s what it is for: after %i days it is %s (%s)', async (iban, count, state, reason, orderState) => {
  const member = await DebitedMember.join(app);
  const order = await member.buy(10, detailsOf({ iban }));
  for (let passed = 0; passed < count; passed += 1) await day();
  expect(await debitOf(app, order)).toMatchObject({ state, reason });
  expect(await member.state(order.id)).toBe(orderState);
  const [{ open }] = (await app.database.read(
    'select count(*)::integer as open from billing.bank_answer_lines where fault is not null',
  )) as [{ open: number }];
  expect(open).toBe(0);
});
