import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { askAgainAt } from './ask-again.rules.js';

const at = new Date('2026-11-21T10:00:00Z');

test('a provider that gives no answer is asked after five minutes, an hour and five times a day later, then no more', () => {
  const waits = Array.from({ length: 8 }, (_, tries) => askAgainAt(tries, at)).map((next) => next && next.getTime() - at.getTime());
  expect(waits).toEqual([minutes(5), hours(1), days(1), days(1), days(1), days(1), days(1), null]);
});
