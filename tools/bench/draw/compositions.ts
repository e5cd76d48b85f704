import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '@rendezvous/server/config';
import { FACTS, type ReleaseFacts, openRegistry } from '@rendezvous/site';
import { WORKSPACE } from '../http/processes.js';
import type { Product } from '../page/product.js';

const ACTOR = 'bench';

export interface Compositions {
  /** Has all pages made with another version of the remote, of the same files. @returns the version */
  next(): Promise<string>;
  close(): Promise<void>;
}

/** Releases a remote again and again beside a running product. */
export const openCompositions = async ({ database, folder }: Product, remote: string): Promise<Compositions> => {
  const parsed = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const registry = await openRegistry(parsed.config, database);
  const build = join(WORKSPACE, remote, 'dist');
  const facts = JSON.parse(await readFile(join(build, FACTS), 'utf8')) as ReleaseFacts;
  let made = 0;
  return {
    next: async () => {
      made += 1;
      const version = `${facts.version}-bench.${made}`;
      const named = { ...facts, version };
      await registry.releases.record({ facts: named, folder: await registry.folders.put(build, named) }, ACTOR);
      await registry.releases.promote(remote, version, ACTOR);
      return version;
    },
    close: () => registry.close(),
  };
};
