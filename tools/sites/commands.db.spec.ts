import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { migrations as accountMigrations } from '@rendezvous/account';
import { migrations as billingMigrations } from '@rendezvous/billing';
import { AuditLogStore, entities, migrations } from '@rendezvous/site';
import { runCommand } from './commands.js';
import { openSiteSettings, type OpenSites } from './with-sites.js';

let data: TestDatabase;
let sites: OpenSites;
beforeAll(async () => {
  data = await testDatabase({ entities, migrations: [...migrations, ...accountMigrations, ...billingMigrations] });
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
  [/There is: localhost/, ['taxes', 'nowhere.example']],
  [/There is: localhost/, ['tax', 'nowhere.example', 'NL', '21']],
  [/A country is one of/, ['tax', 'localhost', 'XX', '21']],
  [/A rate is a percentage/, ['tax', 'localhost', 'NL', '100']],
  [/A rate is a percentage/, ['tax', 'localhost', 'NL']],
  [/A rate is a percentage/, ['tax', 'everywhere', 'NL', 'as-everywhere']],
  [/A day is written/, ['tax', 'localhost', 'NL', '21', '2999-02-30']],
  [/An offer is one of time-bonus, welcome/, ['offer', 'leaving', '20', '72']],
  [/per cent are a whole number from 1 to 90/, ['offer', 'welcome', '91', '72']],
  [/per cent are a whole number/, ['offer', 'welcome', '12.5', '72']],
  [/hours are a whole number from 48 to 720/, ['offer', 'welcome', '20', '24']],
  [/hours are a whole number from 1 to 168/, ['offer', 'time-bonus', '20']],
  [/begins today/, ['tax', 'localhost', 'NL', '21', '2020-01-01']],
])('is refused: %s', async (said, words) => {
  await expect(run(...words)).rejects.toThrow(said);
});

test('what was refused changes nothing and leaves no line', async () => {
  expect(await run('show', 'localhost', 'age_assurance')).toBe('age_assurance  "off"');
  expect(await run('offers')).toBe('time-bonus  25 %  4 hours  as TIMEBONUS25\nwelcome  25 %  72 hours  as WELCOME25');
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

test('a site has rates of tax of its own from a day on, which end again; the same day again takes its place', async () => {
  expect(await run('taxes', 'localhost')).toMatch(/those of everywhere/);
  await run('tax', 'localhost', 'NL', '9.5', '2999-01-01');
  await run('tax', 'localhost', 'NL', '9', '2999-01-01');
  await run('tax', 'localhost', 'NL', 'as-everywhere', '2999-07-01');
  expect(await run('taxes', 'localhost')).toBe('NL  2999-01-01  9 %\nNL  2999-07-01  as-everywhere');
  await run('tax', 'everywhere', 'NL', '22', '2999-01-01');
  expect((await run('taxes', 'everywhere')).split('\n')).toEqual(
    expect.arrayContaining(['NL  2024-01-01  21 %', 'NL  2999-01-01  22 %', 'US  2024-01-01  0 %']),
  );
  expect((await new AuditLogStore(data.database).list(2)).map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['sites.tax', 'everywhere', { country: 'NL', percent: 22, from: '2999-01-01' }],
    ['sites.tax', 'localhost', { country: 'NL', percent: null, from: '2999-07-01' }],
  ]);
});

test('what newcomers are offered is a percentage and hours, for all sites', async () => {
  expect(await run('offer', 'time-bonus', '30', '6')).toContain('time-bonus  30 %  6 hours  as TIMEBONUS25\nwelcome  25 %  72 hours');
  expect(await run('offer', 'welcome', '15', '96')).toContain('welcome  15 %  96 hours  as WELCOME25');
  expect(await data.database.read(`select code, percentage, window_seconds from billing.discount_codes order by code`)).toEqual([
    { code: 'TIMEBONUS25', percentage: 30, window_seconds: 21_600 },
    { code: 'WELCOME25', percentage: 15, window_seconds: 345_600 },
  ]);
  await data.database.change(`update billing.discount_codes set active = false where reason = 'welcome'`);
  expect(await run('offers')).toMatch(/as WELCOME25, switched off$/);
  expect((await new AuditLogStore(data.database).list(2)).map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['sites.offer', 'welcome', { percentage: 15, hours: 96 }],
    ['sites.offer', 'time-bonus', { percentage: 30, hours: 6 }],
  ]);
});
