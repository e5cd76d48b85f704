import type { LoadableRelease, RemoteDescriptor, RemoteRelease } from '@rendezvous/contracts/releases';
import { type Release, releaseUrl } from '@rendezvous/site';
import type { Releasing, Remote } from '../composition/composition.rules.js';
import { completed } from '../composition/earlier-descriptors.rules.js';
import { labelledIn, withoutLinks } from './navigation.rules.js';
import { screensOf } from '../first-screen/page-files.rules.js';

/** The language of a page, and those that it can change to. */
export interface Languages {
  readonly spoken: string;
  readonly offered: readonly string[];
}

/** The remotes of a page as it is told of them, by area. */
export const remotesOf = ({ remotes }: Releasing, languages: Languages): Record<string, RemoteRelease> =>
  Object.fromEntries(remotes.map((remote) => [remote.descriptor.area, releaseOf(remote, languages)]));

/** One of them. */
export const releaseOf = ({ release, descriptor, channel, fallback }: Remote, { spoken, offered }: Languages): RemoteRelease => ({
  ...loadable(release, labelledIn(descriptor, offered)),
  channel,
  fallback: fallback?.descriptor ? loadable(fallback, withoutLinks(completed(fallback.descriptor))) : null,
  screens: screensOf(release, descriptor.routes, spoken),
});

const loadable = (release: Release, descriptor: RemoteDescriptor): LoadableRelease => {
  // what a remote may weigh is asked before its release, and what its pages begin with and are called is here already; no browser needs it
  const { budgets: _, ...others } = descriptor;
  const routes = descriptor.routes.map(({ screen: _s, pictures: _p, title: _t, description: _d, canonical: _c, ...route }) => route);
  const told = { ...others, routes };
  return { version: release.version, entry: releaseUrl(release, release.entry), integrity: release.integrity, descriptor: told };
};

/** Integrity of the shell's own chunks, by address. */
export const shellFilesOf = ({ shell }: Releasing) =>
  Object.fromEntries(
    Object.entries(shell.files)
      .filter(([name, { text }]) => name.endsWith('.js') && name !== shell.entry && text === undefined)
      .map(([name, { integrity }]) => [releaseUrl(shell, name), integrity]),
  );
