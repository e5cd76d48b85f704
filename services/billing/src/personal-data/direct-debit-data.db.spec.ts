import { days } from '@rendezvous/contracts/kernel';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { BillingModule } from '../billing.module.js';
import { DebitedMember, detailsOf } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { BillingPersonalData } from './personal-data.service.js';

let app: TestApp;
let part: BillingPersonalData;

beforeAll(async () => {
  app = await testApp({ ...billingData, imports: [BillingModule] });
  part = app.get(BillingPersonalData);
});
afterAll(() => app.close());

const run = (sql: string, ...values: readonly unknown[]) => app.database.read<Record<string, unknown>>(sql, values);

test('an export tells what was signed, with whose account, and never what is sealed', async () => {
  const member = await DebitedMember.join(app);
  const details = detailsOf();
  const order = await member.buy(10, details);
  const told = (await part.export(member.memberId)) as { mandates: Record<string, unknown>[]; direct_debits: Record<string, unknown>[] };
  expect(told.mandates).toMatchObject([
    { reference: `RDV-${order.id}`, wording: expect.any(String), account: { iban: details.iban, holder: details.holder } },
  ]);
  expect(told.direct_debits).toMatchObject([{ order_id: order.id, state: 'registered', amount: 1299 }]);
  expect(JSON.stringify(told)).not.toMatch(/sealed|account_?key/i);
});

test('an erasure ends the mandate and keeps it until nothing can be asked back, and forgets what was not signed', async () => {
  const member = await DebitedMember.join(app);
  await member.buy(10, detailsOf(), true);
  const { id } = await member.order(10);
  await member.choose(id, detailsOf());
  await run(`update billing.orders set state = 'expired', created_at = created_at - interval '30 days' where id = $1`, id);
  expect(await app.database.transaction((tx) => part.erase(member.memberId, tx))).toBeNull();
  expect(await run('select state from billing.direct_debits where order_id = $1', id)).toEqual([]);
  const mandate = () => run('select end_reason, sealed is null as purged from billing.mandates where member_id = $1', member.memberId);
  expect(await mandate()).toEqual([{ end_reason: 'revoked', purged: false }]);
  expect(part.kept.find(({ table }) => table === 'billing.mandates')).toEqual({
    table: 'billing.mandates',
    reason: 'debits-asked-back',
    days: 427,
  });
  app.clock.advance(days(7));
  await app.jobs.run('billing.send-bank-files');
  await run(`update billing.direct_debits set state = 'collected' where state = 'sent'`);
  app.clock.advance(days(430));
  await app.jobs.run('billing.sweep-direct-debits');
  expect(await mandate()).toEqual([{ end_reason: 'revoked', purged: true }]);
});
