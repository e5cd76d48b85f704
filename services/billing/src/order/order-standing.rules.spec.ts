import { type StandingFacts, standingOf, stands } from './order-standing.rules.js';

/** 10 credits for 12.99. */
const paid: StandingFacts = {
  credits: 10,
  captured: 1299,
  refunding: 0,
  refunded: 0,
  refundingCredits: 0,
  refundedCredits: 0,
  lost: 0,
  disputed: false,
};
const standing = (more: Partial<StandingFacts>) => standingOf({ ...paid, ...more });

test.each<[string, Partial<StandingFacts>, ReturnType<typeof standingOf>]>([
  ['paid', {}, { state: 'completed', lost: 0, excess: 0, claimed: 0 }],
  ['disputed', { disputed: true }, { state: 'disputed', lost: 0, excess: 0, claimed: 0 }],
  ['lost', { lost: 1299 }, { state: 'charged_back', lost: 1299, excess: 0, claimed: 10 }],
  ['lost above what was captured', { lost: 2000 }, { state: 'charged_back', lost: 1299, excess: 701, claimed: 10 }],
  ['lost in part', { lost: 650 }, { state: 'partly_refunded', lost: 650, excess: 0, claimed: 5 }],
  ['lost less than a credit costs', { lost: 100 }, { state: 'completed', lost: 100, excess: 0, claimed: 0 }],
  ['lost in part, the rest disputed', { lost: 650, disputed: true }, { state: 'disputed', lost: 650, excess: 0, claimed: 5 }],
  ['refunded in part', { refunded: 779, refundedCredits: 6 }, { state: 'partly_refunded', lost: 0, excess: 0, claimed: 0 }],
  [
    'all of the money back for fewer credits',
    { refunded: 1299, refundedCredits: 6 },
    { state: 'refunded', lost: 0, excess: 0, claimed: 0 },
  ],
  [
    'refunded in part, disputed',
    { refunded: 779, refundedCredits: 6, disputed: true },
    { state: 'disputed', lost: 0, excess: 0, claimed: 0 },
  ],
  [
    'refunded in part, the rest lost',
    { refunded: 779, refundedCredits: 6, lost: 520 },
    { state: 'charged_back', lost: 520, excess: 0, claimed: 4 },
  ],
  [
    'refunded in part, all of it lost',
    { refunded: 779, refundedCredits: 6, lost: 1299 },
    { state: 'charged_back', lost: 520, excess: 779, claimed: 4 },
  ],
  [
    'a part on its way, all lost',
    { refunding: 779, refundingCredits: 6, lost: 1299 },
    { state: 'partly_refunded', lost: 520, excess: 0, claimed: 4 },
  ],
  [
    'all on its way, all lost',
    { refunding: 1299, refundingCredits: 10, lost: 1299 },
    { state: 'completed', lost: 0, excess: 0, claimed: 0 },
  ],
  ['refunded whole, lost', { refunded: 1299, refundedCredits: 10, lost: 1299 }, { state: 'refunded', lost: 0, excess: 1299, claimed: 0 }],
  [
    'refunded whole, disputed',
    { refunded: 1299, refundedCredits: 10, disputed: true },
    { state: 'refunded', lost: 0, excess: 0, claimed: 0 },
  ],
])('%s', (_, facts, expected) => {
  expect(standing(facts)).toEqual(expected);
});

test('Premium lasts with an order that is disputed, until that is lost', () => {
  expect([stands('completed'), stands('partly_refunded'), stands('disputed')]).toEqual([true, true, true]);
  expect([stands('refunded'), stands('charged_back')]).toEqual([false, false]);
});
