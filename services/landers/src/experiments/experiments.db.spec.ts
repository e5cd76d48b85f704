import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { exposeLander } from '@rendezvous/contracts/landers/exposures';
import { readLander } from '@rendezvous/contracts/landers/landers';
import { chooseCookies } from '@rendezvous/contracts/site/cookie-choice';
import { PersonalData } from '@rendezvous/server/personal-data';
import { rowsNaming, testApp, type TestApp } from '@rendezvous/server/testing';
import { commandActor, entities, migrations as siteMigrations } from '@rendezvous/site';
import { LandersModule, migrations } from '../index.js';
import { BUILT_IN } from '../lander/built-in/index.js';
import { live } from '../testing/live.js';
import { Variants } from '../variants/variants.service.js';
import { VariantsStore } from '../variants/variants.store.js';
import { Experiments } from './experiments.service.js';
import { ExperimentsStore } from './experiments.store.js';
import { ExposuresStore } from './exposures.store.js';
import { VisitCounter } from './visit-counter.service.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const AGREED = 'cookie_choice=all.1793307720';
const ada = commandActor('ada', 'lander');
const place = { siteId: 1, template: 'alonetonight' } as const;
const start = { goal: 'signup', arms: ['alonetonight', 'summer'], builtInWeight: 100, tuningPersons: 1000 } as const;

let app: TestApp;
let variants: Variants;
let experiments: Experiments;
beforeAll(async () => {
  app = await testApp({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
    imports: [LandersModule],
  });
  const store = new VariantsStore(app.database);
  variants = new Variants(app.database, store, app.clock);
  experiments = new Experiments(app.database, new ExperimentsStore(app.database), store, app.clock);
  await variants.publish({ siteId: 1, slug: 'summer' }, BUILT_IN.alonetonight, { weight: 100, startsAt: null, endsAt: null }, ada);
  await live(app);
});
afterAll(() => app.close());

let browsers = 0;
const visitorCookie = () => {
  browsers += 1;
  return `visitor=${String(browsers).padStart(22, 'v')}`;
};
/** Looks at a lander. @returns the slug that is shown, and the cookies with what the browser keeps */
const visit = async (slug: string, cookie = '', agent = BROWSER) => {
  const { body, headers } = await app.call(readLander, { slug }, { headers: { cookie, 'user-agent': agent } });
  const kept = /^lander_variants=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';
  return { slug: body.slug, compared: body.compared, kept, cookie: `${cookie.replace(/; lander_variants=[^;]*/, '')}; ${kept}` };
};
const expose = (slug: string, cookie: string, agent = BROWSER, as: number | null = null) =>
  app.call(exposeLander, { slug }, { as, headers: { cookie, 'user-agent': agent } });
const exposed = () =>
  app.database.read<{ slug: string; weights: string | null; excluded: boolean }>(
    'select slug, weights, excluded from landers.exposures order by exposed_at, visitor',
  );
const counted = async (): Promise<{ visits: number; assignments: number }> => {
  await app.get(VisitCounter).flush();
  const [row] = await app.database.read<{ visits: number; assignments: number }>(
    `select (select coalesce(sum(visits), 0)::integer from landers.visit_counts) as visits,
            (select coalesce(sum(visits), 0)::integer from landers.assignment_counts) as assignments`,
  );
  return row!;
};

test('before a start nothing is compared, and a browser keeps what it saw until it is closed', async () => {
  const first = await visit('alonetonight');
  expect(first).toMatchObject({ slug: 'summer', compared: false, kept: 'lander_variants=summer.0.0.' });
  expect(await counted()).toEqual({ visits: 1, assignments: 0 });
  await visit('alonetonight', first.cookie);
  expect((await counted()).visits).toBe(1);
});

test('what cannot be compared is refused; a start, and a second one, are in the audit log or not', async () => {
  await expect(experiments.start(place, { ...start, arms: ['summer', 'winter'] }, ada)).rejects.toThrow('no variant "winter"');
  await expect(experiments.end(place, ada)).rejects.toThrow('is not split');
  const both = await Promise.allSettled([experiments.start(place, start, ada), experiments.start(place, start, ada)]);
  const refused = both.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([expect.stringContaining('split already')]);
  await live(app);
  const lines = await app.database.read<{ action: string }>(`select action from site.audit_log where action like '%split' order by id`);
  expect(lines).toEqual([{ action: 'landers.split' }]);
  expect((await experiments.running(1)).map(({ template }) => template)).toEqual(['alonetonight']);
  expect(await experiments.running(2)).toEqual([]);
});

