import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer } from '@rendezvous/client/testing';
import { showParts } from '../testing/show-parts';

const beacons: { url: string; body: Promise<string>; type: string }[] = [];
const AGREED = { choice: 'all', chosen_at: '2026-11-22T12:00:00.000Z' } as const;

const textOf = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.readAsText(blob);
  });

type Kind = NavigationTimingType;

/** The document as it was loaded. */
const loadedAt = (address: string, { type = 'navigate', referrer = '' }: { type?: Kind; referrer?: string } = {}): void => {
  window.history.replaceState(null, '', address);
  const name = window.location.href;
  performance.getEntriesByType = () => [{ name, type } as PerformanceNavigationTiming];
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
};
/** What the server was told since. */
const toldOf = () => beacons.splice(0).map(({ url }) => url.replace('/api/page-hidden.php?page=', '').replaceAll('%2F', '/'));
/** A visit of one page, which is left at once. */
const leave = async (...loaded: Parameters<typeof loadedAt>): Promise<string[]> => {
  loadedAt(...loaded);
  const { unmount } = await showParts({ settings: { cookie_choice: AGREED } });
  hide();
  unmount();
  return toldOf();
};

const hide = (): void => {
  for (const state of ['hidden', 'visible'] as const) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
};

beforeEach(() => {
  beacons.length = 0;
  sessionStorage.clear();
  navigator.sendBeacon = (url, body) => beacons.push({ url: String(url), body: textOf(body as Blob), type: (body as Blob).type }) > 0;
});

test.each([
  ['nobody chose', null],
  ['only what is needed was chosen', { ...AGREED, choice: 'needed' } as const],
  ['the gateway keeps no choice', undefined],
])('while %s nothing is told', async (_, cookie_choice) => {
  loadedAt('/members?lb=1');
  await showParts({ settings: { cookie_choice } });
  hide();
  expect(beacons).toEqual([]);
});

test('who agreed is told of each time that the page is hidden, with an empty JSON body', async () => {
  loadedAt('/members');
  await showParts({ settings: { cookie_choice: AGREED } });
  hide();
  hide();
  expect(beacons.map(({ url }) => url)).toEqual(Array(2).fill('/api/page-hidden.php?page=%2Fmembers'));
  expect([await beacons[0]!.body, beacons[0]!.type]).toEqual(['{}', 'application/json']);
});

test('a page whose address asks for it tells of a bounce once', async () => {
  loadedAt('/members?lb');
  await showParts({ settings: { cookie_choice: AGREED } });
  hide();
  hide();
  expect(beacons.map(({ url }) => url)).toEqual([
    '/api/page-hidden.php?page=%2Fmembers&bounced=yes',
    '/api/page-hidden.php?page=%2Fmembers',
  ]);
});

test('who was on another page did not bounce, also when they came back', async () => {
  loadedAt('/members?lb');
  const { goTo } = await showParts({ settings: { cookie_choice: AGREED } });
  goTo('/pages/faq');
  goTo('/members');
  hide();
  expect(beacons[0]!.url).toMatch(/&bounced=no$/);
});

test('who went on before this was loaded did not bounce', async () => {
  loadedAt('/members?lb');
  window.history.replaceState(null, '', '/premium');
  await showParts({ settings: { cookie_choice: AGREED } });
  hide();
  expect(beacons[0]!.url).toBe('/api/page-hidden.php?page=%2Fpremium&bounced=no');
});

test('a reload is no bounce, and no other page view, however often; who then leaves did not bounce', async () => {
  expect(await leave('/members?lb')).toEqual(['/members&bounced=yes']);
  expect(await leave('/members?lb', { type: 'reload' })).toEqual(['/members&bounced=taken-back', '/members']);
  expect(await leave('/members?lb', { type: 'reload' })).toEqual(['/members']);
});

test('a reload before anything was told is the page view that counts', async () => {
  expect(await leave('/members?lb', { type: 'reload' })).toEqual(['/members&bounced=yes']);
});

test('another document of the site in the same tab is no bounce', async () => {
  await leave('/landers/video?lb');
  expect(await leave('/signup', { referrer: `${window.location.origin}/landers/video` })).toEqual([
    '/landers/video&bounced=taken-back',
    '/signup',
  ]);
  expect(await leave('/pages/faq', { referrer: `${window.location.origin}/signup` })).toEqual(['/pages/faq']);
});

test.each<[string, Parameters<typeof loadedAt>[1]]>([
  ['by a link of another site', { referrer: 'https://other.example/' }],
  ['by its own address', {}],
  ['from another site, back', { type: 'back_forward', referrer: window.location.origin }],
])('who left the site and comes again, %s, has bounced, and is another visit', async (_, loaded) => {
  await leave('/members?lb');
  expect(await leave('/members?lb', loaded)).toEqual(['/members&bounced=yes']);
});

test('what was no bounce is not taken back', async () => {
  loadedAt('/members?lb');
  const { goTo, unmount } = await showParts({ settings: { cookie_choice: AGREED } });
  goTo('/pages/faq');
  hide();
  unmount();
  expect(toldOf()).toEqual(['/members&bounced=no']);
  expect(await leave('/members?lb', { type: 'reload' })).toEqual(['/members']);
});

const refused = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test('a browser without a storage is told of all the same', async () => {
  const storages = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refused),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused),
  ];
  expect(await leave('/members?lb')).toEqual(['/members&bounced=yes']);
  for (const storage of storages) storage.mockRestore();
});

test('telling begins with the consent', async () => {
  givenServer({ 'PUT /api/cookie-choice': () => AGREED });
  loadedAt('/members');
  await showParts({ settings: { cookie_choice: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  hide();
  expect(beacons).toHaveLength(1);
});
