import { api } from '../api/api';
import { createStore } from '../store/store';
import { siteApi } from './site.api';

test('names of regions and texts of the site are asked again when the language changes, interests are not', async () => {
  const calls: string[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL) => {
    const path = String(input).replace(/^https?:\/\/[^/]+/, '');
    calls.push(path);
    return new Response(JSON.stringify({ regions: [], interests: [], cdn_prefix: '/media/' }));
  }) as typeof fetch;
  const store = createStore();
  await store.dispatch(siteApi.endpoints.siteSettings.initiate({}));
  await store.dispatch(siteApi.endpoints.siteRegions.initiate());
  await store.dispatch(siteApi.endpoints.siteInterests.initiate());
  calls.length = 0;
  store.dispatch(api.util.invalidateTags(['Content']));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(calls.toSorted()).toEqual(['/api/regions.php', '/api/settings.php']);
});
