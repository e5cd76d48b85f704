import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { listOperatorLanders, undoLander, weighLander, withdrawLander } from '@rendezvous/contracts/landers/operator';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { commandActor, entities, migrations as siteMigrations } from '@rendezvous/site';
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
  const times = { weight: 100, startsAt: null, endsAt: new Date('2027-01-01T00:00:00Z') };
  await app.get(Variants).publish({ siteId: 1, slug: 'summer' }, BUILT_IN.alonetonight, times, commandActor('ada', 'lander'));
});
afterAll(() => app.close());

const weigh = (slug: string, weight: number) => app.call(weighLander, { slug, weight }, { as });
const state = async () => (await app.call(listOperatorLanders, undefined, { as })).body.variants[0];

test.each([null, 7])('nobody but an operator sees or does anything (member %s)', async (memberId) => {
  const refused = { status: 403, refusal: memberId === null ? 'auth.required' : 'auth.forbidden' };
  expect(await app.call(listOperatorLanders, undefined, { as: memberId })).toMatchObject(refused);
  expect(await app.call(weighLander, { slug: 'summer', weight: 1 }, { as: memberId })).toMatchObject(refused);
  for (const route of [withdrawLander, undoLander])
    expect(await app.call(route, { slug: 'summer' }, { as: memberId })).toMatchObject(refused);
});

test('what nobody published is not found, and a weight that is none is refused', async () => {
  expect(await weigh('winter', 5)).toMatchObject({ status: 404, refusal: 'landers.lander-not-found' });
  expect((await weigh('summer', 1001)).status).toBe(400);
  expect((await weigh('summer', 1.5)).status).toBe(400);
});

test('an operator sees every variant, and a command answers what is there after it', async () => {
  expect(await state()).toEqual({
    slug: 'summer',
    template: 'alonetonight',
    path: '/landers/alonetonight/summer',
    state: 'published',
    version: 1,
    weight: 100,
    starts_at: null,
    ends_at: '2027-01-01T00:00:00.000Z',
    visits: 0,
  });
  expect((await weigh('summer', 30)).body.variants[0]).toMatchObject({ weight: 30 });
  expect((await app.call(withdrawLander, { slug: 'summer' }, { as })).body.variants[0]).toMatchObject({ state: 'withdrawn' });
  expect(await app.call(withdrawLander, { slug: 'summer' }, { as })).toMatchObject({ status: 409, refusal: 'landers.command-too-late' });
  expect((await app.call(undoLander, { slug: 'summer' }, { as })).body.variants[0]).toMatchObject({ state: 'published', weight: 30 });
});

test('the audit log names the operator and the page', async () => {
  const lines = await app.database.read(
    `select member_id, source, action, subject from site.audit_log where member_id is not null order by id`,
  );
  expect(lines).toEqual(
    ['weight', 'withdraw', 'undo'].map((action) => ({
      member_id: 7,
      source: '/operator/landers',
      action: `landers.${action}`,
      subject: 'summer',
    })),
  );
});
