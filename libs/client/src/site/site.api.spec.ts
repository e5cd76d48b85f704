import { api } from '../api/api';
import { createStore } from '../store/store';
import { givenServer } from '../testing';
import { siteApi } from './site.api';

test('names of regions and texts of the site are asked again when the language changes, interests are not', async () => {
  const server = givenServer({
    'GET /api/settings.php': () => ({ cdn_prefix: '/media/' }),
    'GET /api/regions.php': () => ({ regions: [] }),
    'GET /api/interests.php': () => ({ interests: [] }),
  });
  const store = createStore();
  await store.dispatch(siteApi.endpoints.siteSettings.initiate({}));
  await store.dispatch(siteApi.endpoints.siteRegions.initiate());
  await store.dispatch(siteApi.endpoints.siteInterests.initiate());
  const before = server.calls.length;
  store.dispatch(api.util.invalidateTags(['Content']));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const again = server.calls.slice(before).map(({ path }) => path);
  expect(again.toSorted()).toEqual(['/api/regions.php', '/api/settings.php']);
});
