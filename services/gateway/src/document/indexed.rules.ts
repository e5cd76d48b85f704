import type { RemoteRoute } from '@rendezvous/contracts/releases';
import type { SiteSettings } from '@rendezvous/site';

interface IndexedFacts {
  readonly route: Pick<RemoteRoute, 'indexed' | 'indexedIf'> | null;
  /** The page is about something that exists. */
  readonly found: boolean;
  /** The first call was answered: this reader may see what the page is about. */
  readonly isAnswered: boolean;
  readonly isVisitor: boolean;
  readonly settings: Pick<SiteSettings, 'profiles_indexed'>;
}

/**
 * May search engines list this document? A page that a setting decides on is listed as visitors see it: what they are refused, and what only
 * members are shown, is not, so that nobody is listed who hides from visitors.
 */
export const isIndexed = ({ route, found, isAnswered, isVisitor, settings }: IndexedFacts): boolean => {
  if (route?.indexed === true) return found;
  if (route?.indexedIf === undefined) return false;
  return settings[route.indexedIf] && isVisitor && isAnswered;
};
