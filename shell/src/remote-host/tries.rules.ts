import type { LoadableRelease, RemoteRelease } from '@rendezvous/contracts/releases';

/** Longest wait for one file: first, and when something was tried already. Together they leave a card after 4.5 s when everything hangs. */
const FIRST_PATIENCE_MS = 2000;
const NEXT_PATIENCE_MS = 1250;
/** Connections that are known to be slow are waited for longer. */
const SLOW_FACTOR = 2;
/** A version that worked this long deserves another retry of its own. */
const STEADY_MS = 60_000;

/** One of the things that are tried before a remote counts as missing. */
export interface Try {
  readonly release: LoadableRelease;
  readonly patienceMs: number;
}

/** What is tried for a remote, in this order: the chosen version, the same under other addresses, the version that worked before. */
export const triesOf = (release: RemoteRelease, isSlow: boolean): readonly Try[] => {
  const patienceMs = NEXT_PATIENCE_MS * (isSlow ? SLOW_FACTOR : 1);
  return [
    { release, patienceMs: FIRST_PATIENCE_MS * (isSlow ? SLOW_FACTOR : 1) },
    { release, patienceMs },
    ...(release.fallback ? [{ release: release.fallback, patienceMs }] : []),
  ];
};

/** What comes after a try that worked and then failed: the next, or its own version again when it had worked for long. */
export const nextTry = (tries: readonly Try[], failed: number, workedMs: number): number =>
  workedMs < STEADY_MS ? failed + 1 : tries.findLastIndex(({ release }) => release === tries[failed]?.release);
