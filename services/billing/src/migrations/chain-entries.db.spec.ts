import { givenMember } from '@rendezvous/account/testing';
import { migrate } from '@rendezvous/server/database';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { LedgerProofStore } from '../proof/ledger-proof.store.js';
import { billingData } from '../testing/index.js';

const isChaining = ({ name }: { readonly name: string }): boolean => name.startsWith('ChainEntries');

let data: TestDatabase;
beforeEach(async () => {
  data = await testDatabase({ ...billingData, migrations: billingData.migrations.slice(0, billingData.migrations.findIndex(isChaining)) });
});
afterEach(() => data.close());

const proven = () => new LedgerProofStore(data.database).chainsAfter(0);

test('an empty ledger is chained as it is', async () => {
  await migrate(data.url, billingData.migrations);
  expect(await proven()).toEqual({ wallets: 0, entries: 0, faults: [], last: null });
});

test('what was written before is chained in its order, more wallets than one batch too, and again changes nothing', async () => {
  const memberId = await givenMember(data.database);
  await data.database.change(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
     select 'm' || n || '@given.test', 'Other' || n, 'none', 'activated', 'female', 'bi', '1990-01-01', 'FR', now(), now(), now()
     from generate_series(1, 700) n`,
  );
  await data.database.change('insert into billing.wallets (member_id, granted) select id, 3 from account.members');
  await data.database.change(
    `insert into billing.entries (member_id, amount, granted, bought, kind, reference, at)
     select id, amount, amount, 0, kind, kind, now() from account.members, (values (5, 'signup'), (-2, 'message')) as e (amount, kind)`,
  );
  await migrate(data.url, billingData.migrations);
  expect(await proven()).toMatchObject({ wallets: 701, entries: 1402, faults: [] });
  expect(await data.database.read('select balance from billing.entries where member_id = $1 order by id', [memberId])).toEqual([
    { balance: 5 },
    { balance: 3 },
  ]);
  await data.database.change(`delete from server.migrations where name like 'ChainEntries%'`);
  await migrate(data.url, billingData.migrations);
  expect(await proven()).toMatchObject({ entries: 1402, faults: [] });
  await expect(data.database.change('delete from billing.entries')).rejects.toThrow('append-only');
});
