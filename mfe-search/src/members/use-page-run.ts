import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AppStore } from '@rendezvous/client';
import { searchApi } from '../search.api';
import { argsOf, argsOfPage, type SearchArgs, searchAddress } from './search-url';

/** What is known of a call. */
const knownOf = (store: AppStore, args: SearchArgs) => searchApi.endpoints.searchMembers.select(args)(store.getState()).data;

const firstAddress = (args: SearchArgs): string => searchAddress(argsOfPage(args, 1));

/** How a page was asked for. The first of what was searched last may be known by the address that says nothing. */
const askedAt = (store: AppStore, args: SearchArgs, page: number): SearchArgs => {
  const last = page > 1 ? undefined : knownOf(store, {});
  return last && firstAddress(argsOf(last.search, last.defaults)) === firstAddress(args) ? {} : argsOfPage(args, page);
};

/** The first of the pages before one that are known already, without a gap: going back finds them as they were. */
const firstKnown = (store: AppStore, args: SearchArgs): number => {
  let first = args.page ?? 1;
  while (first > 1 && knownOf(store, askedAt(store, args, first - 1)) !== undefined) first -= 1;
  return first;
};

interface PageRun {
  readonly first: number;
  readonly showEarlier: () => void;
  /** Somebody above the page that the address says is made up. */
  readonly fictional: boolean;
  /** The call of a page of it. */
  readonly argsOf: (page: number) => SearchArgs;
}

/** From which page on a phone shows results, down to the page that the address says. */
export const usePageRun = (args: SearchArgs): PageRun => {
  const store = useStore() as AppStore;
  const page = args.page ?? 1;
  const search = firstAddress(args);
  const begin = () => ({ search, first: firstKnown(store, args) });
  const [run, setRun] = useState(begin);
  const fits = run.search === search && run.first <= page;
  const { first } = fits ? run : begin();
  // another search begins anew; done while rendering, so that no frame shows pages of the one before
  if (!fits) setRun({ search, first });
  const isFictional = (of: number): boolean =>
    knownOf(store, askedAt(store, args, of))?.members.some(({ fictional }) => fictional) ?? false;
  const fictional = useSelector(() => Array.from({ length: page - first }, (_, index) => first + index).some(isFictional));
  return {
    first,
    fictional,
    showEarlier: () => setRun({ search, first: Math.max(1, first - 1) }),
    argsOf: (of) => askedAt(store, args, of),
  };
};
