import { waitFor } from '@testing-library/react';
import { evening } from '../testing/landers/alonetonight';
import { show } from '../testing/show';
import { LanderFrame } from './lander-frame';

const beacons: { url: string; type: string }[] = [];
beforeEach(() => {
  beacons.length = 0;
  navigator.sendBeacon = (url, body) => beacons.push({ url: String(url), type: (body as Blob).type }) > 0;
});

const COMPARED = { ...evening, slug: 'summer', compared: true };
const AGREED = { choice: 'all', chosen_at: '2026-11-22T12:00:00.000Z' } as const;
const open = (lander: Partial<typeof COMPARED>, cookie_choice: object | null | undefined) =>
  show(<LanderFrame lander={{ ...COMPARED, ...lander }}>summer</LanderFrame>, {
    at: '/landers/alonetonight',
    settings: { cookie_choice: cookie_choice as typeof AGREED },
  });

test.each<[string, Partial<typeof COMPARED>, object | null | undefined]>([
  ['nobody chose', {}, null],
  ['only what is needed was chosen', {}, { ...AGREED, choice: 'needed' }],
  ['the gateway keeps no choice', {}, undefined],
  ['the lander is compared with none', { compared: false }, AGREED],
  ['it is a preview', { preview: true }, AGREED],
])('while %s nothing is told', async (_, lander, choice) => {
  await open(lander, choice);
  expect(beacons).toEqual([]);
});

test('who agreed to be measured is told of once', async () => {
  await open({}, AGREED);
  await waitFor(() => expect(beacons).toEqual([{ url: '/api/lander-exposures', type: 'application/json' }]));
});
