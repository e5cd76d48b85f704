import { type LiveRelease, type LiveReleases, type OpenRegistry, releaseOf } from '@rendezvous/site';
import { archiveOf, keptNames, readArchive } from '../kept-archive.js';
import { factsIn } from '../last-release.js';

interface KeptLive {
  readonly live: LiveReleases;
  readonly folders: Pick<OpenRegistry['folders'], 'read'>;
}

/** What is kept with the source, as if it were live: a proof among it needs neither a database nor a product that runs. */
export const keptLive = async (kept: string): Promise<KeptLive> => {
  const files = new Map<string, Map<string, Buffer>>();
  for (const name of keptNames(kept)) files.set(name, await readArchive(archiveOf(kept, name)));
  const releases = [...files].map(([name, held]): [string, LiveRelease] => {
    const facts = factsIn(held);
    const stable = releaseOf({ facts, folder: name }, new Date(facts.builtAt));
    return [name, { stable, stableBy: 'kept', stableSince: stable.builtAt, before: null, canary: null, pinned: null }];
  });
  return {
    live: { revision: '', remotes: Object.fromEntries(releases) },
    folders: {
      read: async ({ remote }, file) => {
        const content = files.get(remote)?.get(file);
        if (content === undefined) throw new Error(`${file} is not in what is kept of ${remote}.`);
        return content;
      },
    },
  };
};
