import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useUser } from '@rendezvous/client';
import type { QueuedMessage, Recipient } from '../../send-queue/queued-message';
import { goesTo } from '../../send-queue/recipient.rules';
import { useSendQueue } from '../../send-queue/use-send-queue';
import { type Offered, useOffer } from '../offer/use-offer';
import type { ComposerHandle } from './composer';

interface Partners {
  /** null while there is none. */
  readonly conversationId: number | null;
  /** null for a member who is deleted or hides. */
  readonly partnerId: number | null;
  /** Credits that one message costs. */
  readonly cost: number;
}

export interface Writing {
  readonly composer: RefObject<ComposerHandle | null>;
  /** What is on its way to the partner, or failed. */
  readonly queued: readonly QueuedMessage[];
  /** Credits that are left once everything on its way is paid. */
  readonly left: number;
  /** What to buy; null when the credits suffice. */
  readonly offer: (Offered & { readonly credits: number; readonly cost: number }) | null;
  /** @returns false when credits do not reach, so that the text stays in its field */
  readonly send: (to: Recipient, text: string) => boolean;
  readonly retry: (clientId: string) => void;
  /** Takes a failed message back into the field. */
  readonly edit: (clientId: string) => void;
}

/** Writing to somebody, before and after the first message: what is on its way, what it costs, and what failed. */
export const useWriting = ({ conversationId, partnerId, cost }: Partners): Writing => {
  const credits = useUser()?.credits ?? 0;
  const queue = useSendQueue();
  const composer = useRef<ComposerHandle>(null);
  const all = queue.list();
  const queued = useMemo(() => all.filter((message) => goesTo(message, conversationId, partnerId)), [all, conversationId, partnerId]);
  const left = credits - queued.filter(({ state }) => state !== 'failed').length * cost;
  const short = cost > 0 && (left < cost || queued.some(({ refusal }) => refusal?.code === 'billing.not-enough-credits'));
  const offered = useOffer(short);
  const retry = useCallback((clientId: string) => queue.retry(clientId), [queue]);
  const edit = useCallback(
    (clientId: string) => {
      const message = queue.list().find((one) => one.clientId === clientId);
      if (message && composer.current?.take(message.text)) queue.remove(clientId);
    },
    [queue],
  );
  const send = (to: Recipient, text: string): boolean => {
    if (cost > 0 && left < cost) return false;
    queue.add(to, text);
    return true;
  };
  return { composer, queued, left, offer: short ? { credits: left, cost, ...offered } : null, send, retry, edit };
};
