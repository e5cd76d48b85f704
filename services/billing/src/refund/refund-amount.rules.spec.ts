import { array, assert, integer, nat, property } from 'fast-check';
import { adoptedAmount, isUntouched, type RefundablePurchase, refundAmount, refundedTax, roomOf } from './refund-amount.rules.js';

const purchase = (changes: Partial<RefundablePurchase> = {}): RefundablePurchase => ({
  credits: 10,
  paid: 1299,
  captured: 1299,
  refundedCredits: 0,
  givenBack: 0,
  ...changes,
});

test.each<[string, Partial<RefundablePurchase>, number, [number, number, boolean] | null]>([
  ['nothing was used: the whole payment', {}, 10, [10, 1299, true]],
  ['the fee with it', { captured: 1334 }, 10, [10, 1334, true]],
  ['one credit was used', {}, 9, [9, 1169, false]],
  ['the fee stays when one credit was used', { captured: 1334 }, 9, [9, 1169, false]],
  ['half was used', {}, 5, [5, 650, false]],
  ['all but one', {}, 1, [1, 130, false]],
  ['all was used', {}, 0, null],
  ['bought with 25 % off', { paid: 974, captured: 974 }, 10, [10, 974, true]],
  ['bought with 25 % off, four used', { paid: 974, captured: 974 }, 6, [6, 584, false]],
  ['with discount and fee, untouched', { paid: 974, captured: 1009 }, 10, [10, 1009, true]],
  ['with discount and fee, three used', { paid: 974, captured: 1009 }, 7, [7, 682, false]],
  ['50 credits, one used', { credits: 50, paid: 4999, captured: 4999 }, 49, [49, 4899, false]],
  ['50 credits, 49 used', { credits: 50, paid: 4999, captured: 4999 }, 1, [1, 100, false]],
  ['250 credits, 249 used', { credits: 250, paid: 19_999, captured: 19_999 }, 1, [1, 80, false]],
  ['a second part, when a message came back', { refundedCredits: 6, givenBack: 779 }, 2, [2, 260, false]],
  ['the last part takes the rest', { refundedCredits: 6, givenBack: 779 }, 4, [4, 520, true]],
  ['the last part takes the rest, and the fee', { captured: 1334, refundedCredits: 6, givenBack: 779 }, 4, [4, 555, true]],
  ['nothing is left of the money', { givenBack: 1299 }, 5, null],
  ['a part of the money was lost in a dispute', { givenBack: 1000 }, 10, [10, 299, true]],
  ['no more than what was captured, whatever the credits say', { givenBack: 1000 }, 9, [9, 299, false]],
  ['a credit of a cheap lot is worth less than a cent', { credits: 250, paid: 100, captured: 100 }, 1, null],
  ['two of them are a cent', { credits: 250, paid: 100, captured: 100 }, 2, [2, 1, false]],
  ['fewer credits than none', {}, -1, null],
])('%s', (_title, changes, unused, expected) => {
  const amount = refundAmount(purchase(changes), unused);
  expect(amount === null ? null : [amount.credits, amount.amount, amount.whole]).toEqual(expected);
});

test.each([
  ['nothing was used: all of it', {}, 10, 35],
  ['a part was used: none of it', {}, 9, 0],
  ['the last part has it', { refundedCredits: 6, givenBack: 779 }, 4, 35],
  ['no more of it than what is left', { givenBack: 1324 }, 10, 10],
])('what of a refund is the fee: %s', (_title, changes, unused, fee) => {
  expect(refundAmount(purchase({ captured: 1334, ...changes }), unused)).toMatchObject({ fee });
});

test.each<[string, Partial<RefundablePurchase>, number, boolean]>([
  ['as it was bought', {}, 10, true],
  ['a credit was used', {}, 9, false],
  ['a part went back, and nothing else was used', { refundedCredits: 6, givenBack: 779 }, 4, false],
  ['money went back for credits that came back', { givenBack: 300 }, 10, false],
  ['credits went, and came back from elsewhere', { refundedCredits: 6 }, 10, false],
])('untouched or not: %s', (_title, changes, unused, expected) => expect(isUntouched(purchase(changes), unused)).toBe(expected));

test.each<[string, Partial<RefundablePurchase>, number, number, [credits: number, fee: number]]>([
  ['all of it', {}, 10, 1299, [10, 0]],
  ['all of it, with the fee', { captured: 1334 }, 10, 1334, [10, 35]],
  ['all of it, though four are spent', { captured: 1334 }, 6, 1334, [6, 35]],
  ['a part that is the price of five', {}, 10, 650, [5, 0]],
  ['a cent less is the price of four', {}, 10, 649, [4, 0]],
  ['more than the price of what is left', {}, 3, 650, [3, 0]],
  ['nothing is left of the credits', {}, 0, 650, [0, 0]],
  ['less than a credit costs', {}, 10, 100, [0, 0]],
  ['all but the fee', { captured: 1334 }, 10, 1299, [10, 0]],
  ['what an earlier part left', { refundedCredits: 6, givenBack: 779 }, 4, 520, [4, 0]],
  ['a part of what an earlier part left', { refundedCredits: 6, givenBack: 779 }, 4, 260, [2, 0]],
])('paid back in a dashboard: %s', (_title, changes, unused, amount, expected) => {
  const { credits, fee } = adoptedAmount(purchase(changes), unused, amount);
  expect([credits, fee]).toEqual(expected);
});

test('what went back is no room any more', () => {
  expect([roomOf(purchase()), roomOf(purchase({ refundedCredits: 6, givenBack: 779 }))]).toEqual([1299, 520]);
});

test('the same amount takes the same credits, whether it is asked for here or made in a dashboard', () => {
  assert(
    property(integer({ min: 1, max: 250 }), integer({ min: 250, max: 20_000 }), nat(200), nat(250), (credits, paid, fee, cut) => {
      const bought = { credits, paid, captured: paid + fee, refundedCredits: 0, givenBack: 0 };
      const part = refundAmount(bought, Math.min(cut, credits));
      if (part === null) return;
      expect(part.amount).toBeLessThanOrEqual(roomOf(bought));
      expect(adoptedAmount(bought, part.credits, part.amount)).toMatchObject({ credits: part.credits, fee: part.fee });
    }),
  );
});

test('the tax of all parts adds up to that of the receipt', () => {
  const before = { amount: 0, tax: 0 };
  const parts = [520, 389, 390].map((amount) => {
    const tax = refundedTax(amount, 21, before);
    before.amount += amount;
    before.tax += tax;
    return tax;
  });
  // each by itself would be 0.90 + 0.68 + 0.68
  expect([parts, before.tax]).toEqual([[90, 68, 67], 225]);
});

test('all parts of a purchase add up to what was captured, however its credits come back', () => {
  assert(
    property(
      integer({ min: 1, max: 250 }),
      integer({ min: 250, max: 20_000 }),
      nat(200),
      array(integer({ min: 1, max: 60 })),
      (credits, paid, fee, cuts) => {
        let [refundedCredits, givenBack] = [0, 0];
        for (const cut of [...cuts, credits]) {
          const unused = Math.min(cut, credits - refundedCredits);
          const part = refundAmount({ credits, paid, captured: paid + fee, refundedCredits, givenBack }, unused);
          if (part === null) continue;
          refundedCredits += part.credits;
          givenBack += part.amount;
          expect(givenBack).toBeLessThanOrEqual(paid + fee);
        }
        expect([refundedCredits, givenBack]).toEqual([credits, paid + fee]);
      },
    ),
  );
});
