import type { Composition, RemoteRelease, TabOverride } from '@rendezvous/contracts/releases';

/** A release of an area, with one page at each path. */
export const givenRelease = (
  area: string,
  version: string,
  { paths = [`/${area}`], ...more }: Partial<RemoteRelease> & { readonly paths?: readonly string[] } = {},
): RemoteRelease => ({
  version,
  entry: `/releases/mfe-${area}/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  channel: 'stable',
  fallback: null,
  descriptor: {
    remote: `mfe-${area}`,
    area,
    container: `mfe_${area}`,
    owner: `team-${area}`,
    contract: 1,
    routes: paths.map((path) => ({ path, layout: 'empty', access: 'anyone', chunk: 'home', data: [] })),
    slots: [],
  },
  ...more,
});

/** A build of an area that a browser holds. */
export const givenOverride = (area: string, version: string, more: Partial<TabOverride> = {}): TabOverride => ({
  mark: `mark-of-${version}`,
  begins: false,
  release: givenRelease(area, version, { channel: 'override' }),
  origin: 'http://127.0.0.1:4000',
  until: '2026-03-02T13:30:00Z',
  ...more,
});

/** What a page says of itself, with these releases. */
export const givenComposition = (releases: readonly RemoteRelease[], more: Partial<Composition> = {}): Composition => ({
  pageView: 'a',
  locale: 'en',
  offeredLocales: ['en', 'fr'],
  remotes: Object.fromEntries(releases.map((release) => [release.descriptor.area, release])),
  shellFiles: {},
  firstAnswers: {},
  ...more,
});
