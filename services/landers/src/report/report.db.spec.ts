import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { entities, migrations as siteMigrations } from '@rendezvous/site';
import { ExperimentsStore } from '../experiments/experiments.store.js';
import { VisitCountsStore } from '../experiments/visit-counts.store.js';
import { migrations } from '../index.js';
import { Reports } from './reports.service.js';
import { ReportStore } from './report.store.js';

let data: TestDatabase;
let reports: Reports;
beforeAll(async () => {
  data = await testDatabase({ entities, migrations: [...siteMigrations, ...migrations] });
  reports = new Reports(new ExperimentsStore(data.database), new ReportStore(data.database));
});
afterAll(() => data.close());

const SITE = { id: 1, timeZone: 'Europe/Zurich' };
const count = { experimentId: 1, bucketVersion: 1, weights: '100-100' };
const exposed = (visitor: string, slug: string, at: string, more: Record<string, unknown> = {}) => {
  const row = {
    experiment_id: 1,
    bucket_version: 1,
    visitor: visitor.padEnd(22, 'v'),
    slug,
    weights: '100-100',
    excluded: false,
    exposed_at: at,
    ...more,
  };
  return data.database.change(`insert into landers.exposures select * from jsonb_populate_record(null::landers.exposures, $1)`, [
    JSON.stringify(row),
  ]);
};

test('a template that was never split has no report', async () => {
  expect(await reports.of(SITE, 'alonetonight')).toBeNull();
});

test('a report counts the present bucket version only, by days of the site, without who is excluded', async () => {
  await data.database.transaction((tx) =>
    new ExperimentsStore(data.database).add(tx, {
      siteId: 1,
      template: 'alonetonight',
      goal: 'confirmed',
      arms: ['alonetonight', 'summer'],
      builtInWeight: 100,
      tuningPersons: 1000,
      startedAt: new Date('2026-12-01T00:00:00Z'),
      startedBy: 'ada',
    }),
  );
  await new VisitCountsStore(data.database).add(
    [],
    [
      { ...count, day: '2026-12-01', slug: 'summer', visits: 3 },
      { ...count, day: '2026-12-02', slug: 'summer', visits: 2 },
      { ...count, day: '2026-12-02', slug: 'alonetonight', visits: 4 },
      { ...count, day: '2026-12-02', slug: 'alonetonight', visits: 40, bucketVersion: 2 },
    ],
  );
  // 23:30 in UTC is the next day in Zurich
  const late = '2026-12-01T23:30:00Z';
  await exposed('a', 'summer', late, { signed_up_at: late, confirmed_at: '2026-12-03T12:00:00Z' });
  await exposed('b', 'summer', late, { signed_up_at: late });
  await exposed('c', 'alonetonight', late, { excluded: true, signed_up_at: late, confirmed_at: late, purchased_at: late });
  await exposed('d', 'alonetonight', late, { weights: null, excluded: true });
  await exposed('e', 'alonetonight', late, { bucket_version: 2, confirmed_at: late });
  expect(await reports.of(SITE, 'alonetonight')).toMatchObject({
    goal: 'confirmed',
    arms: [
      { slug: 'alonetonight', visits: 4, persons: 0, reached: 0, signups: 0, confirmed: 0, purchases: 0 },
      { slug: 'summer', visits: 5, persons: 2, reached: 1, signups: 2, confirmed: 1, purchases: 0 },
    ],
    excluded: 2,
    verdict: { kind: 'too-few' },
    days: [{ day: '2026-12-01' }, { day: '2026-12-02' }, { day: '2026-12-03' }],
    changed: [],
  });
});

test('a day is one of the site', async () => {
  const counts = await new ReportStore(data.database).counts(
    (await new ExperimentsStore(data.database).latest(1, 'alonetonight'))!,
    SITE.timeZone,
  );
  expect(counts.persons.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-02', '2026-12-02']);
});

test('what a report tells of as changed is another version of an arm since the start; another weight is none', async () => {
  await data.database.change(
    `insert into landers.variants (site_id, slug, template, state, weight)
     select 1, slug, 'alonetonight', 'draft', 0 from unnest(array['summer', 'autumn', 'winter', 'spring']) slug`,
  );
  const add = (slug: string, before: number, after: number, at: string) =>
    data.database.change(
      `insert into landers.history (site_id, slug, action, before, after, actor, at)
       values (1, $1, 'publish', jsonb_build_object('version', $2::integer), jsonb_build_object('version', $3::integer), 'ada', $4)`,
      [slug, before, after, at],
    );
  await add('summer', 1, 2, '2026-12-02T00:00:00Z');
  await add('autumn', 1, 1, '2026-12-02T00:00:00Z');
  await add('winter', 1, 2, '2026-11-30T00:00:00Z');
  await add('spring', 1, 2, '2026-12-02T00:00:00Z');
  const changed = await new ReportStore(data.database).changedSince(1, ['summer', 'autumn', 'winter'], new Date('2026-12-01T00:00:00Z'));
  expect(changed).toEqual(['summer']);
});
