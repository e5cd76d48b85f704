import type { MutatedFile } from '../written-mutant.js';

/** Whom members are shown one by one, and what they decide: the swipe game, today's five, passes and whom they saw. */
export const deciding: readonly MutatedFile[] = [
  {
    file: 'services/search/src/seen-members/seen-members.store.ts',
    spec: 'services/search/src/seen-members/hiding-api.db.spec.ts',
    mutants: [
      {
        without: 'the days that are remembered',
        from: 'and s.seen_at < coalesce(kept.before, $4::timestamptz)',
        to: 'and false',
      },
      { without: 'the days of a member’s own site', from: 'coalesce(kept.before, $4::timestamptz)', to: '$4::timestamptz' },
      { without: 'the most of a member’s own site', from: 'coalesce(kept.most, $4::integer)', to: '$4::integer' },
      { without: 'the most that are remembered', from: 'and ranked.at > coalesce(kept.most, $4::integer)', to: 'and false' },
    ],
  },
  {
    file: 'services/search/src/passes/undecided.store.ts',
    spec: 'services/search/src/swipe-game/swipe-game.db.spec.ts',
    mutants: [
      { without: 'those who were passed', from: 'and p.passed_id = l.member_id)', to: 'and p.passed_id = l.member_id and false)' },
      { without: 'those who were liked', from: 'and r.liked)', to: 'and false)' },
      { without: 'those who are made up', from: 'and (l.traits & ${REAL_BIT}) <> 0`', to: '`' },
    ],
  },
  {
    file: 'services/search/src/passes/passes.store.ts',
    spec: 'services/search/src/swipe-game/swipe-game.db.spec.ts',
    mutants: [
      { without: 'that a pass is kept once', from: '\n  on conflict do nothing`', to: '`' },
      {
        without: 'whose pass is taken back',
        from: 'where member_id = $1 and passed_id = $2',
        to: 'where $1::integer is not null and passed_id = $2',
      },
    ],
  },
  {
    file: 'services/search/src/swipe-game/swipe-game.store.ts',
    spec: 'services/search/src/swipe-game/swipe-game.db.spec.ts',
    mutants: [
      {
        without: 'one at a time',
        from: "await tx.lock('search.daily-likes', memberId);",
        to: 'void [tx, memberId];',
      },
      { without: 'the day', from: 'where member_id = $1 and day = $2::date', to: 'where member_id = $1 and $2::date is not null' },
      { without: 'whether they look for the viewer, in the deck', from: 'and l.seeks = ${seeks} and', to: 'and ${seeks} is not null and' },
    ],
  },
  {
    file: 'services/search/src/todays-five/todays-five.store.ts',
    spec: 'services/search/src/todays-five/todays-five.db.spec.ts',
    mutants: [
      {
        without: 'those who were chosen before',
        from: 'and before.picked_id = l.member_id)',
        to: 'and before.picked_id = l.member_id and false)',
      },
      { without: 'shared interests, in the choice', from: 'order by shared desc, near desc,', to: 'order by near desc,' },
      { without: 'those who were passed since', from: 'and p.passed_id = l.member_id)', to: 'and p.passed_id = l.member_id and false)' },
      { without: 'whom the viewer may see by now', from: '      and ${LISTED}`', to: '`' },
    ],
  },
];
