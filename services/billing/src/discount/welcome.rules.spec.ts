import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { mayBeginWelcome, welcomeEndsAt, type WelcomeFacts } from './welcome.rules.js';

const joinedAt = new Date('2026-11-01T12:00:00Z');
const facts: WelcomeFacts = { premium: false, bought: false, joinedAt, bonusWindowSeconds: 14_400, leavingEndsAt: null, endsAt: null };
const after = (ms: number) => new Date(joinedAt.getTime() + ms);
const QUIET = hours(4) + days(7);

describe('its time may begin', () => {
  test.each<readonly [string, Partial<WelcomeFacts>, number, boolean]>([
    ['while the time bonus runs', {}, hours(3), false],
    ['as the time bonus ends', {}, hours(4), false],
    ['a second before seven days have gone since then', {}, QUIET - seconds(1), false],
    ['when seven days have gone since then', {}, QUIET, true],
    ['years later', {}, days(1000), true],
    ['without a time bonus, seven days after the signup', { bonusWindowSeconds: 0 }, days(7), true],
    ['a second before', { bonusWindowSeconds: 0 }, days(7) - seconds(1), false],
    [
      'a second before seven days have gone since the discount of who leaves',
      { leavingEndsAt: after(days(50)) },
      days(57) - seconds(1),
      false,
    ],
    ['when they have gone', { leavingEndsAt: after(days(50)) }, days(57), true],
    ['for whoever has bought', { bought: true }, QUIET, false],
    ['for whoever is Premium', { premium: true }, QUIET, false],
    ['again, while it runs', { endsAt: after(QUIET + hours(72)) }, QUIET, false],
    ['again, when it is over', { endsAt: after(QUIET) }, days(100), false],
  ])('%s', (_, changes, age, begins) => {
    expect(mayBeginWelcome({ ...facts, ...changes }, 7, after(age))).toBe(begins);
  });

  test('after as many days as the site says', () => {
    const begins = [days(3) - seconds(1), days(3)].map((age) => mayBeginWelcome(facts, 3, after(hours(4) + age)));
    expect(begins).toEqual([false, true]);
    expect(mayBeginWelcome(facts, 0, after(hours(4)))).toBe(true);
  });
});

describe('it is offered', () => {
  const endsAt = after(days(20));
  test.each<readonly [string, Partial<WelcomeFacts>, number, Date | null]>([
    ['not before it has begun', { endsAt: null }, days(19), null],
    ['until its last second', {}, days(20) - seconds(1), endsAt],
    ['and no longer', {}, days(20), null],
    ['not to whoever has bought', { bought: true }, days(19), null],
    ['not to whoever is Premium', { premium: true }, days(19), null],
  ])('%s', (_, changes, age, expected) => {
    expect(welcomeEndsAt({ ...facts, endsAt, ...changes }, after(age))).toEqual(expected);
  });
});
