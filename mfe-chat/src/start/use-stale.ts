import { useEffect, useEffectEvent } from 'react';
import type { QueuedMessage } from '../send-queue/queued-message';

/** Refusals after which what the page says about this member has to be asked again. */
const STALE = new Set(['chat.conversation-limit', 'chat.not-reachable', 'chat.blocked', 'account.blocked-by', 'account.profile-not-found']);

/** Tells of each message whose refusal says that the conversation could not begin as the page had promised. */
export const useStale = (queued: readonly QueuedMessage[], onStale: () => void): void => {
  const refused = queued.findLast(({ refusal }) => refusal !== null && STALE.has(refusal.code))?.clientId;
  const tell = useEffectEvent(onStale);
  // the refusal comes from the queue, which may have sent the message while another page was shown
  useEffect(() => {
    if (refused !== undefined) tell();
  }, [refused]);
};
