import { days, seconds } from '@rendezvous/contracts/kernel';
import { nextChangeAt } from './name-change.rules.js';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

test('the first change is free, the next one comes after 30 days', () => {
  expect(nextChangeAt(null, now)).toBeNull();
  expect(nextChangeAt(now, now)).toEqual(new Date('2026-12-23T12:00:00Z'));
  expect(nextChangeAt(ago(days(30) - seconds(1)), now)).toEqual(new Date('2026-11-23T12:00:01Z'));
  expect(nextChangeAt(ago(days(30)), now)).toBeNull();
});
