import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { Refusal } from '@rendezvous/server/refusal';
import type { SendResult } from './send.store.js';

const REFUSED = {
  'not-found': 'chat.conversation-not-found',
  blocked: 'chat.blocked',
  closed: 'chat.partner-gone',
  gone: 'chat.partner-gone',
  moderated: 'account.moderated',
  'on-break': 'account.on-break',
  'age-needed': 'account.age-needed',
  paused: 'chat.not-reachable',
  'paid-before': 'chat.sent-before',
  credits: 'billing.not-enough-credits',
} as const satisfies Partial<Record<SendResult, RefusalCode>>;

/** The code with which a result refuses a message; null when it was stored, now or before. */
export const refusalOfSend = (result: SendResult): RefusalCode | null => {
  if (result === 'stored' || result === 'replay') return null;
  if (result in REFUSED) return REFUSED[result as keyof typeof REFUSED];
  throw new Error(`The result ${result} answers no message.`);
};

/** Throws what refuses a message; nothing when it was stored, now or before. */
export const throwIfRefused = (result: SendResult): void => {
  const code = refusalOfSend(result);
  if (code !== null) throw new Refusal(code);
};
