/**
 * A row of the search index is stale for a moment after its member hid, until the event has been worked on. So whoever reads cards of found
 * members asks the account area once more, in the same statement: who was deleted, disabled or went invisible, paused or takes part in no matching since is not `listed` any more; who
 * became private since is left out, too, because the row was found as one of an open profile.
 * SQL over the row `k` of the index and the card `c` of its member.
 */
export const NOT_HIDDEN_SINCE = 'c.listed and c.matchable and (k.privacy or not c.privacy)';
