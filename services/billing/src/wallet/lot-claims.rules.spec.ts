import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { type LotClaims, settleClaims } from './lot-claims.rules.js';

const lot = (number: number, more: Partial<LotClaims> = {}): LotClaims => ({
  lot: number,
  left: 0,
  disputed: false,
  claimed: 0,
  frozen: 0,
  chargedBack: 0,
  owed: 0,
  settled: 0,
  ...more,
});
const settled = (debt: number, ...lots: LotClaims[]) => settleClaims({ debt, lots });

test('without a claim nothing happens', () => {
  const lots = [lot(1, { left: 4 }), lot(2, { left: 10 })];
  expect(settleClaims({ debt: 0, lots })).toEqual({ debt: 0, lots, entries: [] });
});

test('an open dispute freezes what is left of its lot, and of no other', () => {
  const { lots, entries, debt } = settled(0, lot(1, { left: 6, disputed: true }), lot(2, { left: 10 }));
  expect(lots.map(({ left, frozen }) => [left, frozen])).toEqual([
    [0, 6],
    [10, 0],
  ]);
  expect([entries, debt]).toEqual([[{ lot: 1, kind: 'frozen', bought: -6 }], 0]);
});

test('a lost one takes what was frozen and leaves the spent rest as a debt', () => {
  const { lots, entries, debt } = settled(0, lot(1, { frozen: 6, claimed: 10 }));
  expect(lots).toMatchObject([{ left: 0, frozen: 0, chargedBack: 6, owed: 4 }]);
  expect(entries).toEqual([
    { lot: 1, kind: 'released', bought: 6 },
    { lot: 1, kind: 'chargeback', bought: -6 },
  ]);
  expect(debt).toBe(4);
});

test('won after it was lost, everything is as it was', () => {
  const { lots, entries, debt } = settled(4, lot(1, { chargedBack: 6, owed: 4, claimed: 0 }));
  expect([lots, entries, debt]).toEqual([[lot(1, { left: 6 })], [{ lot: 1, kind: 'returned', bought: 6 }], 0]);
});

test('what later purchases paid of a debt that is none goes back to them, the latest first', () => {
  const given = [lot(1, { chargedBack: 2, owed: 8, claimed: 0 }), lot(2, { settled: 5 }), lot(3, { left: 7, settled: 3 })];
  const { lots, entries, debt } = settled(0, ...given);
  expect(lots.map(({ left }) => left)).toEqual([2, 5, 10]);
  expect(entries).toEqual([
    { lot: 1, kind: 'returned', bought: 2 },
    { lot: 3, kind: 'returned', bought: 3 },
    { lot: 2, kind: 'returned', bought: 5 },
  ]);
  expect(debt).toBe(0);
});

test('what was given back to a lot is frozen while it is disputed, and taken where it is owed', () => {
  expect(settled(0, lot(1, { left: 3, frozen: 2, disputed: true })).lots).toMatchObject([{ left: 0, frozen: 5 }]);
  const lost = settled(4, lot(1, { left: 3, chargedBack: 6, owed: 4, claimed: 10 }));
  expect([lost.lots, lost.debt]).toEqual([[lot(1, { chargedBack: 9, owed: 1, claimed: 10 })], 1]);
});

test('a debt that no lot owes is a fault, not a gift', () => {
  expect(() => settled(0, lot(1, { owed: 3, claimed: 0 }))).toThrow('3 credits were owed by no lot');
});

interface Step {
  readonly what: 'buy' | 'spend' | 'claim' | 'back';
  readonly lot: number;
  readonly credits: number;
  readonly disputed: boolean;
}

test('however claims come and go: nothing is below zero, no credit is lost, and without claims all is as if there had been none', () => {
  const step = record<Step>({
    what: constantFrom('buy', 'spend', 'claim', 'claim', 'back'),
    lot: nat(4),
    credits: integer({ min: 0, max: 12 }),
    disputed: boolean(),
  });
  assert(
    property(array(step, { maxLength: 25 }), (steps) => {
      let lots: LotClaims[] = [];
      let debt = 0;
      let [bought, spent] = [0, 0];
      const sizes: number[] = [];
      const settle = () => {
        const before = lots.reduce((sum, { left }) => sum + left, 0);
        const after = settleClaims({ debt, lots });
        lots = [...after.lots];
        debt = after.debt;
        expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(before + after.entries.reduce((sum, entry) => sum + entry.bought, 0));
        expect(settleClaims({ debt, lots })).toEqual({ debt, lots, entries: [] });
      };
      const total = (part: (one: LotClaims) => number) => lots.reduce((sum, one) => sum + part(one), 0);
      const check = () => {
        for (const one of lots)
          for (const part of [one.left, one.frozen, one.chargedBack, one.owed, one.settled]) expect(part).toBeGreaterThanOrEqual(0);
        expect(debt).toBe(total(({ owed }) => owed) - total(({ settled: paid }) => paid));
        expect(total((one) => one.left + one.frozen + one.chargedBack + one.settled)).toBe(bought - spent);
      };
      for (const { what, lot: index, credits, disputed } of steps) {
        const one = lots[index];
        if (what === 'buy' && credits > 0) {
          const paid = Math.min(debt, credits);
          debt -= paid;
          lots.push(lot(lots.length, { left: credits - paid, settled: paid }));
          sizes.push(credits);
          bought += credits;
        } else if (one !== undefined && what === 'spend') {
          const share = Math.min(one.left, credits);
          lots[index] = { ...one, left: one.left - share };
          spent += share;
        } else if (one !== undefined && what === 'back') {
          const kept = one.left + one.frozen + one.chargedBack + one.settled;
          const share = Math.min(sizes[index]! - kept, credits);
          lots[index] = { ...one, left: one.left + share };
          spent -= share;
          settle();
        } else if (one !== undefined && what === 'claim') {
          lots[index] = { ...one, claimed: Math.min(credits, sizes[index]!), disputed };
          settle();
        }
        check();
      }
      lots = lots.map((one) => ({ ...one, claimed: 0, disputed: false }));
      settle();
      expect([debt, lots.reduce((sum, { left }) => sum + left, 0)]).toEqual([0, bought - spent]);
    }),
    { numRuns: 500 },
  );
});
