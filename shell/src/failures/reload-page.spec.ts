import { reloadOnWish, reloadPage } from './reload-page';

// The page itself cannot be loaded anew here: what counts is whether it would be.
const health = (answer: () => Promise<Response>) => {
  globalThis.fetch = jest.fn(answer) as typeof fetch;
};
const there = async () => new Response('{}');

beforeAll(() => {
  // jsdom has no AbortSignal.timeout and says on the console that it cannot navigate
  AbortSignal.timeout ??= () => new AbortController().signal;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  health(there);
});

test('at most once in a minute', async () => {
  jest.useFakeTimers({ now: 1_000_000_000_000 });
  expect(await reloadPage()).toBe(true);
  expect(await reloadPage()).toBe(false);
  jest.setSystemTime(Date.now() + 59_999);
  expect(await reloadPage()).toBe(false);
  jest.setSystemTime(Date.now() + 1);
  expect(await reloadPage()).toBe(true);
  jest.useRealTimers();
});

test('not while the site does not answer: the browser’s own error page would take the place of what works', async () => {
  health(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloadPage()).toBe(false);
  health(async () => new Response('', { status: 503 }));
  expect(await reloadPage()).toBe(false);
});

test('not over what somebody has typed', async () => {
  document.body.innerHTML = '<input type="checkbox" value="on"><textarea></textarea>';
  document.querySelector('textarea')!.value = 'Hello';
  expect(await reloadPage()).toBe(false);
  document.querySelector('textarea')!.value = '';
  expect(await reloadPage()).toBe(true);
});

describe('when somebody asks for it', () => {
  test('again and again, also over what hangs', async () => {
    expect(await reloadOnWish()).toBe(true);
    expect(await reloadOnWish()).toBe(true);
    health(() => Promise.reject(new DOMException('', 'TimeoutError')));
    expect(await reloadOnWish()).toBe(true);
  });

  test('not without network, nor to a site that is not there', async () => {
    health(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reloadOnWish()).toBe(false);
    health(async () => new Response('', { status: 503 }));
    expect(await reloadOnWish()).toBe(false);
  });
});
