import { days } from '@rendezvous/contracts/kernel';
import { pageHidden } from '@rendezvous/contracts/site/page-hidden';
import { listVisitSources } from '@rendezvous/contracts/site/visit-sources';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations, SiteModule } from '../index.js';
import { trafficSourceCookie } from '../testing/index.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ entities, migrations, imports: [SiteModule] });
});
afterAll(() => app.close());
beforeEach(() => app.database.change('delete from site.page_counts'));

const AGREED = 'cookie_choice=all.1793307720';
/** Sends the beacon as a browser does; `told` stands in its address. */
const send = (told: { page?: string; bounced?: 'yes' | 'no' | 'taken-back'; more?: number } = {}, cookie = AGREED) =>
  app.call(pageHidden, told as never, { headers: { cookie } });
const from = (network: string, ref: string) => `${AGREED}; ${trafficSourceCookie({ network, ref })}`;
const counted = () =>
  app.database.read<{ page: string }>(
    'select page, network, ref, hidden, landed, bounced from site.page_counts order by page, network, ref',
  );

test.each(['', 'cookie_choice=needed.1793307720', 'cookie_choice=all'])(
  'a visitor with the cookie "%s" did not agree and is not counted',
  async (cookie) => {
    expect((await send({ page: '/members', bounced: 'yes' }, cookie)).body).toEqual({ ok: true });
    expect(await counted()).toEqual([]);
  },
);

test('a page is counted by day and source, with its bounces when it logs them, and without its member', async () => {
  await send();
  const referred = `${AGREED}; ${trafficSourceCookie({ network: 'n', ref: 'r', sub1: 'click-5' })}`;
  await send({ page: '/members/5', bounced: 'yes' }, referred);
  await send({ page: '/members/6', bounced: 'no' }, referred);
  await send({ page: '/members/6' }, referred);
  expect(await counted()).toEqual([
    { page: '', network: '', ref: '', hidden: 1, landed: 0, bounced: 0 },
    { page: '/members/:id', network: 'n', ref: 'r', hidden: 3, landed: 2, bounced: 1 },
  ]);
});

test('a bounce that was none is taken back from its page and source, and no other; what is not there is not', async () => {
  await send({ page: '/members/5', bounced: 'yes' }, from('n', 'a'));
  await send({ page: '/', bounced: 'yes' }, from('n', 'a'));
  await send({ page: '/members/5', bounced: 'yes' }, from('n', 'b'));
  for (let time = 0; time < 2; time += 1) await send({ page: '/members/5', bounced: 'taken-back' }, from('n', 'a'));
  await send({ page: '/premium', bounced: 'taken-back' }, from('n', 'a'));
  await send({ page: '/', bounced: 'taken-back' }, 'cookie_choice=needed.1793307720');
  expect(await counted()).toEqual([
    { page: '/', network: 'n', ref: 'a', hidden: 1, landed: 1, bounced: 1 },
    { page: '/members/:id', network: 'n', ref: 'a', hidden: 1, landed: 1, bounced: 0 },
    { page: '/members/:id', network: 'n', ref: 'b', hidden: 1, landed: 1, bounced: 1 },
  ]);
});

test('twenty beacons at once are twenty', async () => {
  await Promise.all(Array.from({ length: 20 }, () => send({ page: '/', bounced: 'yes' })));
  expect(await counted()).toEqual([{ page: '/', network: '', ref: '', hidden: 20, landed: 20, bounced: 20 }]);
});

test('a day has no more pages and sources than 5,000: what others make up is counted as not told', async () => {
  await send({ page: '/members' });
  await app.database.change(
    `insert into site.page_counts (site_id, day, page, network, ref, hidden, landed, bounced)
     select site_id, day, '/made-up-' || n, '', '', 1, 0, 0 from site.page_counts, generate_series(1, 4998) n`,
  );
  for (const page of ['/last', '/beyond', '/further', '/last', '/members']) await send({ page });
  expect((await counted()).filter(({ page }) => !page.startsWith('/made-up'))).toMatchObject([
    { page: '', hidden: 2 },
    { page: '/last', hidden: 2 },
    { page: '/members', hidden: 2 },
  ]);
});

test('a body that is not empty, and a page that is none, are refused', async () => {
  expect((await send({ page: 'members' })).status).toBe(400);
  expect((await send({ more: 1 })).status).toBe(400);
});

test('what is older than 30 days is forgotten', async () => {
  await send({ page: '/' });
  app.clock.advance(days(30));
  await app.jobs.run('site.forget-page-counts');
  expect(await counted()).toHaveLength(1);
  app.clock.advance(days(2));
  await app.jobs.run('site.forget-page-counts');
  expect(await counted()).toEqual([]);
});

const sources = async (as: Parameters<typeof app.call>[2] = { as: { memberId: 7, operator: true } }) =>
  app.call(listVisitSources, undefined, as);

test.each([
  [null, 'auth.required'],
  [7, 'auth.forbidden'],
])('nobody but an operator hears where visitors come from (member %s)', async (as, refusal) => {
  expect(await sources({ as })).toMatchObject({ status: 403, refusal });
});

test('operators hear by source how many visits asked for bounces to be logged, and how many were some, for 30 days', async () => {
  await send({ page: '/', bounced: 'yes' }, from('old', 'a'));
  app.clock.advance(days(1));
  await send({ page: '/', bounced: 'yes' }, from('n', 'a'));
  app.clock.advance(days(30));
  for (const bounced of ['yes', 'no'] as const) await send({ page: '/members', bounced }, from('n', 'a'));
  await send({ page: '/', bounced: 'no' }, from('n', 'b'));
  await send({ page: '/', bounced: 'no' });
  // it was not asked for here
  await send({ page: '/' }, from('unasked', ''));
  expect((await sources()).body.sources).toEqual([
    { network: 'n', ref: 'a', visits: 3, bounces: 2 },
    { network: '', ref: '', visits: 1, bounces: 0 },
    { network: 'n', ref: 'b', visits: 1, bounces: 0 },
  ]);
});

test('the sources of another site are not among them, and no more than 50 are', async () => {
  await app.database.change(`insert into site.sites (host, time_zone, settings) values ('amour.example', 'UTC', '{}')`);
  await app.database.change(
    `insert into site.page_counts (site_id, day, page, network, ref, hidden, landed, bounced)
     select id, $1::date, '/', 'n' || n, host, 1, n, 0 from site.sites, generate_series(1, 60) n`,
    [app.clock.now()],
  );
  const found = (await sources()).body.sources;
  expect(found).toHaveLength(50);
  expect(found.filter(({ ref }) => ref === 'amour.example')).toEqual([]);
  expect(found[0]).toMatchObject({ network: 'n60', visits: 60 });
});
