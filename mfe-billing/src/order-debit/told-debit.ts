import type { Order, OrderDebit } from '@rendezvous/contracts/billing/orders';

/** What is told of a direct debit that did not simply pay its order. */
export interface ToldDebit extends Omit<OrderDebit, 'state'> {
  readonly state: Exclude<OrderDebit['state'], 'collected'>;
}

/** What has to be told of the debit of an order beside its state, or instead; null for one that was collected, and for another way to pay. */
export const toldDebit = ({ direct_debit: debit = null }: Pick<Order, 'direct_debit'>): ToldDebit | null =>
  // an older gateway does not tell
  debit === null || debit.state === 'collected' ? null : { ...debit, state: debit.state };
