import { bonusEndsAt } from './time-bonus.rules.js';

const joinedAt = new Date('2026-11-20T20:12:00Z');
const facts = { premium: false, joinedAt, used: false, windowSeconds: 14_400 };
const at = (time: string) => new Date(`2026-11-${time}Z`);

test('the bonus runs for four hours from the signup', () => {
  expect(bonusEndsAt(facts, joinedAt)).toEqual(at('21T00:12:00'));
  expect(bonusEndsAt(facts, at('20T20:11:59'))).toBeNull();
  expect(bonusEndsAt(facts, at('21T00:11:59'))).toEqual(at('21T00:12:00'));
  expect(bonusEndsAt(facts, at('21T00:12:00'))).toBeNull();
});

test('who is Premium or used it gets none', () => {
  expect(bonusEndsAt({ ...facts, premium: true }, joinedAt)).toBeNull();
  expect(bonusEndsAt({ ...facts, used: true }, joinedAt)).toBeNull();
});
