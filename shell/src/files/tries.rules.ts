import type { FailureCode, LoadableRelease, RemoteRelease } from '@rendezvous/contracts/releases';

/**
 * Longest wait for one file in each try. Together less than 4 s: what worked of a try is loaded again for the next, and the card
 * has to be there within 6 s. Where nothing comes after the chosen version it gets more of that time.
 */
const TIMEOUTS_MS = { alone: [2000, 1500], withFallback: [1500, 1000, 1250] } as const;
/** Connections that are known to be slow are waited for longer. */
const SLOW_FACTOR = 2;
/** A version that worked this long deserves another retry of its own. */
const STEADY_MS = 60_000;

/** Longest wait for a file of a remote that works. */
export const usualTimeoutMs = (isSlow: boolean): number => TIMEOUTS_MS.alone[0] * (isSlow ? SLOW_FACTOR : 1);

/**
 * When a page or part that shows nothing counts as failed. A file that it waits for fails by itself, and there is time for two of them one
 * after the other; what waits longer waits for something that no loading state of its own tells of. The card is there within 6 s.
 */
export const suspendedMs = (isSlow: boolean): number => 2 * usualTimeoutMs(isSlow);

/** One of the things that are tried before a remote counts as missing. */
export interface Try {
  readonly release: LoadableRelease;
  readonly timeoutMs: number;
}

/** The same files. Another build may bear the same version, on another server for example, and one build may be told of twice. */
const isSameBuild = (one: LoadableRelease, other: LoadableRelease | undefined): boolean => one.entry === other?.entry;

/** What is tried for a remote, in this order: the chosen version, the same under other addresses, the version that worked before. */
export const triesOf = (chosen: RemoteRelease, isSlow: boolean): readonly Try[] => {
  // a third try of the same files would come instead of the card, not instead of the files
  const fallback = isSameBuild(chosen, chosen.fallback ?? undefined) ? null : chosen.fallback;
  const releases = fallback ? [chosen, chosen, fallback] : [chosen, chosen];
  const timeouts = fallback ? TIMEOUTS_MS.withFallback : TIMEOUTS_MS.alone;
  return releases.map((release, place) => ({ release, timeoutMs: timeouts[place]! * (isSlow ? SLOW_FACTOR : 1) }));
};

/** Whether the version of one try is given up when another is next: no build comes after the last try. */
export const isGivenUp = (tries: readonly Try[], failed: number, next: number): boolean => {
  const release = tries[failed]?.release;
  return release !== undefined && !isSameBuild(release, tries[next]?.release);
};

/**
 * What comes after a try that worked and then failed: the next, or its own version again when it had worked for long. What went on waiting
 * with all its files there would do so under other addresses, too: then another build comes next.
 */
export const nextTry = (tries: readonly Try[], failed: number, workedMs: number, code?: FailureCode): number => {
  const lastOwn = tries.findLastIndex((_, place) => !isGivenUp(tries, failed, place));
  if (workedMs >= STEADY_MS) return lastOwn;
  return code === 'suspended' ? lastOwn + 1 : failed + 1;
};
