import { parseConfig } from '@rendezvous/server/config';
import { type OpenRegistry, openRegistry } from '@rendezvous/site';
import type { Product } from '../page/product.js';
import { ONE_BUNDLE, type OneBundle } from './one-bundle.js';

export const BUILDS = ['federated', 'one bundle'] as const;
export type Build = (typeof BUILDS)[number];

const LATE_MS = 30_000;

export interface TwoBuilds {
  readonly registry: OpenRegistry;
  /** Has every page made of this build from now on; done when the gateway follows. */
  show(build: Build): Promise<void>;
}

/** Names of the shell and the remotes that a page is made of in the one bundle. */
const oneBundleIn = async (url: string): Promise<number> => {
  const html = await (await fetch(url)).text();
  const [, json] = /id="composition"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { remotes } = JSON.parse(json ?? '{"remotes":{}}') as { remotes: Record<string, { version: string }> };
  const versions = Object.values(remotes).map(({ version }) => version);
  const shell = html.includes(`/releases/shell/${ONE_BUNDLE}/main.`) ? 1 : 0;
  return shell + versions.filter((version) => version === ONE_BUNDLE).length;
};

/** Puts the one bundle beside the federated builds in a product's registry, and switches between the two by pins. */
export const openTwoBuilds = async ({ url, database, folder }: Product, { build, facts }: OneBundle): Promise<TwoBuilds> => {
  const parsed = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const registry = await openRegistry(parsed.config, database);
  const [shell] = facts;
  if (!shell) throw new Error('The one bundle has no shell.');
  const place = await registry.folders.put(build, shell);
  for (const one of facts) await registry.releases.record({ facts: one, folder: place }, 'bench');
  let shown: Build = 'federated';
  return {
    registry,
    show: async (wanted) => {
      if (wanted === shown) return;
      for (const { name } of facts) {
        if (wanted === 'one bundle') await registry.releases.pin(name, ONE_BUNDLE, 'bench');
        else await registry.releases.unpin(name, 'bench');
      }
      const end = Date.now() + LATE_MS;
      while ((await oneBundleIn(`${url}/login`)) !== (wanted === 'one bundle' ? facts.length : 0)) {
        if (Date.now() > end) throw new Error(`The gateway does not show the build: ${wanted}.`);
        await new Promise((done) => setTimeout(done, 100));
      }
      shown = wanted;
    },
  };
};
