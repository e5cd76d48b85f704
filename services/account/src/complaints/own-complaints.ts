import { Refusal } from '@rendezvous/server/refusal';

/** Who filed a complaint, and whom it is about. */
interface Parties {
  readonly memberId: number | null;
  readonly aboutId: number | null;
}

/**
 * An operator who is a party of a complaint sees nothing of it as an operator and decides nothing about it: nobody is a judge of their own matter,
 * and whoever reported one must not be read by them.
 */
const isPartyOf = ({ memberId, aboutId }: Parties, operatorId: number): boolean => memberId === operatorId || aboutId === operatorId;

/** The same of a row of `account.complaints`, for lists. @param operator SQL of who it is */
export const isPartyInSql = (operator: string): string => `coalesce(${operator}::integer in (member_id, about_id), false)`;

export const refuseOwnComplaint = (parties: Parties, operatorId: number): void => {
  if (isPartyOf(parties, operatorId)) throw new Refusal('account.complaint-own');
};
