import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type AppStore, useUser } from '@rendezvous/client';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Search } from '@rendezvous/contracts/search/members';
import { argsOfPage, readSearch, type SearchArgs } from './search-url';

interface Last {
  /** Whose it is; undefined: a visitor's. */
  readonly memberId: number | undefined;
  readonly args: SearchArgs;
}

/** What was searched last as long as this page is open. What a member did elsewhere says the server; of a visitor nothing else is kept. */
const own = new WeakMap<AppStore, Last>();

/** The search that the address says. One that says nothing means what was searched last. */
export const useAskedSearch = (countries: readonly CountryCode[]): SearchArgs => {
  const [params] = useSearchParams();
  const store = useStore() as AppStore;
  const memberId = useUser()?.id;
  const said = useMemo(() => readSearch(params, countries), [params, countries]);
  const isSaid = Object.keys(said).length > 0;
  // of a visitor what was shown last counts, wherever they began: at a sentence of the home page, a map, a form
  useEffect(() => {
    if (memberId === undefined && isSaid) own.set(store, { memberId, args: argsOfPage(said, 1) });
  }, [memberId, isSaid, store, said]);
  const last = own.get(store);
  return !isSaid && last?.memberId === memberId ? (last?.args ?? said) : said;
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
    void import(/* webpackChunkName: "saved-searches" */ './keep-search').then(({ keepSearch }) => keepSearch(store, args, defaults));
  };
};
