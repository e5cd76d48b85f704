export const VIEWS = ['complaints', 'members', 'invitations', 'leaving'] as const;
type View = (typeof VIEWS)[number];

/** The page's own address: what it shows stands in it. */
export const addressOf = (view: View, shown: Readonly<Record<string, string | null>> = {}): string => {
  const known = Object.entries(shown).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams([...(view === 'complaints' ? [] : [['view', view]]), ...known]);
  return query.size > 0 ? `/operator/account?${query}` : '/operator/account';
};
