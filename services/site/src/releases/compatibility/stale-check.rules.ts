import { type Entry, SHELL } from '../channels/channel.rules.js';
import { servedToEverybody } from './compatibility.rules.js';
import { ReleaseFault } from '../builds/release-fault.js';
import type { LiveReleases } from '../builds/release.js';

/** What a version was checked against before it goes live, and the check, which is made again when something else went live first. */
export interface Checked {
  readonly against: LiveReleases;
  /** Why it cannot go live beside these; nothing when it can. */
  readonly faults: (live: LiveReleases) => readonly string[];
  /** What the history shall tell of the check. */
  readonly figures?: Entry['figures'];
}

/** What a remote serves, as one text; null: nothing yet. */
const servedBy = ({ remotes }: LiveReleases, name: string): string | null => {
  const live = remotes[name];
  if (!live) return null;
  const { stable, stableSince, canary, pinned } = live;
  return JSON.stringify([stable.version, stableSince, canary?.release.version, canary?.percent, pinned?.version]);
};

const shellOf = ({ remotes: { [SHELL]: live } }: LiveReleases): string | null => (live ? servedToEverybody(live).version : null);

/**
 * Refuses a version that was checked before something else went live: of the same remote, because one would undo the other unseen; another
 * shell, in which it was not seen to run; or whatever it does not fit. What other teams released beside it refuses nothing.
 */
export const refuseStaleCheck = (remote: string, { against, faults }: Checked, now: LiveReleases): void => {
  if (servedBy(against, remote) !== servedBy(now, remote))
    throw new ReleaseFault(
      `Something else of ${remote} was released meanwhile. Look at it: npm run releases -- list ${remote}. Then run the command again.`,
    );
  if (shellOf(against) !== shellOf(now))
    throw new ReleaseFault('Another shell went live meanwhile. Run the command again: it is checked in that one.');
  const found = faults(now);
  if (found.length > 0)
    throw new ReleaseFault(`Something was released meanwhile that it does not fit:\n${found.map((fault) => `- ${fault}`).join('\n')}`);
};
