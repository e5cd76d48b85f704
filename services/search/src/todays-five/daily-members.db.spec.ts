import { Jobs } from '@rendezvous/server/jobs';
import { searchApp } from '../testing/index.js';

let app: Awaited<ReturnType<typeof searchApp>>;

beforeAll(async () => {
  app = await searchApp();
}, 60_000);
afterAll(() => app.close());

test('who was suggested or liked on days that are over is forgotten, though the member never comes back', async () => {
  const [dormant, other] = [await app.given.member(), await app.given.member()];
  const stranger = await app.given.member();
  app.clock.set('2026-06-15T03:37:00Z');
  await app.database.change(
    `insert into search.daily_picks (member_id, day, position, picked_id) values ($1, '2026-03-16', 1, $2), ($1, '2026-03-17', 1, $3)`,
    [dormant, other, stranger],
  );
  await app.database.change(
    `insert into search.daily_likes (member_id, day, liked_id) values ($1, '2026-06-13', $2), ($1, '2026-06-14', $2)`,
    [dormant, other],
  );
  await app.get(Jobs).run('search.forget-daily');
  expect(await app.database.read('select day::text from search.daily_picks')).toEqual([{ day: '2026-03-17' }]);
  expect(await app.database.read('select day::text from search.daily_likes')).toEqual([{ day: '2026-06-14' }]);
});
