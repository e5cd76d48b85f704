import { createHash } from 'node:crypto';
import type { OverrideRefusal, RemoteRoute, TabOverride } from '@rendezvous/contracts/releases';
import { type Override, isAllowedOrigin, offers, originOf, overrideRelease } from '@rendezvous/site';
import { completed } from '../composition/earlier-descriptors.rules.js';
import type { Releasing, Remote } from '../composition/composition.rules.js';
import type { FoundPage } from '../composition/page-route.rules.js';

const MARK_LENGTH = 16;

/** A build that this browser holds: a tab with its mark shows it. */
export interface HeldOverride extends Omit<TabOverride, 'release'> {
  readonly remote: Remote;
}

/** What an override is judged by. */
export interface Place {
  /** What the page would be made of without it. */
  readonly ordinary: Releasing;
  /** Where builds that nobody released may come from. */
  readonly origins: readonly string[];
  readonly now: Date;
}

/** Why a page is not made of it; null when it is. An unsigned one is null itself. */
export const refusalOf = (override: Override | null, { ordinary, origins, now }: Place): OverrideRefusal | null => {
  if (override === null) return 'forged';
  if (override.until <= now.getTime()) return 'expired';
  const origin = originOf(override.folder);
  if (!override.recorded && (origin === null || !isAllowedOrigin(origin, origins))) return 'origin';
  if (!ordinary.remotes.some(({ release }) => release.remote === override.remote)) return 'remote';
  return offers(ordinary.shell, overrideRelease(override)) ? null : 'contract';
};

/** What tabs remember a link by. It shows nothing by itself, and says nothing of the link. */
export const markOf = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, MARK_LENGTH);

/** What a page is told of it. It has no fallback: whoever looks at it wants to see it fail. */
export const heldOf = (override: Override, ownOrigin: string): Omit<HeldOverride, 'mark' | 'begins'> => ({
  remote: { release: overrideRelease(override), descriptor: completed(override.descriptor), channel: 'override', fallback: null },
  origin: originOf(override.folder) ?? ownOrigin,
  until: new Date(override.until).toISOString(),
});

/**
 * Who gets the page of an address that several builds may show, each in other tabs: everybody as soon as one of them lets everybody in. The
 * shell knows its tab, and asks for the login where that one wants it.
 * @param pages of what is released, and of each build; null where that one does not own the address
 */
export const accessOf = ([released, ...others]: readonly (FoundPage | null)[]): RemoteRoute['access'] =>
  [released, ...others.filter((page) => page !== null)]
    .map((page) => page?.route?.access ?? 'anyone')
    .reduce((one, other) => (one === 'anyone' ? one : other));
