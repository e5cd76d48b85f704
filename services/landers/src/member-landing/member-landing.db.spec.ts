import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { type GivenMember, givenMember } from '@rendezvous/account/testing';
import { readMemberLanding } from '@rendezvous/contracts/landers/member-landing';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities, migrations as siteMigrations, Sites } from '@rendezvous/site';
import { LandersModule, migrations } from '../index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    entities: [...entities, ...accountEntities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
    imports: [LandersModule],
  });
});
afterAll(() => app.close());

const ask = (memberId: number, as: number | null = null) => app.call(readMemberLanding, { memberId }, { as });
const given = (member: GivenMember = {}) => givenMember(app.database, member);

const told = async (memberId: number) => {
  const { status, body } = await ask(memberId);
  const { requestId: _, ...error } = (body as unknown as { error: Record<string, unknown> }).error;
  return { status, error };
};

test('whoever is not listed is refused as if there were nobody', async () => {
  const nobody = await told(2_000_000);
  expect(nobody).toEqual({ status: 404, error: { code: 'landers.member-not-listed' } });
  const unlisted: GivenMember[] = [
    { invisible: true },
    { privacy: true },
    { moderated: true },
    { status: 'not_confirmed' },
    { status: 'pending_deletion' },
    { status: 'erased' },
  ];
  for (const state of unlisted) expect([state, await told(await given(state))]).toEqual([state, nobody]);
});

test('a number that none can be is no member', async () => {
  expect((await ask('x' as never)).refusal).toBe('request.invalid');
});

test('where only members search, visitors are shown nobody', async () => {
  const [ines, hugo] = [await given({ name: 'Ines' }), await given({ gender: 'male' })];
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { logged_out_search: 'none' });
  expect((await ask(ines)).refusal).toBe('landers.member-not-listed');
  expect((await ask(ines, hugo)).body.name).toBe('Ines');
  await sites.change(sites.current().id, { logged_out_search: 'all' });
});

test('a visitor is told what visitors see, and whether the member is fictional', async () => {
  const maya = await given({ name: 'Maya', city: 'Haarlem', about: 'A secret.', interests: ['tea'], fictional: true });
  const { body } = await ask(maya);
  expect(body).toMatchObject({
    id: maya,
    name: 'Maya',
    age: expect.any(Number),
    city: null,
    fictional: true,
    online: false,
    is_new: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/Haarlem|secret|tea/);
});

test('who was blocked is not shown whom it was by', async () => {
  const [lea, tom] = [await given(), await given({ gender: 'male' })];
  await app.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
    lea,
    tom,
    app.clock.now(),
  ]);
  expect((await ask(lea, tom)).refusal).toBe('landers.member-not-listed');
  expect((await ask(lea)).status).toBe(200);
});
