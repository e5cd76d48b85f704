import { createStore } from '../store/store';
import { sessionApi } from '../session/session.api';
import { siteApi } from '../site/site.api';
import { askAgain, baseQuery } from './base-query';

// Calls whose answers do not come, at the browser's own fetch.

interface Asked {
  readonly route: string;
  readonly signal: AbortSignal;
  readonly answer: (value: unknown) => void;
}
const givenSilence = () => {
  const asked: Asked[] = [];
  globalThis.fetch = (input, { method = 'GET', signal } = {}) =>
    new Promise((resolve, reject) => {
      asked.push({
        route: `${method} ${String(input)}`,
        signal: signal as AbortSignal,
        answer: (value) => resolve(new Response(JSON.stringify(value))),
      });
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  return asked;
};
const settled = () => new Promise((done) => setTimeout(done));

test('what is read is asked anew when somebody asks for that, and stays on its way for the screen', async () => {
  const asked = givenSilence();
  const store = createStore();
  const call = store.dispatch(siteApi.endpoints.siteRegions.initiate());
  const states: unknown[] = [];
  store.subscribe(() => states.push(siteApi.endpoints.siteRegions.select()(store.getState()).status));
  askAgain();
  await settled();
  askAgain();
  await settled();
  expect(asked.map(({ route }) => route)).toEqual(Array.from({ length: 3 }, () => 'GET /api/regions.php'));
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  asked[2]!.answer({ regions: [] });
  expect((await call).data).toEqual({ regions: [] });
  expect(states).not.toContain('rejected');
  askAgain();
  expect(asked).toHaveLength(3);
});

test('a tab that nobody looks at says so with each call', async () => {
  const sent: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    sent.push(new Headers(init?.headers).get('x-tab-hidden'));
    return Promise.resolve(new Response('{}'));
  };
  const api = { signal: new AbortController().signal } as Parameters<typeof baseQuery>[1];
  const state = jest.spyOn(document, 'visibilityState', 'get');
  for (const now of ['visible', 'hidden', 'visible'] as const) {
    state.mockReturnValue(now);
    await baseQuery({ method: 'GET', url: '/api/chats.php' }, api, {});
  }
  state.mockRestore();
  expect(sent).toEqual([null, '1', null]);
});

test('what changes something is never sent a second time', async () => {
  const asked = givenSilence();
  const store = createStore();
  void store.dispatch(sessionApi.endpoints.sessionLanguage.initiate({ language: 'fr' }));
  await settled();
  askAgain();
  await settled();
  expect(asked).toHaveLength(1);
  expect(asked[0]!.signal.aborted).toBe(false);
});

test('a screen that is gone takes its call along, also after that was asked anew', async () => {
  const asked = givenSilence();
  const store = createStore();
  const call = store.dispatch(siteApi.endpoints.siteRegions.initiate());
  askAgain();
  await settled();
  call.abort();
  await settled();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(asked).toHaveLength(2);
});

test('what nobody waits for any more when it is about to be asked for is not asked for', async () => {
  const asked = givenSilence();
  const gone = AbortSignal.abort();
  globalThis.fetch = ((fetch) => (input, init) => (init?.signal?.aborted ? Promise.reject(new Error('aborted')) : fetch(input, init)))(
    globalThis.fetch,
  );
  const api = { signal: gone } as Parameters<typeof baseQuery>[1];
  expect(await baseQuery({ method: 'GET', url: '/api/regions.php' }, api, {})).toEqual({ error: { status: 0, body: null } });
  expect(asked).toHaveLength(0);
});
