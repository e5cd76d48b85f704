import { givenMember } from '@rendezvous/account/testing';
import { migrate } from '@rendezvous/server/database';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { addAuditEntry, commandActor, operatorActor } from '@rendezvous/site';
import { billingData } from '../testing/index.js';

const isThis = ({ name }: { readonly name: string }): boolean => name.startsWith('KnowMakersOfCodes');

let data: TestDatabase;
beforeEach(async () => {
  data = await testDatabase({ ...billingData, migrations: billingData.migrations.slice(0, billingData.migrations.findIndex(isThis)) });
});
afterEach(() => data.close());

test('who made the codes of before is taken from the log; of offers, and where the log names no member, nobody', async () => {
  const memberId = await givenMember(data.database, { operator: true });
  const at = new Date();
  for (const code of ['LOGGED', 'UNLOGGED', 'COMMANDED'])
    await data.database.change(`insert into billing.discount_codes (code, reason, percentage, created_at) values ($1, 'code', 10, $2)`, [
      code,
      at,
    ]);
  const log = (subject: string, actor = operatorActor(memberId, '/'), action = 'billing.create-discount-code') =>
    data.database.transaction((tx) => addAuditEntry(tx, { actor, action, subject, at }));
  await log('LOGGED');
  await log('COMMANDED', commandActor('ada', 'sites'));
  await log('UNLOGGED', undefined, 'billing.activate-discount-code');
  await log('WELCOME25');
  await migrate(data.url, billingData.migrations);
  expect(await data.database.read('select code, made_by from billing.discount_codes where made_by is not null')).toEqual([
    { code: 'LOGGED', made_by: memberId },
  ]);
});
