import type { OrderDebit } from '@rendezvous/contracts/billing/orders';
import type { RefundState } from '@rendezvous/contracts/billing/refunds';

/** What decides how a refund is told; an older gateway does not tell of debits. */
export interface ToldRefund {
  readonly state: RefundState;
  readonly collected?: boolean;
  readonly direct_debit?: OrderDebit | null | undefined;
}

/** Nothing was collected, so that nothing goes back. */
const isUncollected = ({ state, collected }: ToldRefund): boolean =>
  collected === false && (state === 'succeeded' || state === 'requested');

/** The state by which a refund is named. */
export const toldState = (refund: ToldRefund): RefundState | 'uncollected' => (isUncollected(refund) ? 'uncollected' : refund.state);

/** The sentence that says what happens next with a refund that nobody has decided; null where the name of its state says all of it. */
export const nextOf = (refund: ToldRefund): string | null => {
  const { state, direct_debit: debit } = refund;
  if (toldState(refund) === 'uncollected') return 'billing.refunds.uncollecting-text';
  if (state === 'unknown') return 'billing.refunds.unknown-text';
  return debit?.state === 'signed' ? 'billing.refunds.after-debit' : null;
};
