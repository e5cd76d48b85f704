import { SearchQuery } from '@rendezvous/contracts/search/members';

/** What an address says beside the search itself. */
const BESIDE: ReadonlySet<string> = new Set(['page', 'sponsored', 'me', 'traffic']);

/** The query of an address in one way of writing, so that the same search is saved once: what is known, by name. */
export const savedQuery = (query: string): string => {
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => Object.hasOwn(SearchQuery.shape, name) && !BESIDE.has(name) && value !== '',
  );
  return new URLSearchParams(Object.entries(Object.fromEntries(known)).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
};

/** What a saved query asks; null when it asks what this version does not know any more. */
export const askedBy = (query: string): SearchQuery | null =>
  SearchQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;
