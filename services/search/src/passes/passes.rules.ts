import type { Relation } from '@rendezvous/account';
import type { RefusalCode } from '@rendezvous/contracts/refusals';

/** Why a member may not pass another; null when they may. As a like of them: who hides and who is not there are told alike, and before what keeps the viewer back. */
export const passRefusal = ({ reason, keptBack }: Pick<Relation, 'reason' | 'keptBack'>): RefusalCode | null =>
  reason === 'account.profile-not-found' ? reason : keptBack;
