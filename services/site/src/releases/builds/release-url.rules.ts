import type { Release } from './release.js';

/** What addresses of released files begin with. */
export const RELEASES_PREFIX = '/releases/';

/** Where the files of a folder are served from; null: by the site itself. */
export const originOf = (folder: string): string | null => (/^https?:/.test(folder) ? new URL(folder).origin : null);

/** Address of one file of a release. */
export const releaseUrl = (release: Release, file: string): string =>
  originOf(release.folder) ? `${release.folder}/${file}` : `${RELEASES_PREFIX}${release.folder}/${file}`;

/** Addresses of the styles that a page of the shell begins with: tokens, fonts, type. */
export const styleUrls = (release: Release): readonly string[] =>
  release.chunks['main']?.filter((file) => file.endsWith('.css')).map((file) => releaseUrl(release, file)) ?? [];
