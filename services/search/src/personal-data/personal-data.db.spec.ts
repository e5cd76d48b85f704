import type { TestApp } from '@rendezvous/server/testing';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { type GivenSearch, searchApp } from '../testing/index.js';
import { SearchPersonalData } from './personal-data.service.js';

let app: TestApp & { readonly given: GivenSearch };
let part: SearchPersonalData;

beforeAll(async () => {
  app = await searchApp();
  part = app.get(SearchPersonalData);
});
afterAll(() => app.close());

test('what is listed of a member is exported and erased, and the totals count them no more', async () => {
  const [leaves, stays] = [await app.given.member({ country: 'FR' }), await app.given.member({ country: 'FR' })];
  expect(await part.export(leaves)).toMatchObject({ listing: [{ member_id: leaves, country: 'FR' }] });
  for (const id of [leaves, stays]) {
    await app.database.change(
      `insert into search.saved_searches (member_id, name, query, created_at, visited_at) values ($1, 'Lyon', 'photo=yes', now(), now())`,
      [id],
    );
    await app.database.change(
      `insert into search.preferences (member_id, hide_passed, hide_seen, last_search) values ($1, true, false, 'order=near')`,
      [id],
    );
  }
  expect(await part.export(leaves)).toMatchObject({ preferences: [{ hide_passed: true, hide_seen: false, last_search: 'order=near' }] });
  expect(await part.export(leaves)).toMatchObject({ saved_searches: [{ name: 'Lyon', query: 'photo=yes' }] });
  const before = await part.export(stays);
  expect(await app.database.transaction((tx) => part.erase(leaves, tx))).toBeNull();
  expect([await part.export(leaves), await part.export(stays)]).toEqual([
    { listing: [], saved_searches: [], passes: [], seen_members: [], preferences: [], daily_likes: [], daily_picks: [] },
    before,
  ]);
  expect(await app.database.transaction((tx) => app.get(SearchIndexStore).wrongTotals(tx))).toEqual([]);
});

test('what a member was offered, liked, passed and saw is exported to them alone, and erased on both sides', async () => {
  const [leaves, stays, third] = [await app.given.member(), await app.given.member(), await app.given.member()];
  for (const [one, other] of [
    [leaves, stays],
    [stays, leaves],
    [stays, third],
  ]) {
    await app.database.change('insert into search.passes (member_id, passed_id, passed_at) values ($1, $2, $3)', [
      one,
      other,
      app.clock.now(),
    ]);
    await app.database.change('insert into search.seen_members (member_id, seen_id, seen_at) values ($1, $2, $3)', [
      one,
      other,
      app.clock.now(),
    ]);
    await app.database.change(`insert into search.daily_likes (member_id, day, liked_id) values ($1, '2026-03-02', $2)`, [one, other]);
    await app.database.change(
      `insert into search.daily_picks (member_id, day, position, picked_id)
       select $1, '2026-03-02', count(*), $2 from search.daily_picks where member_id = $1`,
      [one, other],
    );
  }
  expect(await part.export(leaves)).toMatchObject({
    passes: [{ passed_id: stays }],
    seen_members: [{ seen_id: stays }],
    daily_likes: [{ liked_id: stays }],
    daily_picks: [{ picked_id: stays }],
  });
  await app.database.transaction((tx) => part.erase(leaves, tx));
  expect(await part.export(leaves)).toMatchObject({ passes: [], seen_members: [], daily_likes: [], daily_picks: [] });
  expect(await part.export(stays)).toMatchObject({
    passes: [{ passed_id: third }],
    seen_members: [{ seen_id: third }],
    daily_likes: [{ liked_id: third }],
    daily_picks: [{ picked_id: third }],
  });
});
