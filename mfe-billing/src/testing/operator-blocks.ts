import type { MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import { eur } from './answers';

const block = (id: string, more: Partial<MethodBlock> = {}): MethodBlock => ({
  id,
  member_id: 203,
  method: 'card',
  since: '2026-11-21T09:30:00.000Z',
  set_by: null,
  reason: null,
  dispute: null,
  lifted: null,
  ...more,
});

/** Blocks of every cause; the last one is lifted. */
export const methodBlocks: readonly MethodBlock[] = [
  block('block:4', { set_by: 31, reason: 'Three cards of other people within a week.', since: '2026-11-23T16:40:00.000Z' }),
  block('dispute:3', { dispute: { id: 3, order_id: 43, provider: 'stripe', amount: eur(2799) } }),
  block('dispute:2', { member_id: 7, method: 'sepa', dispute: { id: 2, order_id: 42, provider: 'sepa', amount: eur(1299) } }),
  block('dispute:1', {
    member_id: 201,
    dispute: { id: 1, order_id: 41, provider: 'paypal', amount: eur(4999) },
    lifted: { at: '2026-11-22T08:00:00.000Z', by: 12, reason: 'Their card was stolen; the police report is in the mails.' },
  }),
];
