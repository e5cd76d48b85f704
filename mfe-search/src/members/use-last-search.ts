import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type AppStore, useUser } from '@rendezvous/client';
import { useAlive } from '@rendezvous/client/alive';
import { readPrivateTab } from '@rendezvous/client/private-tab-storage';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Search } from '@rendezvous/contracts/search/members';
import { argsOfPage, readSearch, type SearchArgs } from './search-url';

interface Last {
  /** Whose it is; undefined: a visitor's. */
  readonly memberId: number | undefined;
  readonly args: SearchArgs;
}

/** What was searched last as long as this page is open. What a member did elsewhere says the server, what a visitor did before their tab. */
const own = new WeakMap<AppStore, Last>();

/** Comes once something is searched for. */
const keeping = () => import(/* webpackChunkName: "saved-searches" */ './keep-search');

/** The search that the address says. One that says nothing means what was searched last. */
export const useAskedSearch = (countries: readonly CountryCode[]): SearchArgs => {
  const [params] = useSearchParams();
  const store = useStore() as AppStore;
  const memberId = useUser()?.id;
  const said = useMemo(() => readSearch(params, countries), [params, countries]);
  const isSaid = Object.keys(said).length > 0;
  // of a visitor what was shown last counts, wherever they began: at a sentence of the home page, a map, a form
  useEffect(() => {
    if (memberId !== undefined || !isSaid) return;
    own.set(store, { memberId, args: argsOfPage(said, 1) });
    void keeping().then(({ keepVisitorSearch }) => keepVisitorSearch(said));
  }, [memberId, isSaid, store, said]);
  // a server that draws the page knows no tab
  const isAlive = useAlive();
  const before = useMemo(() => (isAlive ? readPrivateTab<SearchArgs>('search:last') : null) ?? {}, [isAlive]);
  const last = own.get(store) ?? { memberId: undefined, args: before };
  return !isSaid && last.memberId === memberId ? last.args : said;
};

/**
 * Keeps what a member searched last at the server, for all of their devices. A link that says otherwise changes nothing: only what is chosen counts.
 * With the search of somebody who chooses nothing also whom they chose to leave out, for all searches to come.
 */
export const useKeepLastSearch = (): ((chosen: SearchArgs, defaults?: Search) => void) => {
  const store = useStore() as AppStore;
  const memberId = useUser()?.id;
  return (chosen, defaults) => {
    if (memberId === undefined) return;
    const args = argsOfPage(chosen, 1);
    own.set(store, { memberId, args });
    void keeping().then(({ keepSearch }) => keepSearch(store, args, defaults));
  };
};
