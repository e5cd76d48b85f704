import { HIDING_FIELDS, SearchQuery } from '@rendezvous/contracts/search/members';

/** What an address says beside the search itself. */
const BESIDE: ReadonlySet<string> = new Set(['page', 'sponsored', 'remembered', 'me', 'traffic']);

/** What is usual need not be said: an address says it where it would say nothing otherwise. */
const isUsual = (name: string, value: string): boolean => name === 'order' && value === 'active';

/** The query of an address in one way of writing, so that the same search is kept once: what is known, by name. */
export const keptQuery = (query: string): string => {
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => Object.hasOwn(SearchQuery.shape, name) && !BESIDE.has(name) && value !== '' && !isUsual(name, value),
  );
  return new URLSearchParams(Object.entries(Object.fromEntries(known)).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
};

/** The same without whom it leaves out: that is kept as a preference of its own. */
export const lastQuery = (query: string): string => {
  const said = new URLSearchParams(query);
  for (const name of HIDING_FIELDS) said.delete(name);
  return keptQuery(said.toString());
};

/** What a kept query asks; null when it asks what this version does not know any more. */
export const askedBy = (query: string): SearchQuery | null =>
  SearchQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;

/** What is searched: as the address says, or, where it says nothing and the list remembers, what the member searched last. @param last as it is kept */
export const askedOrLast = (asked: SearchQuery, last: string): SearchQuery => {
  const isSilent = asked.page === 1 && Object.entries(asked).every(([name, value]) => value === undefined || BESIDE.has(name));
  return asked.remembered === 'yes' && isSilent ? { ...askedBy(last), ...asked } : asked;
};
