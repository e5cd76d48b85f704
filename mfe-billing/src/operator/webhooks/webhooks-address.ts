/** What the page shows, as it stands in its own address. */
export interface ShownEvents {
  readonly state: string | null;
  readonly provider: string | null;
  /** The name that is looked for. */
  readonly reference: string | null;
  readonly before: string | null;
  /** The one that is open. */
  readonly event: string | null;
}

export const webhooksAddress = (shown: ShownEvents): string => {
  const known = Object.entries(shown).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams(known);
  return query.size > 0 ? `/operator/billing/webhooks?${query}` : '/operator/billing/webhooks';
};
