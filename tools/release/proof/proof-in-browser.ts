import { type LiveReleases, ReleaseFault, type ReleaseFacts } from '@rendezvous/site';
import { type Means, type Proof, prove } from './prove.js';

/** A proof of whatever build is given; without a browser there is none, and then nothing is released that was not asked for as unproven. */
export const proofInBrowser =
  ({ browser, ...means }: Omit<Means, 'live'>) =>
  (build: string, facts: ReleaseFacts, live: LiveReleases): Promise<Proof> => {
    const found = () =>
      browser().catch((fault: Error) => {
        throw new ReleaseFault(
          `Its screens cannot be shown: ${fault.message} Or release it with --unproven, which the history keeps: npm run releases -- list ${facts.name}`,
        );
      });
    return prove({ facts, build }, { ...means, live, browser: found });
  };
