import type { LoadableRelease } from '@rendezvous/contracts/releases';
import { nextTry, triesOf } from './tries.rules';

const chosen = { version: '2' } as LoadableRelease;
const fallback = { version: '1' } as LoadableRelease;
const tries = triesOf({ ...chosen, channel: 'stable', fallback }, false);
const versions = tries.map(({ release }) => release.version);
const waited = (isSlow: boolean) =>
  triesOf({ ...chosen, channel: 'stable', fallback }, isSlow).reduce((sum, { patienceMs }) => sum + patienceMs, 0);
const after = (failed: number, workedMs: number) => versions[nextTry(tries, failed, workedMs)];

test('the chosen version is tried twice, then the one before once', () => {
  expect(versions).toEqual(['2', '2', '1']);
  expect(triesOf({ ...chosen, channel: 'stable', fallback: null }, false)).toHaveLength(2);
});

test('when everything hangs the card is there after 4.5 s, on a slow connection after 9', () => {
  expect([waited(false), waited(true)]).toEqual([4500, 9000]);
});

test('a version that worked for a minute is tried again before it is given up', () => {
  expect([after(0, 0), after(1, 0), after(2, 0)]).toEqual(['2', '1', undefined]);
  expect([after(0, 60_000), after(1, 60_000), after(2, 60_000)]).toEqual(['2', '2', '1']);
});
