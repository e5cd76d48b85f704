import type { MutatedFile } from '../written-mutant.js';

export const billing: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/order/order.store.ts',
    spec: 'services/billing/src/checkout/checkout.db.spec.ts',
    mutants: [
      {
        without: 'the lock of an order that is settled',
        from: "where: { id: orderId }, lock: { mode: 'for_no_key_update' } });",
        to: 'where: { id: orderId } });',
      },
      {
        without: 'the lock of an order that is withdrawn from',
        from: "where: { id: orderId, memberId }, lock: { mode: 'for_no_key_update' } });",
        to: 'where: { id: orderId, memberId } });',
        spec: 'services/billing/src/refund/refunds.db.spec.ts',
      },
      {
        without: 'the comparison of compare-and-set',
        from: '{ id: orderId, state: from }',
        to: '{ id: orderId }',
        spec: 'services/billing/src/order/order.store.db.spec.ts',
      },
      {
        without: 'the one order that is paid, when others are looked for',
        from: 'where member_id = $1 and id <> $2 and completed_at is not null limit 1',
        to: 'where member_id = $1 and completed_at is not null and $2::integer is not null limit 1',
        equivalent: 'It is asked before the order that is paid is marked as completed.',
      },
    ],
  },
  {
    file: 'services/billing/src/order/discount-reservation.store.ts',
    spec: 'services/billing/src/discount/discounts.db.spec.ts',
    mutants: [
      {
        without: 'the queue of a member’s orders that reserve a discount',
        from: "await tx.lock('billing.discount-reservation', memberId);",
        to: 'void [tx, memberId];',
        spec: 'services/billing/src/discount/discounts.db.spec.ts',
      },
      {
        without: 'the completion, by which a discount is redeemed',
        from: 'and discount_code = $2 and completed_at is not null',
        to: 'and discount_code = $2',
        spec: 'services/billing/src/discount/discounts.db.spec.ts',
      },
      {
        without: 'the states in which an order reserves a discount',
        from: "and discount_code = $2 and state in ('created', 'pending')",
        to: 'and discount_code = $2',
        spec: 'services/billing/src/order/order.store.db.spec.ts',
      },
      {
        without: 'the queue of all who ask for the last use of a discount',
        from: "await tx.lock('billing.discount-uses', discountCode);",
        to: 'void tx;',
        spec: 'services/billing/src/discount/discount-codes.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/billing/src/discount/discount-uses.ts',
    spec: 'services/billing/src/discount/discount-codes.db.spec.ts',
    mutants: [
      { without: 'the orders that hold a discount', from: "o.state in ('created', 'pending') or ", to: '' },
      { without: 'the orders that have redeemed a discount', from: ' or o.completed_at is not null', to: '' },
      { without: 'the members, in a count of uses', from: 'count(distinct o.member_id)', to: 'count(o.member_id)' },
      { without: 'the exception for the member who asks', from: ' and o.member_id <> ${memberId}', to: ' and ${memberId} = ${memberId}' },
    ],
  },
  {
    file: 'services/billing/src/checkout/earlier-order.store.ts',
    spec: 'services/billing/src/checkout/earlier-orders.db.spec.ts',
    mutants: [
      { without: 'the member whose orders they are', from: 'where o.member_id = $1 and', to: 'where $1::integer is not null and' },
      { without: 'those that were told of before', from: 'and p.silent_since is null and p.uncancelled_since is null', to: '' },
      { without: 'the note that one was replaced', from: "replaced or state = 'cancelled'", to: 'replaced' },
    ],
  },
  {
    file: 'services/billing/src/checkout/order-placement.service.ts',
    spec: 'services/billing/src/checkout/earlier-orders.db.spec.ts',
    mutants: [
      {
        without: 'the look at what came meanwhile',
        from: "if (await this.earlierOrders.isThere(tx, memberId, clientId)) return 'another-is-open';",
        to: '',
      },
    ],
  },
  {
    file: 'services/billing/src/checkout/placed-order.store.ts',
    spec: 'services/billing/src/checkout/checkout.db.spec.ts',
    mutants: [
      {
        without: 'the member, when an order is looked up',
        from: 'return this.findOne({ id: orderId, memberId });',
        to: 'return this.findOne({ id: orderId });',
      },
      { without: '“on conflict” of one client id sent twice', from: '.values(order).orIgnore().returning', to: '.values(order).returning' },
    ],
  },
  {
    file: 'services/billing/src/payment/polling-schedule.store.ts',
    spec: 'services/billing/src/personal-data/personal-data.db.spec.ts',
    mutants: [
      {
        without: 'the operator who knows of a silence',
        from: "where i.payment_id = p.id and i.kind = 'payment-unknown')",
        to: 'where false)',
      },
    ],
  },
  {
    file: 'services/billing/src/payment/order-expiry.service.ts',
    spec: 'services/billing/src/payment/payment.job.db.spec.ts',
    mutants: [{ without: 'the answer before an order expires', from: "if (answer !== 'silent') await", to: 'await' }],
  },
  {
    file: 'services/billing/src/payment/polling-schedule.store.ts',
    spec: 'services/billing/src/payment/payment.job.db.spec.ts',
    mutants: [
      {
        without: 'the look back for late payments',
        from: '(o.created_at >= $2 or',
        to: '($2::timestamptz is not null or',
      },
      { without: 'those whose company is silent, when late payments are looked for', from: ' or p.silent_since is not null)', to: ')' },
      { without: 'the count of questions in vain', from: 'set silent_asks = silent_asks + 1,', to: 'set silent_asks = silent_asks,' },
      {
        without: 'the operator who has dealt with a silence',
        from: "i.kind = 'payment-unknown' and i.resolved_at is not null)",
        to: "i.kind = 'payment-unknown')",
      },
      {
        without: 'expired orders, when late payments are looked for',
        from: "in ('failed', 'cancelled', 'expired')",
        to: "in ('failed', 'cancelled')",
      },
      {
        without: 'the time of an open order that is over',
        from: 'o.expires_at <= $2',
        to: '$2::timestamptz is not null',
      },
      {
        without: 'the patience with an event that is on its way',
        from: '${OPEN_STATES} and o.created_at <= $2',
        to: '${OPEN_STATES} and $2::timestamptz is not null',
      },
      {
        without: 'the time from which an order is due',
        from: 'and (p.${due} is null or p.${due} <= $1)',
        to: '',
      },
      {
        without: 'the skipping of orders that another process polls',
        from: ' for update of p skip locked) claimed',
        to: ') claimed',
      },
      {
        without: 'the order in which payments are polled',
        from: 'order by coalesce(p.${due}, o.created_at), o.id limit',
        to: 'order by o.id limit',
      },
      { without: 'the claim, when an order is polled', from: 'set ${due} = $1::timestamptz + ${CLAIM}', to: 'set ${due} = p.${due}' },
      {
        without: 'the poll each hour',
        from: "least(greatest($1 - created_at, interval '1 minute'), interval '1 hour')",
        to: "greatest($1 - created_at, interval '1 minute')",
      },
    ],
  },
  {
    file: 'services/billing/src/order/order-transitions.service.ts',
    spec: 'services/billing/src/order/order.store.db.spec.ts',
    mutants: [
      {
        without: 'the clock, when an order expires',
        from: 'if (order.expiresAt <= this.clock.now()) await',
        to: 'await',
        spec: 'services/billing/src/order/order.store.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/billing/src/payment/payment-updates.service.ts',
    spec: 'services/billing/src/checkout/checkout.db.spec.ts',
    mutants: [
      {
        without: 'the comparison of the amount',
        from: 'report.amount.amount !== payment.amount ||',
        to: '',
        spec: 'services/billing/src/checkout/checkout.db.spec.ts',
      },
      {
        without: 'the comparison of the currency',
        from: ' || report.amount.currency !== payment.currency)',
        to: ')',
        spec: 'services/billing/src/checkout/checkout.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/billing/src/price/price.store.ts',
    spec: 'services/billing/src/price/prices.db.spec.ts',
    mutants: [
      { without: 'what is on sale and what is not', from: 'where b.on_sale and not exists', to: 'where not exists' },
      { without: 'methods that are not offered', from: 'where m.country = $2 and m.offered and', to: 'where m.country = $2 and' },
    ],
  },
  {
    file: 'services/billing/src/sandbox/sandbox.store.ts',
    spec: 'services/billing/src/sandbox/sandbox.db.spec.ts',
    mutants: [
      {
        without: 'the comparison, when a payment of the bank moves',
        from: 'where id = $1 and status = any($2) returning id',
        to: 'where id = $1 and $2::text[] is not null returning id',
      },
      { without: 'the end of a delivery that arrived', from: "'d.id = :id and d.delivered_at is null'", to: "'d.id = :id'" },
    ],
  },
];
