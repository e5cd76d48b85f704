import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';

/** Of each payment the first of its disputes: the latest, which names the others. */
export const oneOfPayment = (disputes: readonly OperatorDispute[]): readonly OperatorDispute[] =>
  [...new Map(disputes.toReversed().map((dispute) => [dispute.order_id, dispute])).values()].toReversed();
