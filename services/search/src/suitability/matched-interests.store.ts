/**
 * What a member likes, as far as it may be used to find who fits: nothing of whoever took the consent to matching back.
 * SQL over `c`, a row of `account.member_cards`, and `d`, the same member's of `account.member_details`.
 */
export const MATCHED_INTERESTS = `case when c.matchable then d.interests else '{}'::text[] end`;
