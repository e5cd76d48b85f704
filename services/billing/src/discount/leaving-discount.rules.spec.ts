import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { leavingDiscountEndsAt, type LeavingOfferFacts, mayTakeLeavingDiscount } from './leaving-discount.rules.js';

const joinedAt = new Date('2026-11-01T12:00:00Z');
const after = (ms: number) => new Date(joinedAt.getTime() + ms);
const facts: LeavingOfferFacts = {
  percentage: 25,
  taken: false,
  keptBack: false,
  joinedAt,
  bonusWindowSeconds: 14_400,
  welcomeEndsAt: null,
  canBuy: true,
};
const QUIET = hours(4) + days(7);

describe('it may be taken', () => {
  test.each<readonly [string, Partial<LeavingOfferFacts>, number, boolean]>([
    ['when seven days have gone since the time bonus', {}, QUIET, true],
    ['not a second before', {}, QUIET - seconds(1), false],
    ['while the welcome discount runs: no', { welcomeEndsAt: after(days(20)) }, days(19), false],
    ['a second before seven days have gone since that: no', { welcomeEndsAt: after(days(20)) }, days(27) - seconds(1), false],
    ['and then', { welcomeEndsAt: after(days(20)) }, days(27), true],
    ['never twice', { taken: true }, days(1000), false],
    ['not where the company gives nothing', { percentage: 0 }, QUIET, false],
    ['not by whoever writes to nobody for now', { keptBack: true }, QUIET, false],
    ['not by whoever could buy nothing with it', { canBuy: false }, QUIET, false],
  ])('%s', (_, changes, age, may) => {
    expect(mayTakeLeavingDiscount({ ...facts, ...changes }, 7, after(age))).toBe(may);
  });

  test('after as many days as the site says', () => {
    const may = [days(3) - seconds(1), days(3)].map((age) => mayTakeLeavingDiscount(facts, 3, after(hours(4) + age)));
    expect(may).toEqual([false, true]);
  });
});

test('it counts until its last second, unless it was used or switched off', () => {
  const taken = { active: true, used: false, endsAt: after(hours(72)) };
  expect(leavingDiscountEndsAt(taken, after(hours(72) - 1))).toEqual(taken.endsAt);
  expect(leavingDiscountEndsAt(taken, after(hours(72)))).toBeNull();
  expect(leavingDiscountEndsAt({ ...taken, used: true }, after(0))).toBeNull();
  expect(leavingDiscountEndsAt({ ...taken, active: false }, after(0))).toBeNull();
});
