import type { RemoteRelease } from '@rendezvous/contracts/releases';
import { fetchFacesEarly } from '../faces/fetch-early';
import { prefetchPages } from './prefetch';

/** What the page needs next, once somebody is there: the files of other pages, and our faces. */
export const fetchAhead = (releases: Readonly<Record<string, RemoteRelease>>, isMember: () => boolean): void => {
  prefetchPages(releases, isMember);
  void fetchFacesEarly();
};
