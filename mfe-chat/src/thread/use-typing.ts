import { useEffect, useRef, useState } from 'react';
import { useSocketEvent, useUser } from '@rendezvous/client';

/** How long "typing" stays without another sign of it. */
const SHOWN_MS = 5000;

/** Conversations in which the other one is typing now. */
export const useTyping = (): ReadonlySet<number> => {
  const viewerId = useUser()?.id;
  const [typing, setTyping] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const end = (conversationId: number) => {
    clearTimeout(timers.current.get(conversationId));
    timers.current.delete(conversationId);
    setTyping((now) => (now.has(conversationId) ? new Set([...now].filter((id) => id !== conversationId)) : now));
  };
  useSocketEvent('typing', ({ conversationId, memberId }) => {
    if (memberId === viewerId) return;
    clearTimeout(timers.current.get(conversationId));
    timers.current.set(
      conversationId,
      setTimeout(() => end(conversationId), SHOWN_MS),
    );
    setTyping((now) => (now.has(conversationId) ? now : new Set([...now, conversationId])));
  });
  useSocketEvent('message', ({ conversationId, senderId }) => {
    if (senderId !== viewerId) end(conversationId);
  });
  // timers outlive the component unless they are stopped
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return typing;
};
