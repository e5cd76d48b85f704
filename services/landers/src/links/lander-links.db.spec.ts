import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { readLanderLink } from '@rendezvous/contracts/landers/links';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { commandActor, entities, migrations as siteMigrations, Sites } from '@rendezvous/site';
import { LandersModule, migrations } from '../index.js';
import { BUILT_IN } from '../lander/built-in/index.js';
import { Variants } from '../variants/variants.service.js';

const as = { memberId: 7, operator: true };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
    imports: [LandersModule],
  });
  const times = { weight: 100, startsAt: null, endsAt: null };
  const [variants, actor] = [app.get(Variants), commandActor('ada', 'lander')];
  await variants.publish({ siteId: 1, slug: 'summer' }, BUILT_IN.alonetonight, times, actor);
  await variants.publish({ siteId: 1, slug: 'letter' }, BUILT_IN.landing2, times, actor);
});
afterAll(() => app.close());

const ask = (slug: string, query: object = {}) => app.call(readLanderLink, { slug, ...query }, { as });

test('nobody but an operator makes links', async () => {
  expect(await app.call(readLanderLink, { slug: 'summer' }, { as: 7 })).toMatchObject({ status: 403, refusal: 'auth.forbidden' });
});

test('what is not there, and a value that would not be kept, are refused', async () => {
  expect(await ask('winter')).toMatchObject({ status: 404, refusal: 'landers.lander-not-found' });
  expect(await ask('summer', { ref: 'a\nb' })).toMatchObject({ status: 400, refusal: 'landers.link-not-kept' });
  expect((await ask('summer', { ref: 'x'.repeat(201) })).refusal).toBe('request.invalid');
});

test('a link has the address of the site, and its QR code', async () => {
  const { body } = await ask('summer', { network: 'n', utm_source: 'mail' });
  expect(body.url).toMatch(/^https?:\/\/[^/]+\/landers\/alonetonight\/summer\?network=n&utm_source=mail$/);
  expect(body.qr).toMatch(/^<svg .*<title>.*summer\?network=n&amp;utm_source=mail<\/title>/);
});

test('a link begins with no host but the site’s own, whoever was called', async () => {
  const { body } = await app.call(readLanderLink, { slug: 'summer' }, { as, headers: { host: 'elsewhere.example' } });
  expect(body.url).toBe('http://127.0.0.1:3000/landers/alonetonight/summer');
});

test('a page about a member is linked to where whoever comes by the link is shown that member', async () => {
  const [maya, hidden] = [await givenMember(app.database, {}), await givenMember(app.database, { invisible: true })];
  expect((await ask('letter', { member: maya })).body.url).toContain(`/members/${maya}/landing2/letter`);
  for (const query of [{}, { member: hidden }, { member: 2_000_000 }])
    expect(await ask('letter', query)).toMatchObject({ status: 404, refusal: 'landers.member-not-listed' });
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { logged_out_search: 'none', logged_out_search_trafficsource: 'all' });
  expect((await ask('letter', { member: maya })).refusal).toBe('landers.member-not-listed');
  expect((await ask('letter', { member: maya, network: 'n' })).status).toBe(200);
});
