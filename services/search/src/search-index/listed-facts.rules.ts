/** What the search index settles of the account area's rules: it holds nobody who is gone, disabled, paused or invisible, or takes part in no matching. */
export const LISTED_FACTS = { gone: 'false', disabled: 'false', paused: 'false', invisible: 'false', matchable: 'true' } as const;
