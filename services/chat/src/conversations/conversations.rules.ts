import type { Relation } from '@rendezvous/account';
import type { ConversationState } from '@rendezvous/contracts/chat/conversation-state';
import type { RefusalCode } from '@rendezvous/contracts/refusals';

/** Why a member may not write to another, as a refusal; null when they may. Says nothing about credits. */
export const writeRefusal = (viewerId: number, memberId: number, relation: Relation): RefusalCode | null => {
  if (viewerId === memberId) return 'chat.own-profile';
  if (relation.mayWrite) return relation.keptBack;
  return relation.reason ?? 'chat.not-reachable';
};

/** The same within a conversation that exists: there the partner is known, so nothing pretends that they do not exist. */
export const answerRefusal = (relation: Relation): RefusalCode | null => {
  if (relation.mayWrite) return relation.keptBack;
  if (relation.row === 'gone') return 'chat.partner-gone';
  return relation.row === 'blocked' || relation.row === 'blocked-by' ? 'chat.blocked' : 'chat.not-reachable';
};

/** What a viewer may do in a conversation. @param unconfirmed the partner's address is not confirmed */
export const conversationState = (relation: Pick<Relation, 'row' | 'mayWrite'>, unconfirmed: boolean): ConversationState => {
  if (relation.row === 'gone') return 'partner-gone';
  if (!relation.mayWrite) return 'unreachable';
  return unconfirmed ? 'held' : 'open';
};

/** What stands in the way of writing to a member; null when nothing does. Answering is never limited, only starting is. */
export const obstacleToWriting = (
  { mayWrite }: Pick<Relation, 'mayWrite'>,
  isStarted: boolean,
  left: number | null,
): 'chat.conversation-limit' | 'chat.not-reachable' | null => {
  if (!mayWrite) return 'chat.not-reachable';
  return !isStarted && left === 0 ? 'chat.conversation-limit' : null;
};
