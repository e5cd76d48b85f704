import { PersonalData } from '@rendezvous/server/personal-data';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations, SiteModule } from '../index.js';
import { commandActor, operatorActor } from './actor.js';
import { addAuditEntry, AuditLogStore } from './audit-log.store.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ entities, migrations, imports: [SiteModule] });
});
afterAll(() => app.close());

const add = (action: string, actor = commandActor('ada', 'lander'), details = {}) =>
  app.database.transaction((tx) => addAuditEntry(tx, { actor, action, subject: 'summer', details, at: app.clock.now() }));

test('a line says who did what to what, when, and by which command or page; the latest comes first', async () => {
  await add('landers.publish', undefined, { version: 2 });
  await add('landers.withdraw', operatorActor(7, '/operator/landers'));
  const at = app.clock.now();
  expect(await new AuditLogStore(app.database).list(10)).toEqual([
    { at, name: 'operator 7', memberId: 7, source: '/operator/landers', action: 'landers.withdraw', subject: 'summer', details: {} },
    { at, name: 'ada', memberId: null, source: 'npm run lander', action: 'landers.publish', subject: 'summer', details: { version: 2 } },
  ]);
  expect((await new AuditLogStore(app.database).list(1)).map(({ action }) => action)).toEqual(['landers.withdraw']);
});

test.each(['update site.audit_log set actor = $$x$$', 'delete from site.audit_log', 'truncate site.audit_log'])(
  'no line is changed or taken out: %s',
  async (sql) => {
    await expect(app.database.change(sql)).rejects.toThrow('only added to');
  },
);

test('what was done by a transaction that failed is not told', async () => {
  const failing = app.database.transaction(async (tx) => {
    await addAuditEntry(tx, { actor: commandActor('ada', 'lander'), action: 'x', subject: 'never', at: app.clock.now() });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await new AuditLogStore(app.database).list(10)).map(({ subject }) => subject)).not.toContain('never');
});

test('an export tells what somebody did as an operator, and an erasure keeps it', async () => {
  const part = app
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'site')!;
  expect(await part.export(7)).toMatchObject({ done_as_operator: [{ action: 'landers.withdraw', member_id: 7 }] });
  expect(await app.database.transaction((tx) => part.erase(7, tx))).toBeNull();
  expect(await part.export(8)).toEqual({ done_as_operator: [] });
});
