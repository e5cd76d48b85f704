import type { LoadableRelease, RemoteRelease } from '@rendezvous/contracts/releases';
import { type Try, isGivenUp, nextTry, suspendedMs, triesOf } from './tries.rules';

const buildOf = (version: string, at = version) => ({ version, entry: `/releases/mfe-chat/${at}/remoteEntry.js` }) as LoadableRelease;
const chosen = buildOf('2');
const fallback = buildOf('1');
const tries = triesOf({ ...chosen, channel: 'stable', fallback }, false);
const versions = tries.map(({ release }) => release.version);
const waited = (before: LoadableRelease | null, isSlow: boolean) =>
  triesOf({ ...chosen, channel: 'stable', fallback: before }, isSlow).reduce((sum, { timeoutMs }) => sum + timeoutMs, 0);
const afterWaiting = (from: readonly Try[], failed: number, workedMs = 0) => nextTry(from, failed, workedMs, 'suspended');
const after = (failed: number, workedMs: number) => versions[nextTry(tries, failed, workedMs)];

test('the chosen version is tried twice, then the one before once', () => {
  expect(versions).toEqual(['2', '2', '1']);
  expect(triesOf({ ...chosen, channel: 'stable', fallback: null }, false).map(({ release }) => release.version)).toEqual(['2', '2']);
});

test('when everything hangs the waits leave time for the card within 6 s, on a slow connection within 12', () => {
  expect([waited(fallback, false), waited(null, false)]).toEqual([3750, 3500]);
  expect([waited(fallback, true), waited(null, true)]).toEqual([7500, 7000]);
});

test('what waits with all its files there leaves time for two files that hang, and for the card within 6 s', () => {
  expect([suspendedMs(false), suspendedMs(true)]).toEqual([4000, 8000]);
});

test('after a version that waited with all its files there another build comes, or the card', () => {
  const alone = triesOf({ ...chosen, channel: 'stable', fallback: null }, false);
  expect([afterWaiting(tries, 0), afterWaiting(tries, 1), afterWaiting(tries, 2), afterWaiting(alone, 0)]).toEqual([2, 2, 3, 2]);
  expect(afterWaiting(alone, 0, 60_000)).toBe(1);
});

test('a version that worked for a minute is tried again before it is given up', () => {
  expect([after(0, 0), after(1, 0), after(2, 0)]).toEqual(['2', '1', undefined]);
  expect([after(0, 60_000), after(1, 60_000), after(2, 60_000)]).toEqual(['2', '2', '1']);
});

test('what was never tried is not given up', () => {
  expect(isGivenUp(tries, tries.length, tries.length + 1)).toBe(false);
});

// as they come out of the page: two objects, even of one release
const triesWith = (before: LoadableRelease) =>
  triesOf(JSON.parse(JSON.stringify({ ...chosen, channel: 'override', fallback: before })) as RemoteRelease, false);

describe('builds are told apart by their files, not by their names', () => {
  const STEADY_MS = 60_000;
  test('the released build takes over from another of the same version, and only after that had its second try', () => {
    const same = triesWith(buildOf('2', 'elsewhere'));
    expect(same).toHaveLength(3);
    expect([nextTry(same, 0, STEADY_MS), nextTry(same, 1, STEADY_MS), nextTry(same, 2, STEADY_MS)]).toEqual([1, 1, 2]);
    expect([isGivenUp(same, 0, 1), isGivenUp(same, 1, 2), isGivenUp(same, 2, 3)]).toEqual([false, true, true]);
  });

  test('a version whose fallback is itself has none', () => {
    const itself = triesWith(buildOf('2'));
    expect(itself.map(({ timeoutMs }) => timeoutMs)).toEqual([2000, 1500]);
    expect([nextTry(itself, 0, STEADY_MS), nextTry(itself, 1, STEADY_MS)]).toEqual([1, 1]);
    expect([isGivenUp(itself, 0, 1), isGivenUp(itself, 1, 2)]).toEqual([false, true]);
  });
});
