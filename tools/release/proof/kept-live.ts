import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACTS, type LiveRelease, type LiveReleases, type OpenRegistry, type ReleaseFacts, releaseOf } from '@rendezvous/site';

/** What is kept with the source, as if it were live: a proof among it needs neither a database nor a product that runs. */
export const keptLive = (kept: string): { readonly live: LiveReleases; readonly folders: Pick<OpenRegistry['folders'], 'read'> } => {
  const releases = readdirSync(kept).map((name): [string, LiveRelease] => {
    const facts = JSON.parse(readFileSync(join(kept, name, FACTS), 'utf8')) as ReleaseFacts;
    const stable = releaseOf({ facts, folder: name }, new Date(facts.builtAt));
    return [name, { stable, stableBy: 'kept', stableSince: stable.builtAt, before: null, canary: null, pinned: null }];
  });
  return {
    live: { revision: '', remotes: Object.fromEntries(releases) },
    folders: { read: ({ remote }, file) => readFile(join(kept, remote, file)) },
  };
};
