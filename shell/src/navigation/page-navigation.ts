import type { Navigation } from '@rendezvous/contracts/navigation';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import { type PageNavigation, together } from './navigation.rules';

/** The links that stood in the shell before remotes named theirs: for releases of that time, by remote. */
const earlierLinks = (): Promise<Readonly<Record<string, Navigation>>> =>
  import(/* webpackChunkName: "earlier-links" */ './earlier-links.json').then((module) => module.default as Record<string, Navigation>);

/**
 * The links of a page that is made of these remotes.
 *
 * A release without `navigation` has those that it had. This, `earlier-links.json` and the schema's "optional" can go when no such
 * release can come back: the kept one (`e2e/last-release`) names its links, and what is live or can be put back by a rollback does.
 */
export const pageNavigation = async (descriptors: readonly RemoteDescriptor[]): Promise<PageNavigation> => {
  const isComplete = descriptors.every(({ navigation }) => navigation !== undefined);
  const earlier = isComplete
    ? {}
    : await earlierLinks().catch((fault: unknown) => {
        // a page without some links is better than none
        reportError(fault);
        return {};
      });
  return together(descriptors.map(({ remote, navigation }) => navigation ?? earlier[remote] ?? {}));
};
