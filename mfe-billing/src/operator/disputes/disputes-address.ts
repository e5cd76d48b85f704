/** The page's own address: what it shows stands in it. */
export const disputesAddress = (shown: Readonly<Record<'status' | 'dispute' | 'before', string | null>>): string => {
  const known = Object.entries(shown).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams(known);
  return query.size > 0 ? `/operator/billing/disputes?${query}` : '/operator/billing/disputes';
};
