import type { MutatedFile } from '../written-mutant.js';

/** Beginning payments at their providers, and the inbox of webhooks. */
export const payments: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/payment/payment-start.store.ts',
    spec: 'services/billing/src/stripe/stripe.db.spec.ts',
    mutants: [
      {
        without: 'the first of a provider’s answers',
        from: 'set reference = coalesce(reference, $2), redirect = case when reference is null then $3 else redirect end',
        to: 'set reference = $2, redirect = $3',
        spec: 'services/billing/src/payment/payment.store.db.spec.ts',
      },
      {
        without: 'the end of what was noted, once the provider answered',
        from: '    await this.remove(tx, paymentId);\n    const',
        to: '    const',
      },
      {
        without: 'the word that no call is on its way any more',
        from: 'set answer_until = $2 where',
        to: 'set answer_until = greatest(answer_until, $2) where',
      },
      { without: 'the count of attempts', from: 'attempt = greatest(s.attempt, excluded.attempt)', to: 'attempt = s.attempt' },
    ],
  },
  {
    file: 'services/billing/src/payment/payment-starts.service.ts',
    spec: 'services/billing/src/stripe/stripe.db.spec.ts',
    mutants: [
      {
        without: 'the question before a payment is begun again',
        from: 'if (noted !== null && noted.answerUntil <= this.clock.now()) {',
        to: 'if (noted !== null && noted.answerUntil <= new Date(0)) {',
      },
      {
        without: 'the end of a payment whose order was given up while it began',
        from: 'if (!kept.open) await this.status.cancel(orderId);',
        to: '',
        spec: 'services/billing/src/checkout/earlier-orders.db.spec.ts',
      },
      { without: 'another key after nothing came of the first', from: '      attempt += 1;\n', to: '' },
    ],
  },
  {
    file: 'services/billing/src/webhook/webhook-event.store.ts',
    spec: 'services/billing/src/webhook/webhook-inbox.db.spec.ts',
    mutants: [
      {
        without: 'the memory of an event that came before',
        from: "where e.state in ('parked', 'failed')",
        to: "where e.state <> 'nothing'",
      },
      {
        without: 'the second try of what was given up and is sent again',
        from: "do update set state = 'received', tries = 0, try_after = excluded.try_after\n         where e.state in ('parked', 'failed')",
        to: 'do nothing',
      },
      {
        without: 'the time of the next try',
        from: 'where try_after <= $1 order by try_after',
        to: 'where try_after is not null and $1::timestamptz is not null order by try_after',
      },
      { without: 'the page', from: 'and ($4::integer is null or e.id < $4)', to: 'and ($4::integer is null or true)' },
      { without: 'the state that is asked for', from: '($1::text is null or e.state = $1)', to: '($1::text is null or true)' },
      { without: 'the company that is asked for', from: '($2::text is null or e.provider = $2)', to: '($2::text is null or true)' },
      { without: 'the search for the name of an event', from: 'or e.reference = $3 or e.event_id = $3)', to: 'or e.reference = $3)' },
      { without: 'what an operator has to look at', from: "and state = 'processed'`", to: '`' },
      { without: 'the age of what is forgotten', from: 'where received_at < $1 and', to: 'where $1::timestamptz is not null and' },
    ],
  },
  {
    file: 'services/billing/src/refund/refund.store.ts',
    spec: 'services/billing/src/stripe/stripe.db.spec.ts',
    mutants: [
      {
        without: 'the refund that a provider knows by a name',
        from: 'where r.reference = $2 and p.provider = $1`',
        to: 'where r.reference = $2 and p.provider <> $1`',
      },
    ],
  },
];
