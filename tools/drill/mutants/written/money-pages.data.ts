import type { MutatedFile } from '../written-mutant.js';

export const moneyPages: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/provider-report/provider-report.store.ts',
    spec: 'services/billing/src/provider-report/provider-reports.db.spec.ts',
    mutants: [
      { without: 'the silence of a report', from: 'and r.ended_at is not null and r.silent = 0', to: 'and r.ended_at is not null' },
      { without: 'the list that a report waits for', from: 'and r.listed is not null)', to: ')' },
      {
        without: 'the provider of what is known',
        from: 'where provider = $1 and id = any($2::uuid[]) and reference is not null',
        to: 'where $1::text is not null and cardinality($2::uuid[]) >= 0',
      },
      { without: 'the week', from: '$2::date - ${DAYS_BACK - 1}', to: '$2::date - 1000' },
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
        without: 'the look at what is no id',
        from: "(case when $1 ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end)",
        to: '$1::uuid',
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
