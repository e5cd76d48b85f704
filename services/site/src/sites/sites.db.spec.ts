import { testDatabase, type TestDatabase } from '@rendezvous/server/testing';
import { callLimit } from '@rendezvous/contracts/limits';
import { entities, migrations } from '../index.js';
import { plainHost } from './plain-host.rules.js';
import { SiteLimits } from './site-limits.provider.js';
import { Sites } from './sites.service.js';
import { SitesStore } from './sites.store.js';
import '@rendezvous/contracts/account/limits';

let data: TestDatabase;
let sites: Sites;

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
});
beforeEach(async () => {
  await data.database.change(`delete from site.sites where not is_default`);
  await data.database.change(`update site.sites set settings = '{}'`);
  sites = new Sites(data.database, new SitesStore(data.database));
});
afterAll(() => data.close());

const addSite = (host: string, settings: object = {}) =>
  data.database.change(`insert into site.sites (host, time_zone, settings) values ($1, 'Europe/Paris', $2)`, [
    host,
    JSON.stringify(settings),
  ]);

test('a setting that is not valid is refused and nothing of the change is kept', async () => {
  const { id } = await sites.forHost('localhost');
  await expect(sites.change(id, { message_credits: -1, signup_credits: 9 })).rejects.toThrow(/message_credits/);
  await expect(sites.change(id, { no_such_setting: 1 } as object)).rejects.toThrow(/no_such_setting/);
  await sites.load();
  expect(sites.current().settings).toMatchObject({ message_credits: 1, signup_credits: 3 });
});

test.each([
  { order_minutes: 9 },
  { order_debit_days: 31 },
  { direct_debit_limit: -1 },
  { direct_debit_limit_days: 31 },
  { direct_debit_code_minutes: 61 },
  { direct_debit_code_tries: 0 },
  { offer_quiet_days: 366 },
])('a deadline or limit of payments has its bounds: not %j', async (change) => {
  const { id } = await sites.forHost('localhost');
  await expect(sites.change(id, change)).rejects.toThrow(new RegExp(Object.keys(change)[0]!));
});

test('before it is loaded the default site is not guessed', () => {
  expect(() => sites.current()).toThrow(/not loaded/);
});

test('a second default site is impossible', async () => {
  await expect(
    data.database.change(`insert into site.sites (host, time_zone, is_default) values ('x.example', 'UTC', true)`),
  ).rejects.toThrow(/sites_one_default/);
});

test('the host name picks the site, whatever its port and case; an unknown host gets the default one', async () => {
  await addSite('amour.example', { name: 'Amour', domain_language: 'fr-FR' });
  expect(await sites.forHost('AMOUR.example:8443')).toMatchObject({
    host: 'amour.example',
    timeZone: 'Europe/Paris',
    settings: { name: 'Amour' },
  });
  expect(await sites.forHost('elsewhere.example')).toMatchObject({ host: 'localhost', settings: { name: 'Rendezvous' } });
  expect(plainHost(' Rendezvous.Example.:3000 ')).toBe('rendezvous.example');
});

test('what is not stored has its default, what is stored wins, what is stored wrongly falls back alone', async () => {
  await addSite('odd.example', { refund_days: 30, message_credits: 'many', countries: ['XX'] });
  const { settings } = await sites.forHost('odd.example');
  expect(settings).toMatchObject({ refund_days: 30, message_credits: 1, min_age: 18 });
  expect(settings.countries).toHaveLength(15);
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/\telsewhere.example', 'members'])(
  'the home page leads to no other site: %j is refused',
  async (address) => {
    const { id } = await sites.forHost('localhost');
    await expect(sites.change(id, { root_redirect: address })).rejects.toThrow(/root_redirect/);
  },
);

test('a change keeps the other settings and is seen at once in this process', async () => {
  const { id } = await sites.forHost('localhost');
  await sites.change(id, { refund_days: 30 });
  await sites.change(id, { signups: 'none' });
  expect(sites.current().settings).toMatchObject({ refund_days: 30, signups: 'none', photo_credits: 2 });
  const [row] = await data.database.read<{ settings: object }>('select settings from site.sites where id = $1', [id]);
  expect(row?.settings).toEqual({ refund_days: 30, signups: 'none' });
});

test('five changes at the same moment lose none, time and again', async () => {
  const { id } = await sites.forHost('localhost');
  const fields = ['message_credits', 'photo_credits', 'gift_credits', 'signup_credits', 'refund_days'] as const;
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(fields.map((field) => sites.change(id, { [field]: 40 + round })));
    expect(sites.current().settings).toMatchObject(Object.fromEntries(fields.map((field) => [field, 40 + round])));
  }
});

test('while the database is away the known sites stay', async () => {
  await sites.load();
  const broken = new Sites(data.database, { all: () => Promise.reject(new Error('away')) } as unknown as SitesStore);
  await expect(broken.forHost('localhost')).rejects.toThrow('away');
  Object.assign(sites, { store: { all: () => Promise.reject(new Error('away')) } });
  await expect(sites.load()).rejects.toThrow('away');
  expect(sites.current().host).toBe('localhost');
  expect((await sites.forHost('localhost')).host).toBe('localhost');
});

test('a limit is the default unless the site says otherwise, each of its numbers for itself', async () => {
  const limits = new SiteLimits(sites);
  expect(await limits.limitOf('profile', 'localhost')).toEqual(callLimit('profile'));
  const { id } = await sites.forHost('localhost');
  await sites.change(id, { limits: { profile: { visitors: 7 } } });
  expect(await limits.limitOf('profile', 'localhost')).toEqual({ ...callLimit('profile'), visitors: 7 });
  expect(await limits.limitOf('signup', 'localhost')).toEqual(callLimit('signup'));
  await expect(sites.change(id, { limits: { profile: { visitors: 0 } } })).rejects.toThrow(/limits/);
  await expect(sites.change(id, { limits: { profil: { member: 1 } } } as object)).rejects.toThrow(/limits/);
});
