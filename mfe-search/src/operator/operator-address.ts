/** The page's own address: what it shows stands in it. */
export const operatorAddress = (shown: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(Object.entries(shown).filter((pair): pair is [string, string] => pair[1] !== null));
  return query.size > 0 ? `/operator/search?${query}` : '/operator/search';
};