test('each visit is drawn an arm and counted for it, of nobody; a browser keeps its arm', async () => {
  const before = await counted();
  const seen = await Promise.all(Array.from({ length: 40 }, () => visit('alonetonight')));
  expect(new Set(seen.map(({ slug }) => slug))).toEqual(new Set(start.arms));
  for (const { slug, cookie } of seen.slice(0, 5)) expect((await visit('alonetonight', cookie)).slug).toBe(slug);
  const after = await counted();
  expect([after.visits - before.visits, after.assignments - before.assignments]).toEqual([40, 40]);
  for (const slug of start.arms) while ((await visit('alonetonight')).slug !== slug);
  const later = await counted();
  expect(later.assignments - after.assignments).toBeGreaterThanOrEqual(2);
  expect(later.visits - after.visits).toBe(later.assignments - after.assignments);
  expect(seen[0]).toMatchObject({ compared: true, kept: expect.stringMatching(/\.1\.1\.100-100$/) });
  expect(await exposed()).toEqual([]);
});

test('bots see the same page and are not counted', async () => {
  const before = await counted();
  for (const agent of [BOT, 'curl/8.5.0']) {
    expect(start.arms).toContain((await visit('alonetonight', '', agent)).slug);
    await expose('summer', `${AGREED}; ${visitorCookie()}`, agent);
  }
  expect(await counted()).toEqual(before);
  expect(await exposed()).toEqual([]);
});

test.each(['', 'cookie_choice=needed.1793307720'])('with the cookie "%s" nobody is a person of an experiment', async (cookie) => {
  const seen = await visit('alonetonight', `${visitorCookie()}; ${cookie}`);
  await expose(seen.slug, seen.cookie);
  expect(await exposed()).toEqual([]);
});

test('a member is none either', async () => {
  const seen = await visit('alonetonight', `${visitorCookie()}; ${AGREED}`);
  await expose(seen.slug, seen.cookie, BROWSER, 5);
  expect(await exposed()).toEqual([]);
});

test('who agreed is stored at the first exposure, and stays there whatever weights become, in every later session', async () => {
  const visitor = `${visitorCookie()}; ${AGREED}`;
  const seen = await visit('alonetonight', visitor);
  expect((await visit('alonetonight', visitor)).slug).toBe(seen.slug);
  await expose(seen.slug, seen.cookie);
  await expose(seen.slug, seen.cookie);
  expect(await exposed()).toEqual([{ slug: seen.slug, weights: '100-100', excluded: false }]);
  const [summer, builtIn] = seen.slug === 'summer' ? [0, 1000] : [1000, 0];
  await variants.weigh({ siteId: 1, slug: 'summer' }, summer, ada);
  await experiments.weighBuiltIn(place, builtIn, ada);
  await live(app);
  expect((await visit('alonetonight', visitor)).slug).toBe(seen.slug);
  await variants.weigh({ siteId: 1, slug: 'summer' }, 100, ada);
  await experiments.weighBuiltIn(place, 100, ada);
  await live(app);
});

test('who saw two arms is excluded, and so is who came to one by its own address', async () => {
  await app.database.change('delete from landers.exposures');
  const two = await visit('alonetonight', `${visitorCookie()}; ${AGREED}`);
  await expose(two.slug, two.cookie);
  await expose(two.slug === 'summer' ? 'alonetonight' : 'summer', two.cookie);
  const own = await visit('summer', `${visitorCookie()}; ${AGREED}`);
  await expose('summer', own.cookie);
  expect((await exposed()).map(({ excluded }) => excluded)).toEqual([true, true]);
});

test('a new bucket version draws anew, and excludes who then sees another arm', async () => {
  await app.database.change('delete from landers.exposures');
  const people = await Promise.all(Array.from({ length: 12 }, () => visit('alonetonight', `${visitorCookie()}; ${AGREED}`)));
  for (const { slug, cookie } of people) await expose(slug, cookie);
  await experiments.rebucket(place, ada);
  await live(app);
  const again = await Promise.all(people.map(({ cookie }) => visit('alonetonight', cookie.replace(/; lander_variants=[^;]*/, ''))));
  for (const { slug, cookie } of again) await expose(slug, cookie);
  const moved = again.filter(({ slug }, index) => slug !== people[index]!.slug).length;
  const later = await app.database.read<{ excluded: boolean }>('select excluded from landers.exposures where bucket_version = 2');
  expect(later).toHaveLength(12);
  expect(later.filter(({ excluded }) => excluded)).toHaveLength(moved);
  expect(moved).toBeGreaterThan(0);
});

