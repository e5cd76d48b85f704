import type { Relation } from '@rendezvous/account';
import type { RefusalCode } from '@rendezvous/contracts/refusals';

/** Why a member may not like another; null when they may. */
export const likeRefusal = (viewerId: number, memberId: number, relation: Relation): RefusalCode | null => {
  if (viewerId === memberId) return 'chat.own-profile';
  if (relation.mayLike) return relation.keptBack;
  return relation.reason ?? 'chat.not-reachable';
};
