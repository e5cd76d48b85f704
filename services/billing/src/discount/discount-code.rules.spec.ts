import { codeRefusal, type CodeQuestion } from './discount-code.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const counts: CodeQuestion = {
  code: {
    active: true,
    memberId: null,
    madeBy: 8,
    maximumUses: 3,
    currency: 'EUR',
    minimumOrderValue: 2000,
    country: 'NL',
    paymentMethods: ['ideal', 'card'],
  },
  memberId: 7,
  country: 'NL',
  endsAt: new Date('2026-11-20T12:00:01Z'),
  purchase: { price: 2000, method: 'ideal' },
  used: false,
  usedByOthers: 2,
};

/** What each refusal comes of, in the order in which they are asked about. */
const FAULTS: readonly (readonly [string, (asked: CodeQuestion) => CodeQuestion])[] = [
  ['billing.discount-not-yours', (asked) => ({ ...asked, code: { ...asked.code, memberId: 8 } })],
  ['billing.discount-not-yours', (asked) => ({ ...asked, code: { ...asked.code, madeBy: 7 } })],
  ['billing.discount-used', (asked) => ({ ...asked, used: true })],
  ['billing.discount-used-up', (asked) => ({ ...asked, usedByOthers: 3 })],
  ['billing.discount-currency', (asked) => ({ ...asked, code: { ...asked.code, currency: 'GBP' } })],
  ['billing.discount-minimum', (asked) => ({ ...asked, purchase: { price: 1999, method: asked.purchase!.method } })],
  ['billing.discount-country', (asked) => ({ ...asked, code: { ...asked.code, country: 'FR' } })],
  ['billing.discount-expired', (asked) => ({ ...asked, endsAt: now })],
  ['billing.discount-method', (asked) => ({ ...asked, purchase: { price: asked.purchase!.price, method: 'paypal' } })],
];

test('a code that fits in everything counts, up to its last use, its minimum and its last second', () => {
  expect(codeRefusal(counts, now)).toBeNull();
  expect(codeRefusal({ ...counts, code: { ...counts.code, memberId: 7 } }, now)).toBeNull();
});

test('a code without conditions counts for all', () => {
  const code = {
    active: true,
    memberId: null,
    madeBy: null,
    maximumUses: null,
    currency: null,
    minimumOrderValue: null,
    country: null,
    paymentMethods: [],
  };
  expect(codeRefusal({ ...counts, code, endsAt: null, usedByOthers: 1000, country: 'US' }, now)).toBeNull();
});

test.each(FAULTS)('%s', (refusal, spoil) => {
  expect(codeRefusal(spoil(counts), now)).toBe(refusal);
});

test('of many reasons the first is told', () => {
  for (let first = 0; first < FAULTS.length; first += 1) {
    const asked = FAULTS.slice(first).reduce((question, [, spoil]) => spoil(question), counts);
    expect(codeRefusal(asked, now)).toBe(FAULTS[first]![0]);
  }
});

test('one that is switched off is over', () => {
  expect(codeRefusal({ ...counts, code: { ...counts.code, active: false } }, now)).toBe('billing.discount-expired');
});

test('while nothing is chosen, neither minimum nor method is asked about', () => {
  expect(codeRefusal({ ...counts, code: { ...counts.code, paymentMethods: ['paypal'] }, purchase: null }, now)).toBeNull();
});
