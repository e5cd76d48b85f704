import { LOCALES, type Locale } from '@rendezvous/contracts/reference';
import type { Composition } from '@rendezvous/contracts/releases';
import { type Releasing, composeFor, remotesOf, shellFilesOf } from '@rendezvous/gateway/document';
import { type LiveReleases, type Release, ReleaseFault, type ReleaseFacts } from '@rendezvous/site';

/** A build that is not released yet, and where its files are. */
export interface Candidate {
  readonly facts: ReleaseFacts;
  readonly build: string;
}

/** Every file from one origin: what a CDN in front of it does is not proven here. */
const here = (release: Release): Release => ({ ...release, folder: `${release.remote}/${release.version}` });

/** What a page is made of that has the candidate among what is live. */
export const composedWith = (candidate: Release, live: LiveReleases): Releasing => {
  const stable = Object.entries(live.remotes).map(([remote, channels]) => [remote, { ...channels, canary: null }] as const);
  const releasing = composeFor({ ...live, remotes: Object.fromEntries(stable) }, '', [{ release: candidate, channel: 'stable' }]);
  if (!releasing) throw new ReleaseFault('No shell is live yet. Start the product once: npm start');
  // a version that stands in for another would hide that it failed
  return {
    shell: here(releasing.shell),
    remotes: releasing.remotes.map((remote) => ({ ...remote, release: here(remote.release), fallback: null })),
  };
};

/** The same, as the page is told of it. No call is answered in it yet. */
export const compositionOf = (releasing: Releasing, locale: Locale): Composition => ({
  pageView: 'proof',
  locale,
  offeredLocales: LOCALES,
  remotes: remotesOf(releasing, { spoken: locale, offered: LOCALES }),
  shellFiles: shellFilesOf(releasing),
  shell: releasing.shell.version,
  firstAnswers: {},
});
