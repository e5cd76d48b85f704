import type { Relation } from '@rendezvous/account';
import type { RefusalCode } from '@rendezvous/contracts/refusals';

/** Why a member may not block another; null when they may. Whoever was ever in touch may, and whoever can open the profile. */
export const blockRefusal = (viewerId: number, memberId: number, relation: Relation, inTouch: boolean): RefusalCode | null => {
  if (viewerId === memberId) return 'chat.own-profile';
  if (relation.opens || inTouch || relation.row === 'blocked-by') return null;
  return 'account.profile-not-found';
};