test('goals are counted once, of the browser that joined, while the experiment runs', async () => {
  await app.database.change('delete from landers.exposures');
  const seen = await visit('alonetonight', `${visitorCookie()}; ${AGREED}`);
  await expose(seen.slug, seen.cookie);
  const [{ visitor = '' } = {}] = await app.database.read<{ visitor: string }>('select visitor from landers.exposures');
  const memberId = await givenMember(app.database);
  const reached = async () =>
    (
      await app.database.read<Record<string, unknown>>(
        `select member_id = $1 as own, signed_up_at is not null as joined, confirmed_at is not null as confirmed, purchased_at is not null as bought
           from landers.exposures`,
        [memberId],
      )
    )[0];
  await app.database.transaction(async (tx) => {
    await tx.publish('account.member-joined', { memberId, visitor });
    await tx.publish('account.member-joined', { memberId: memberId + 1, visitor: null });
  });
  await app.bus.drain();
  expect(await reached()).toEqual({ own: true, joined: true, confirmed: false, bought: false });
  await app.database.transaction(async (tx) => {
    await tx.publish('account.member-activated', { memberId });
    await tx.publish('billing.order-completed', { memberId, orderId: 1, firstPurchase: false });
  });
  await app.bus.drain();
  expect(await reached()).toEqual({ own: true, joined: true, confirmed: true, bought: false });
  await app.database.transaction((tx) => tx.publish('billing.order-completed', { memberId, orderId: 2, firstPurchase: true }));
  await app.bus.drain();
  expect(await reached()).toMatchObject({ bought: true });
  const row = async () => app.database.read('select * from landers.exposures');
  const [once, store, later] = [await row(), new ExposuresStore(app.database), new Date(app.clock.now().getTime() + 60_000)];
  await store.recordSignup(visitor, memberId + 1, later);
  for (const goal of ['confirmed', 'purchase'] as const) await store.record(goal, memberId, later);
  expect(await row()).toEqual(once);
});

test('an erasure takes the person out, with an export before', async () => {
  const [{ member_id: memberId = 0 } = {}] = await app.database.read<{ member_id: number }>('select member_id from landers.exposures');
  const part = app
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'landers')!;
  expect(await part.export(memberId)).toMatchObject({ landers_seen: [{ member_id: memberId, bucket_version: 2 }] });
  expect(JSON.stringify(await part.export(memberId))).not.toContain('"visitor"');
  await app.database.transaction((tx) => part.erase(memberId, tx));
  expect(await rowsNaming(app.database, part.tables, memberId)).toEqual({});
});

test('who chooses "only needed" is forgotten: the browser, and wherever the member was counted', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => visit('alonetonight', `${visitorCookie()}; ${AGREED}`)));
  for (const { slug, cookie } of people) await expose(slug, cookie);
  await app.call(chooseCookies, { choice: 'needed' }, { headers: { cookie: people[2]!.cookie } });
  expect(await exposed()).toHaveLength(2);
  const [{ visitor = '' } = {}] = await app.database.read<{ visitor: string }>('select visitor from landers.exposures limit 1');
  await new ExposuresStore(app.database).recordSignup(visitor, 77, app.clock.now());
  // in another bucket version this browser was nobody's yet
  await app.database.change(
    `insert into landers.exposures (experiment_id, bucket_version, visitor, slug, weights, excluded, exposed_at)
     select experiment_id, 1, visitor, slug, weights, excluded, exposed_at from landers.exposures where visitor = $1`,
    [visitor],
  );
  await app.call(chooseCookies, { choice: 'needed' }, { as: 77 });
  expect(await exposed()).toHaveLength(1);
  await app.call(chooseCookies, { choice: 'all' }, { headers: { cookie: people[1]!.cookie } });
  expect(await exposed()).toHaveLength(1);
});

test('after its end nothing is drawn or kept for it; consents that ran out are forgotten', async () => {
  await experiments.end(place, ada);
  await live(app);
  const seen = await visit('alonetonight', `${visitorCookie()}; ${AGREED}`);
  expect(seen).toMatchObject({ slug: 'summer', compared: false });
  await expose('summer', seen.cookie);
  expect(await exposed()).toHaveLength(1);
  const [{ visitor = '' } = {}] = await app.database.read<{ visitor: string }>('select visitor from landers.exposures');
  const store = new ExposuresStore(app.database);
  const goals = () => app.database.read('select member_id, signed_up_at, confirmed_at from landers.exposures');
  await store.recordSignup(visitor, 78, app.clock.now());
  expect(await goals()).toEqual([{ member_id: null, signed_up_at: null, confirmed_at: null }]);
  await app.database.change('update landers.exposures set member_id = 78');
  await store.record('confirmed', 78, app.clock.now());
  expect(await goals()).toEqual([{ member_id: 78, signed_up_at: null, confirmed_at: null }]);
  app.clock.set(new Date(app.clock.now().getTime() + 181 * 86_400_000));
  await app.jobs.run('landers.forget-exposures');
  expect(await exposed()).toEqual([]);
});

test('a template may be split again: the latest counts, on the site that it is of', async () => {
  const [before, elsewhere] = [await experiments.latest(1, 'alonetonight'), await experiments.latest(2, 'alonetonight')];
  expect([before?.endedAt === null, elsewhere]).toEqual([false, null]);
  await experiments.start(place, start, ada);
  expect(await experiments.latest(1, 'alonetonight')).toMatchObject({ id: before!.id + 1, endedAt: null, bucketVersion: 1 });
});
