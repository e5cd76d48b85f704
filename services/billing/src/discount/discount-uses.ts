/**
 * How many other members hold a discount by an open order, or have paid with it. A member counts once: of two orders, the later takes the
 * discount over from the first.
 * @param code SQL of the code
 * @param memberId SQL of the member who is not counted
 */
export const usesByOthers = (code: string, memberId: string): string => `
  (select count(distinct o.member_id)::integer from billing.orders o
   where o.discount_code = ${code} and o.member_id <> ${memberId} and (o.state in ('created', 'pending') or o.completed_at is not null))`;
