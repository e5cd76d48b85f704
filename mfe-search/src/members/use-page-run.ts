import { useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '@rendezvous/client';
import { searchApi } from '../search.api';
import { argsOfPage, type SearchArgs, searchAddress } from './search-url';

/** The first of the pages before one that are known already, without a gap: going back finds them as they were. */
const firstKnown = (store: AppStore, args: SearchArgs): number => {
  const state = store.getState();
  const isKnown = (page: number) => searchApi.endpoints.searchMembers.select(argsOfPage(args, page))(state).data !== undefined;
  let first = args.page ?? 1;
  while (first > 1 && isKnown(first - 1)) first -= 1;
  return first;
};

/** From which page on a phone shows results, down to the page that the address says. */
export const usePageRun = (args: SearchArgs): { readonly first: number; readonly showEarlier: () => void } => {
  const store = useStore() as AppStore;
  const page = args.page ?? 1;
  const search = searchAddress(argsOfPage(args, 1));
  const begin = () => ({ search, first: firstKnown(store, args) });
  const [run, setRun] = useState(begin);
  const fits = run.search === search && run.first <= page;
  const { first } = fits ? run : begin();
  // another search begins anew; done while rendering, so that no frame shows pages of the one before
  if (!fits) setRun({ search, first });
  return { first, showEarlier: () => setRun({ search, first: Math.max(1, first - 1) }) };
};
