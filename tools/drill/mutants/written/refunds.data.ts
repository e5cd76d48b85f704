import type { MutatedFile } from '../written-mutant.js';

export const refunds: readonly MutatedFile[] = [
  {
    file: 'libs/contracts/src/billing/refund-terms.ts',
    spec: 'libs/contracts/src/billing/refund-terms.spec.ts',
    mutants: [
      { without: 'what is not debited at all', from: "collected !== false && debit?.state === 'signed'", to: "debit?.state === 'signed'" },
      { without: 'what was debited, or came back', from: "debit?.state === 'signed' ? debit.due", to: 'debit != null ? debit.due' },
      { without: 'an older gateway', from: 'collected !== false &&', to: 'collected === true &&' },
    ],
  },
  {
    file: 'services/billing/src/refund/refund.store.ts',
    spec: 'services/billing/src/refund/refunds.db.spec.ts',
    mutants: [
      {
        without: 'the states whose money can go back',
        from: "and o.state in ('completed', 'partly_refunded') order by",
        to: "and o.state in ('completed', 'partly_refunded', 'refunded', 'pending') order by",
        equivalent: 'An order that was not paid has no lot, and one that went back whole has no credits.',
      },
      {
        without: 'the refunds that count, where others failed',
        from: "where r.order_id = ${lot}.order_id and r.state <> 'failed'), 0)",
        to: 'where r.order_id = ${lot}.order_id), 0)',
      },
      {
        without: 'the one refund that is undecided',
        from: 'exists (select from billing.refunds r where r.order_id = o.id and r.state in ${OPEN_STATES}) as refunding',
        to: 'false as refunding',
      },
      {
        without: 'another purchase that is being paid back, when the last one is told of',
        from: "and kept.credits > ${refundedOf('kept')}) as last",
        to: ') as last',
      },
      {
        without: 'another purchase that stands, when the last one is told of',
        from: 'where other.member_id = $1 and other.id <> o.id and',
        to: 'where other.member_id = $1 and false and',
      },
      {
        without: 'the time at which a refund is asked about',
        from: 'where try_after <= $1 order by',
        to: 'where $1::timestamptz is not null order by',
      },
    ],
  },
  {
    file: 'services/billing/src/refund/refund.store.ts',
    spec: 'services/billing/src/dispute/disputes.db.spec.ts',
    mutants: [
      {
        without: 'what is on its way, when lost disputes are counted',
        from: 'p.refunding + p.refunded + d.lost > p.amount',
        to: 'p.refunded + d.lost > p.amount',
      },
      { without: 'the dispute that is open', from: '(d.open or', to: '(false or' },
    ],
  },
  {
    file: 'services/billing/src/refund/refund.store.ts',
    spec: 'services/billing/src/documents/documents.db.spec.ts',
    mutants: [
      {
        without: 'what went back before, when the tax of a part is cut',
        from: "where order_id = $1 and state = 'succeeded'`",
        to: 'where order_id = $1 and false`',
      },
    ],
  },
  {
    file: 'services/billing/src/refund/refund-adoption.service.ts',
    spec: 'services/billing/src/paypal/paypal.db.spec.ts',
    mutants: [
      {
        without: 'the dispute behind what a company took back',
        from: "cause === 'reversal' ? await this.payments.disputed(tx, payment.id) : 'no'",
        to: "'no' as 'no' | 'yes' | 'asked'",
      },
      { without: 'what waits for its dispute, told of as a refund', from: "if (cause === 'refund' && (await", to: 'if (false && (await' },
    ],
  },
  {
    file: 'services/billing/src/order/reversal.store.ts',
    spec: 'services/billing/src/paypal/paypal.db.spec.ts',
    mutants: [
      { without: 'the wait for a dispute', from: 'where settle_after <= $1 order by', to: 'where settle_after is not null order by' },
      { without: 'money that is gone, when it is asked what stands', from: 'and w.settle_after is not null)`', to: 'and false)`' },
    ],
  },
  {
    file: 'services/billing/src/refund/refund-adoption.service.ts',
    spec: 'services/billing/src/payment/misbehaviour.db.spec.ts',
    mutants: [
      { without: 'what a dispute froze', from: 'await this.wallets.release(tx, memberId, orderId);', to: '' },
      { without: 'our own refund of the same money', from: "else if (purchase.refunding) return 'waits';", to: '' },
      {
        without: 'the room that is left of a payment',
        from: '&& found.amount.amount <= roomOf(purchase))',
        to: '&& roomOf(purchase) > 0)',
      },
    ],
  },
  {
    file: 'services/billing/src/refund/operator-refund.store.ts',
    spec: 'services/billing/src/refund/operator-refunds.db.spec.ts',
    mutants: [
      { without: 'what nobody asks about any more', from: "or r.state in ('requested', 'pending') and r.try_after is null)", to: ')' },
      { without: 'the company that is asked for', from: 'and ($2::text is null or p.provider = $2)', to: 'and ($2::text is null or true)' },
      { without: 'the place where a list goes on', from: 'or r.number < $3)', to: 'or true)' },
    ],
  },
  {
    file: 'services/billing/src/refund/operator-refunds.service.ts',
    spec: 'services/billing/src/refund/operator-refunds.db.spec.ts',
    mutants: [
      {
        without: 'the other operator for one’s own purchase',
        from: "if (memberId === operatorId) throw new Refusal('billing.refund-own');",
        to: '',
      },
      { without: 'the end of the questions', from: "if (!isUndecided(state)) throw new Refusal('billing.refund-decided');", to: '' },
    ],
  },
];
