/** What an address says beside the search itself. */
const BESIDE: ReadonlySet<string> = new Set(['page', 'me']);

/** The query of an address as it is saved: the server writes it in the same way. */
export const savedQuery = (query: string): string => {
  const said = [...new URLSearchParams(query)].filter(([name, value]) => !BESIDE.has(name) && !(name === 'order' && value === 'active'));
  return new URLSearchParams(said.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
};
