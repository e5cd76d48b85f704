/** Sent along by tabs that nobody looks at: what they ask for by themselves does not keep a member online. */
export const HIDDEN_TAB_HEADER = 'x-tab-hidden';
