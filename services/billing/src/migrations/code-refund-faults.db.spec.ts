import { randomUUID } from 'node:crypto';
import { migrate } from '@rendezvous/server/database';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { billingData, givenMemberWithCredits } from '../testing/index.js';

const isThis = ({ name }: { readonly name: string }): boolean => name.startsWith('CodeRefundFaults');

let data: TestDatabase;
beforeEach(async () => {
  data = await testDatabase({ ...billingData, migrations: billingData.migrations.slice(0, billingData.migrations.findIndex(isThis)) });
});
afterEach(() => data.close());

test('what we said of a refund is a code; the words of a provider stay as they came', async () => {
  const member = await givenMemberWithCredits(data.database, 0);
  const [order] = await data.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at,
       expires_at)
     values ($1, gen_random_uuid(), 'cancelled', '10', 10, 'NL', 'card', 'EUR', 100, 0, 100, 0, 0, now(), now() + interval '1 hour') returning id`,
    [member],
  );
  const said = [
    ['The provider could not be asked.', 'no-answer'],
    ['The bank gave no answer.', 'sent-unanswered'],
    ['No provider paypal is set up.', 'no-provider'],
    ['The payment is disputed.', 'disputed'],
    ['The direct debit is returned.', 'debit-over'],
    ['Your card was declined.', 'Your card was declined.'],
    [null, null],
  ] as const;
  for (const [fault] of said)
    await data.database.change(
      `insert into billing.refunds (id, order_id, member_id, client_id, state, credits, amount, currency, requested_at, decided_at, fault)
       values ($1, $2, $3, $1, 'failed', 1, 100, 'EUR', now(), now(), $4)`,
      [randomUUID(), order!.id, member, fault],
    );
  await migrate(data.url, billingData.migrations);
  const rows = await data.database.read<{ fault: string | null }>('select fault from billing.refunds order by number');
  expect(rows.map(({ fault }) => fault)).toEqual(said.map(([, code]) => code));
});
