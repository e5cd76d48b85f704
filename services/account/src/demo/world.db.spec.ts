import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { migrations as siteMigrations } from '@rendezvous/site';
import { migrations } from '../migrations/index.js';
import { givenMember } from '../testing/given.js';
import { PERSONAS } from './personas.js';
import { assertWorld, markWorld } from './world.js';

const PRODUCTION = { demo: false, production: true };
const DEMO = { demo: true, production: false };
const SHOWN = { demo: true, production: true };
const DEVELOPMENT = { demo: false, production: false };

let data: TestDatabase;
beforeEach(async () => {
  data = await testDatabase({ migrations: [...siteMigrations, ...migrations] });
});
afterEach(() => data.close());

const start = async (as: typeof DEMO): Promise<void> => {
  await assertWorld(data.url, as);
  await markWorld(data.database, as);
};
const demoWorld = async (): Promise<void> => {
  for (const { email } of PERSONAS) await givenMember(data.database, { email });
};
const asBefore = () => data.database.change('drop table account.world');

test('production does not start where the demo ran, and says which way leads out', async () => {
  await start(DEMO);
  await expect(start(PRODUCTION)).rejects.toThrow(/holds the demo world: .*another database .*npm run db:reset -- --yes/);
  await demoWorld();
  await expect(start(PRODUCTION)).rejects.toThrow(/7 of its personas: everybody knows their password, the operator's included/);
});

test('nor where it ran before databases were marked, nor with a persona that came with the members', async () => {
  await demoWorld();
  await asBefore();
  await expect(assertWorld(data.url, PRODUCTION)).rejects.toThrow(/7 of its personas/);
  await data.database.change(`delete from account.members where email <> 'operator@demo.test'`);
  await expect(assertWorld(data.url, PRODUCTION)).rejects.toThrow(/1 of its personas/);
});

test('nobody keeps production from starting by signing up with the address of a persona, with or without the mark', async () => {
  for (const { email } of PERSONAS) await givenMember(data.database, { email, status: 'not_confirmed' });
  await start(PRODUCTION);
  await start(PRODUCTION);
  await asBefore();
  await expect(assertWorld(data.url, PRODUCTION)).resolves.toBeUndefined();
  await expect(assertWorld(data.url, DEMO)).rejects.toThrow(/real members/);
  await data.database.change(`update account.members set operator = true where email = 'operator@demo.test'`);
  await expect(assertWorld(data.url, PRODUCTION)).rejects.toThrow(/1 of its personas/);
});

test('the mark of members wins over whatever their addresses look like', async () => {
  await start(PRODUCTION);
  await demoWorld();
  await start(PRODUCTION);
  await expect(start(DEMO)).rejects.toThrow(/real members/);
});

test('of the demo and production that start together on an empty database, one does not go on', async () => {
  await Promise.all([DEMO, PRODUCTION].map((as) => assertWorld(data.url, as)));
  const ended = await Promise.allSettled([DEMO, PRODUCTION].map((as) => markWorld(data.database, as)));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [first] = await data.database.read<{ world: string }>('select world from account.world');
  const refused = first?.world === 'demo' ? ended[1] : ended[0];
  expect(refused).toMatchObject({ reason: { name: 'WorldFault', message: expect.stringMatching(/^This database holds/) } });
});

test('the demo does not start among members, with or without the mark, and in an empty product neither', async () => {
  await start(PRODUCTION);
  for (const demo of [DEMO, SHOWN]) await expect(start(demo)).rejects.toThrow(/holds real members: .*DEMO=no/);
  await givenMember(data.database);
  await asBefore();
  await expect(assertWorld(data.url, DEMO)).rejects.toThrow(/real members/);
});

test('each starts again where it ran, and in a database that was never migrated', async () => {
  await start(DEMO);
  await demoWorld();
  for (const as of [DEMO, SHOWN, DEVELOPMENT]) await start(as);
  const fresh = await testDatabase();
  for (const as of [PRODUCTION, DEMO]) await expect(assertWorld(fresh.url, as)).resolves.toBeUndefined();
  await fresh.close();
});

test('production starts again among its members', async () => {
  await start(PRODUCTION);
  await givenMember(data.database);
  await start(PRODUCTION);
  await asBefore();
  await expect(assertWorld(data.url, PRODUCTION)).resolves.toBeUndefined();
});
