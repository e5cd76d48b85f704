import type { MutatedFile } from '../written-mutant.js';

const SPEC = 'services/billing/src/adjustment/adjustments.db.spec.ts';

export const adjustments: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/adjustment/adjustment.store.ts',
    spec: SPEC,
    mutants: [
      { without: 'the hour of what waits', from: 'and a.expires_at > $1)', to: ')' },
      { without: 'the state of what waits', from: "a.state = 'open' and a.expires_at", to: 'a.expires_at' },
      { without: 'the member of the list', from: 'and ($2::integer is null or a.member_id = $2)', to: 'and ($2::integer is null or true)' },
      { without: 'the lock of a decision', from: 'where a.id = $1 for no key update of a', to: 'where a.id = $1' },
      { without: 'the size of what was taken alone', from: 'sum(abs(credits))', to: 'sum(credits)' },
      { without: 'the day of what was done alone', from: 'and asked_at > $2 and', to: 'and $2::timestamptz is not null and' },
      { without: 'what another one approved, which is not alone', from: 'and expires_at is null`', to: '`' },
    ],
  },
  {
    file: 'services/billing/src/adjustment/adjustments.service.ts',
    spec: SPEC,
    mutants: [
      { without: 'the lock of an operator', from: "await tx.lock('billing.adjust', operatorId);", to: '' },
      {
        without: 'the other operator for one’s own credits',
        from: "if (adjustment.memberId === operatorId) throw new Refusal('billing.adjustment-own');",
        to: '',
      },
      { without: 'the other operators who are told', from: "    await this.approvals.tell(tx, 'adjustment', id, operatorId);\n", to: '' },
    ],
  },
  {
    file: 'services/billing/src/approval/approvals.service.ts',
    spec: SPEC,
    mutants: [
      { without: 'the other pair of eyes', from: 'if (request.askedBy === operatorId) throw new Refusal(REFUSALS[kind].own);', to: '' },
      { without: 'the end of the wait', from: '|| isExpired(request, at)', to: '' },
      { without: 'the decision that was made before', from: 'if (request.state === decision) return null;', to: '' },
    ],
  },
  {
    file: 'services/billing/src/wallet/wallets.service.ts',
    spec: SPEC,
    mutants: [{ without: 'the end at nothing', from: 'if (granted + credits < 0) return granted;', to: '' }],
  },
];
