import { useCallback, useRef } from 'react';
import { sendSocket } from '@rendezvous/client';

/** How often the own typing is told at most; well below the time for which the partner is shown it. */
const TOLD_EVERY_MS = 3000;

/** Tells the partner that the member is typing, now and then. */
export const useTellTyping = (conversationId: number): (() => void) => {
  const toldAt = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = now;
    sendSocket({ type: 'typing', conversationId });
  }, [conversationId]);
};
