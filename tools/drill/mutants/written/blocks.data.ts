import type { MutatedFile } from '../written-mutant.js';

const SPEC = 'services/billing/src/block/method-blocks.db.spec.ts';

export const blocks: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/block/method-block.store.ts',
    spec: SPEC,
    mutants: [
      { without: 'the loss that blocks a method', from: "d.order_id where d.status = 'lost'\n", to: 'd.order_id\n' },
      { without: 'the operator who lifted it', from: 'and "liftedAt" is null`', to: '`' },
      {
        without: 'the member whose method it is',
        from: 'where "memberId" = $1 and "liftedAt"',
        to: 'where $1::integer is not null and "liftedAt"',
      },
      {
        without: 'the state that is asked for',
        from: `($1 = 'all' or ("liftedAt" is null) = ($1 = 'standing'))`,
        to: '$1::text is not null',
      },
      { without: 'the place where a list goes on', from: '(since, id) < ($3, $4)', to: '(since < $3 or id is null and $4::text is null)' },
      {
        without: 'the method whose disputes are lifted',
        from: 'and o.method = $2 and d.status',
        to: 'and $2::text is not null and d.status',
      },
      {
        without: 'what was set by hand',
        from: 'where member_id = $1 and method = $2 and lifted_at is null returning id',
        to: 'where member_id = $1 and method = $2 and false returning id',
      },
    ],
  },
  {
    file: 'services/billing/src/block/method-blocks.service.ts',
    spec: SPEC,
    mutants: [
      {
        without: 'the other operator for one’s own ways to pay',
        from: "if (memberId === operatorId) throw new Refusal('billing.block-own');\n    const status",
        to: 'const status',
      },
    ],
  },
];
