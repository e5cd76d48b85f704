import type { OverrideRefusal, ShownOverride } from '@rendezvous/contracts/releases';
import { type Override, isAllowedOrigin, offers, originOf, overrideRelease } from '@rendezvous/site';
import type { Releasing } from '../document/composition.rules.js';

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

/** What its banner tells. */
export const shownOf = ({ remote, version, folder, until }: Override, ownOrigin: string): ShownOverride => ({
  remote,
  version,
  origin: originOf(folder) ?? ownOrigin,
  until: new Date(until).toISOString(),
});

/** The address of a page without its `override`, always of this site. */
export const withoutOverride = (url: string): string => {
  const [path = '/', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('override');
  // two slashes, or one the other way round, would begin the address of another site
  const own = `/${path.replace(/^[/\\]+/, '')}`;
  return parameters.size === 0 ? own : `${own}?${parameters.toString()}`;
};
