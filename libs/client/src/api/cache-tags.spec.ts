import { createStore } from '../store/store';
import { givenServer } from '../testing';
import { injectRemote } from './api';
import { declareCacheTags, invalidateAfter, staleAfter } from './cache-tags';

const giftsApi = injectRemote('gifts', (build) => ({
  giftsList: build.query<unknown, void>({ query: () => ({ url: '/api/gifts', method: 'GET' }), providesTags: ['Gifts'] }),
}));

test('what is shown is asked for again after what its tag names, and after nothing else', async () => {
  const server = givenServer({ 'GET /api/gifts': () => ({}) });
  const store = createStore();
  declareCacheTags({ Gifts: ['gift-came', 'reconnected'] });
  await store.dispatch(giftsApi.endpoints.giftsList.initiate());
  store.dispatch(invalidateAfter('blocks-changed'));
  store.dispatch(invalidateAfter('unheard-of'));
  await new Promise((done) => setTimeout(done, 10));
  expect(server.of('GET /api/gifts')).toHaveLength(1);
  store.dispatch(invalidateAfter('gift-came'));
  await new Promise((done) => setTimeout(done, 10));
  expect(server.of('GET /api/gifts')).toHaveLength(2);
});

test('an answer that was on its way when something changed may be of before, and is asked for again', async () => {
  const server = givenServer({ 'GET /api/gifts': () => ({}) });
  const store = createStore();
  declareCacheTags({ Gifts: ['gift-came'] });
  const first = store.dispatch(giftsApi.endpoints.giftsList.initiate());
  store.dispatch(invalidateAfter('gift-came'));
  await first;
  await new Promise((done) => setTimeout(done, 10));
  expect(server.of('GET /api/gifts')).toHaveLength(2);
});

test('several areas name one occasion, and a version that says the same again adds nothing', () => {
  declareCacheTags({ Rings: ['gift-came'] });
  declareCacheTags({ Rings: ['gift-came'] });
  expect(staleAfter('gift-came')).toEqual(['Gifts', 'Rings']);
});

test('a tag that an endpoint names is known to the toolkit, which reports others', async () => {
  const report = jest.spyOn(console, 'error');
  givenServer({ 'GET /api/gifts': () => ({}) });
  await createStore().dispatch(giftsApi.endpoints.giftsList.initiate());
  expect(report).not.toHaveBeenCalled();
});
