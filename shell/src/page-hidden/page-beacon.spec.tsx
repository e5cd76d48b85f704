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

/** The document as it was loaded. */
const loadedAt = (address: string): void => {
  window.history.replaceState(null, '', address);
  const name = window.location.href;
  performance.getEntriesByType = () => [{ name } as PerformanceEntry];
};

const hide = (): void => {
  for (const state of ['hidden', 'visible'] as const) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
};

beforeEach(() => {
  beacons.length = 0;
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

test('telling begins with the consent', async () => {
  givenServer({ 'PUT /api/cookie-choice': () => AGREED });
  loadedAt('/members');
  await showParts({ settings: { cookie_choice: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  hide();
  expect(beacons).toHaveLength(1);
});
