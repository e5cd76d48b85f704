import type { Release } from '@rendezvous/site';

/** What addresses of released files begin with. */
export const RELEASES_PREFIX = '/releases/';

/** Address of one file of a release. */
export const releaseUrl = (release: Release, file: string): string =>
  /^https?:/.test(release.folder) ? `${release.folder}/${file}` : `${RELEASES_PREFIX}${release.folder}/${file}`;
