import type { StatementKind } from '@rendezvous/contracts/billing/statement';
import type { EntryKind } from '../wallet/wallet.rules.js';

/** Which of the ledger's kinds stand under which word of the statement's filter: each under one. */
export const KINDS_OF: Readonly<Record<StatementKind, readonly EntryKind[]>> = {
  purchases: ['purchase', 'debt'],
  messages: ['message'],
  photos: ['photo'],
  gifts: ['gift', 'icebreaker'],
  bonuses: ['signup', 'promotion', 'demo'],
  returned: ['returned'],
  refunds: ['refund', 'chargeback'],
};
