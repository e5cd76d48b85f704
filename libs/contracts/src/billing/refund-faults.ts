/**
 * What we ourselves have to say about what a payment company answered last about a refund. Anything else is in the words of the company, or of the
 * line to it.
 *
 * - `no-answer`: it gave none.
 * - `sent-unanswered`: it gave none when the refund was sent.
 * - `no-provider`: it is not set up here.
 * - `not-listed`: it took the refund once, and does not list it any more.
 * - `disputed`: the payment is disputed, so that the refund was not sent.
 * - `not-paid`: operators heard there that it was not paid.
 * - `payment-unknown`: it does not know the payment.
 * - `nothing-paid`: nothing was paid that could go back.
 * - `too-much`: more was asked back than was paid.
 * - `other-refund`: it knows another refund by this name.
 * - `debit-over`: the debit did not go through, or came back.
 * - `account-unknown`: the account of the payer is not kept any more.
 */
export const REFUND_FAULTS = [
  'no-answer',
  'sent-unanswered',
  'no-provider',
  'not-listed',
  'disputed',
  'not-paid',
  'payment-unknown',
  'nothing-paid',
  'too-much',
  'other-refund',
  'debit-over',
  'account-unknown',
] as const;

export type RefundFault = (typeof REFUND_FAULTS)[number];
