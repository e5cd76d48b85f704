import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { AuditLogStore, entities, migrations } from '@rendezvous/site';
import { runCommand } from './commands.js';
import { openSiteSettings, type OpenSites } from './with-sites.js';

let data: TestDatabase;
let sites: OpenSites;
beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  sites = await openSiteSettings(data.url);
});
afterAll(async () => {
  await sites.close();
  await data.close();
});

const run = (...args: readonly string[]) => runCommand(sites, { args, actor: 'ada' });

test.each<[RegExp, readonly string[]]>([
  [/npm run sites -- list/, ['change']],
  [/There is: localhost/, ['show', 'nowhere.example']],
  [/There is no setting colour/, ['show', 'localhost', 'colour']],
  [/npm run sites -- list/, ['set', 'localhost', 'age_assurance']],
  [/age_assurance/, ['set', 'localhost', 'age_assurance', 'sometimes']],
  [/colour/, ['set', 'localhost', 'colour', 'red']],
  [/refund_days/, ['set', 'localhost', 'refund_days', '-1']],
])('is refused: %s', async (said, words) => {
  await expect(run(...words)).rejects.toThrow(said);
});

test('what was refused changes nothing and leaves no line', async () => {
  expect(await run('show', 'localhost', 'age_assurance')).toBe('age_assurance  "off"');
  expect(await new AuditLogStore(data.database).list(10)).toEqual([]);
});

test('a setting is changed alone, and the log tells who did it', async () => {
  await run('set', 'localhost', 'refund_days', '30');
  expect(await run('set', 'localhost', 'age_assurance', 'before_writing')).toContain('age_assurance  "before_writing"');
  expect([await run('show', 'localhost', 'age_assurance'), await run('show', 'localhost', 'refund_days')]).toEqual([
    'age_assurance  "before_writing"',
    'refund_days  30',
  ]);
  expect(await new AuditLogStore(data.database).list(10)).toMatchObject([
    { action: 'sites.set', subject: 'localhost', details: { age_assurance: 'before_writing' } },
    { action: 'sites.set', subject: 'localhost', details: { refund_days: 30 } },
  ]);
});
