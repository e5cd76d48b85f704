import type { LoadableRelease } from '@rendezvous/contracts/releases';
import { nextTry, triesOf } from './tries.rules';

const chosen = { version: '2' } as LoadableRelease;
const fallback = { version: '1' } as LoadableRelease;
const tries = triesOf({ ...chosen, channel: 'stable', fallback }, false);
const versions = tries.map(({ release }) => release.version);
const waited = (before: LoadableRelease | null, isSlow: boolean) =>
  triesOf({ ...chosen, channel: 'stable', fallback: before }, isSlow).reduce((sum, { patienceMs }) => sum + patienceMs, 0);
const after = (failed: number, workedMs: number) => versions[nextTry(tries, failed, workedMs)];

test('the chosen version is tried twice, then the one before once', () => {
  expect(versions).toEqual(['2', '2', '1']);
  expect(triesOf({ ...chosen, channel: 'stable', fallback: null }, false).map(({ release }) => release.version)).toEqual(['2', '2']);
});

test('when everything hangs the waits leave time for the card within 6 s, on a slow connection within 12', () => {
  expect([waited(fallback, false), waited(null, false)]).toEqual([4250, 4000]);
  expect([waited(fallback, true), waited(null, true)]).toEqual([8500, 8000]);
});

test('a version that worked for a minute is tried again before it is given up', () => {
  expect([after(0, 0), after(1, 0), after(2, 0)]).toEqual(['2', '1', undefined]);
  expect([after(0, 60_000), after(1, 60_000), after(2, 60_000)]).toEqual(['2', '2', '1']);
});
