import type { ReleaseChannel, RemoteDescriptor } from '@rendezvous/contracts/releases';
import {
  type LiveRelease,
  type LiveReleases,
  type Release,
  SHELL,
  servedToEverybody,
  givesNamesTo,
  offers,
  originOf,
} from '@rendezvous/site';
import { isInCanary } from './canary-share.rules.js';
import { completed } from './earlier-descriptors.rules.js';

/** The release of a remote that a visitor gets, and why. */
export interface Remote {
  readonly release: Release;
  readonly descriptor: RemoteDescriptor;
  readonly channel: ReleaseChannel;
  /** What the page loads when that one fails. */
  readonly fallback: Release | null;
}

/** A release that a page is made of instead of what the registry says. */
export interface StandIn {
  readonly release: Release;
  readonly channel: ReleaseChannel;
}

/** The releases that a visitor's page is made of. */
export interface Releasing {
  readonly shell: Release;
  readonly remotes: readonly Remote[];
}

type Choice = readonly [ReleaseChannel, Release];

const getsCanary = ({ canary, pinned }: LiveRelease, remote: string, visitor: string): boolean =>
  canary !== null && pinned === null && isInCanary(visitor, remote, canary.percent);

/** What a visitor may get of a remote, best first. */
const choices = (live: LiveRelease, remote: string, visitor: string): Choice[] => {
  const { stable, before, canary, pinned } = live;
  return [
    ...(pinned ? [['pinned', pinned] as const] : []),
    ...(canary && getsCanary(live, remote, visitor) ? [['canary', canary.release] as const] : []),
    ['stable', stable],
    ...(before ? [['stable', before] as const] : []),
  ];
};

const chosen = (shell: Release, remote: string, live: LiveRelease, visitor: string): Remote[] => {
  const [choice, ...others] = choices(live, remote, visitor).filter(([, release]) => offers(shell, release));
  if (!choice?.[1].descriptor) return [];
  const [channel, release] = choice;
  // what stands in for a version that failed must not fail for want of a name
  const fallback = others.find(([, other]) => other.version !== release.version && givesNamesTo(shell, other))?.[1] ?? null;
  return [{ release, descriptor: completed(choice[1].descriptor), channel, fallback }];
};

/** All that the page of a visitor depends on beside what is live: the canaries that they get. Visitors with the same get the same page. */
export const canariesOf = ({ remotes }: LiveReleases, visitor: string): string =>
  Object.entries(remotes)
    .filter(([remote, live]) => getsCanary(live, remote, visitor))
    .map(([remote]) => remote)
    .join(' ');

/** A stand-in has no fallback: whoever looks at it wants to see it fail. */
const standing = ({ release, channel }: StandIn): Remote[] =>
  release.descriptor ? [{ release, descriptor: completed(release.descriptor), channel, fallback: null }] : [];

/**
 * The releases of one visitor's page; null while there is no shell. A release that the shell cannot talk to is passed over.
 * @param standIns what the page is made of instead
 */
export const composeFor = (
  { remotes: { [SHELL]: shellChannels, ...remotes } }: LiveReleases,
  visitor: string,
  standIns: readonly StandIn[] = [],
): Releasing | null => {
  const ofShell = standIns.find(({ release }) => release.remote === SHELL);
  const shell = ofShell?.release ?? (shellChannels && servedToEverybody(shellChannels));
  if (!shell) return null;
  const others = Object.entries(remotes).filter(([remote]) => standIns.every(({ release }) => release.remote !== remote));
  return {
    shell,
    remotes: [...others.flatMap(([remote, live]) => chosen(shell, remote, live, visitor)), ...standIns.flatMap(standing)],
  };
};

/** All releases that a page may load: what it begins with, then what stands in for others. */
export const releasesOf = ({ shell, remotes }: Releasing): readonly Release[] => [
  shell,
  ...remotes.map(({ release }) => release),
  ...remotes.flatMap(({ fallback }) => fallback ?? []),
];

/** Origins other than the site's that the files of a page come from. */
export const originsOf = (releasing: Releasing): readonly string[] => [
  ...new Set(releasesOf(releasing).flatMap(({ folder }) => originOf(folder) ?? [])),
];
