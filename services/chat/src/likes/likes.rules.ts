import type { Relation } from '@rendezvous/account';
import type { RefusalCode } from '@rendezvous/contracts/refusals';

/** Why a member may not like another; null when they may. */
export const likeRefusal = (viewerId: number, memberId: number, relation: Relation): RefusalCode | null => {
  if (viewerId === memberId) return 'chat.own-profile';
  if (relation.mayLike) return null;
  return relation.reason ?? 'chat.not-reachable';
};

/** Where a page of likes ended: the time in milliseconds and the member, as `<time>-<member>`. */
export interface LikeCursor {
  readonly at: Date;
  readonly memberId: number;
}

export const cursorText = ({ at, memberId }: LikeCursor): string => `${at.getTime()}-${memberId}`;

/** @param text in the form that the contract demands */
export const cursorOf = (text: string): LikeCursor => {
  const [at = 0, memberId = 0] = text.split('-').map(Number);
  return { at: new Date(at), memberId };
};
