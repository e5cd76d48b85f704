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
  const before = await part.export(stays);
  expect(await app.database.transaction((tx) => part.erase(leaves, tx))).toBeNull();
  expect([await part.export(leaves), await part.export(stays)]).toEqual([{ listing: [] }, before]);
  expect(await app.database.transaction((tx) => app.get(SearchIndexStore).wrongTotals(tx))).toEqual([]);
});
