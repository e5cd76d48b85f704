const REAL = `from (
  select r.* from search.listing r
  where not exists (select from account.member_cards f where f.member_id = r.member_id and f.fictional)) l`;

/** The same statement about those alone who are no fictional profile. @param statement reads `search.listing l` */
export const amongReal = (statement: string): string => statement.replaceAll(/\bfrom search\.listing l\b/g, REAL);
