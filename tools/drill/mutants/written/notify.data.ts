import type { MutatedFile } from '../written-mutant.js';

export const notify: readonly MutatedFile[] = [
  {
    file: 'services/notify/src/deliveries/deliveries.store.ts',
    spec: 'services/notify/src/notify.db.spec.ts',
    mutants: [
      {
        without: '“on conflict” of one cause that comes twice',
        from: 'on conflict do nothing returning id',
        to: 'returning id',
      },
      {
        without: 'the claim of a process that works on a mail',
        from: "(state = 'planned' or (state = 'sending' and claimed_at < $3))",
        to: "(state = 'planned' or (state = 'sending' and $3::timestamptz is not null))",
      },
      {
        without: 'the end of a dead process’s claim',
        from: "(state = 'planned' or (state = 'sending' and claimed_at < $3))",
        to: "(state = 'planned' and $3::timestamptz is not null)",
      },
    ],
  },
  {
    file: 'services/notify/src/digest/digest-schedule.service.ts',
    spec: 'services/notify/src/notify.db.spec.ts',
    mutants: [{ without: 'the time of a digest that waits, when more happens', from: "'preserve_run_at'", to: "'replace'" }],
  },
  {
    file: 'services/notify/src/digest/digest.store.ts',
    spec: 'services/notify/src/notify.db.spec.ts',
    mutants: [{ without: 'the kind of the last mail', from: "and kind = 'news' and state = 'sent'", to: "and state = 'sent'" }],
  },
];
