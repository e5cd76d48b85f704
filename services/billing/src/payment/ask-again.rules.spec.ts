import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { askAgainAt, waitAgain } from './ask-again.rules.js';

const at = new Date('2026-11-21T10:00:00Z');

test('a provider that gives no answer is asked after five minutes, an hour and five times a day later, then no more', () => {
  const waits = Array.from({ length: 8 }, (_, tries) => askAgainAt(tries, at)).map((next) => next && next.getTime() - at.getTime());
  expect(waits).toEqual([minutes(5), hours(1), days(1), days(1), days(1), days(1), days(1), null]);
});

test('what takes as long as it takes is looked at after five minutes, an hour, and then daily without an end', () => {
  const waits: number[] = [];
  let tries = 0;
  for (let time = 0; time < 5; time += 1) {
    const next = waitAgain(tries, at);
    waits.push(next.tryAfter.getTime() - at.getTime());
    ({ tries } = next);
  }
  expect(waits).toEqual([minutes(5), hours(1), days(1), days(1), days(1)]);
  // a silence after it has its daily tries still
  expect(askAgainAt(tries + 4, at)).not.toBeNull();
});
