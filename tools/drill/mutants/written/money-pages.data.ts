import type { MutatedFile } from '../written-mutant.js';

export const moneyPages: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/provider-report/provider-report.store.ts',
    spec: 'services/billing/src/provider-report/provider-reports.db.spec.ts',
    mutants: [
      { without: 'the silence of a report', from: 'and (r.silent = 0 and r.listed is not null', to: 'and (r.listed is not null' },
      { without: 'the list that a report waits for', from: 'and (r.silent = 0 and r.listed is not null', to: 'and (r.silent = 0' },
      {
        without: 'the provider of what is known',
        from: 'where provider = $1 and id = any($2::uuid[]) and reference is not null',
        to: 'where $1::text is not null and cardinality($2::uuid[]) >= 0',
      },
      { without: 'the week of silence', from: ' or d::date <= $3::date - ${SILENT_DAYS_BACK}', to: '' },
      { without: 'the most of a night', from: ' limit ${DAYS_A_NIGHT}', to: '' },
      { without: 'the first of the same lines', from: 'on conflict (payment_id, kind, reference) do nothing', to: '' },
    ],
  },
  {
    file: 'services/billing/src/incident/incident.store.ts',
    spec: 'services/billing/src/provider-report/provider-reports.db.spec.ts',
    mutants: [
      {
        without: 'the first of the same charges',
        from: 'on conflict (kind, provider, reference) where payment_id is null do nothing returning id',
        to: 'returning id',
      },
    ],
  },
  {
    file: 'services/billing/src/trace/trace.store.ts',
    spec: 'services/billing/src/trace/traces.db.spec.ts',
    mutants: [
      {
        without: 'the events of disputes',
        from: "or e.kind = 'dispute' and e.reference in (select reference from billing.disputes where order_id = $1)",
        to: '',
      },
      {
        without: 'what the bank says of refunds',
        from: 'select named.end_to_end_id from',
        to: 'select null::text from',
      },
    ],
  },
  {
    file: 'services/billing/src/trace/trace-start.store.ts',
    spec: 'services/billing/src/trace/traces.db.spec.ts',
    mutants: [
      { without: 'the look at what is no id', from: '(case when ${text} ~* ${UUID_FORM} then ${text}::uuid end)', to: '${text}::uuid' },
      {
        without: 'the name of a debit at the banks',
        from: 'or id = (select payment_id from billing.direct_debits where end_to_end_id = $1)',
        to: '',
      },
      { without: 'the orders besides the first', from: 'when count(distinct order_id) = 1 then', to: 'when true then' },
      {
        without: 'the line that is about nothing known',
        from: 'or l.end_to_end_id = $1 and ${BANK_LINE_ORDER} is null',
        to: '',
      },
    ],
  },
  {
    file: 'services/billing/src/webhook/webhook-event.store.ts',
    spec: 'services/billing/src/trace/traces.db.spec.ts',
    mutants: [
      { without: 'the order of a dispute', from: "where e.kind = 'dispute' and d.provider", to: "where e.kind = 'nothing' and d.provider" },
    ],
  },
];
