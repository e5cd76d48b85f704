import { isOver, readSigned, sandboxAnswer, SANDBOX_OUTCOMES, signedAnswer } from './age-sandbox.rules.js';

const at = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

test('what the company answers at once, and after 20 seconds', () => {
  const told = (seconds: number) => SANDBOX_OUTCOMES.map((outcome) => sandboxAnswer(outcome, at, later(seconds)));
  expect(told(19)).toEqual(['over', 'under', 'unclear', 'cancelled', 'pending', 'pending']);
  expect(told(20)).toEqual(['over', 'under', 'unclear', 'cancelled', 'over', 'pending']);
  expect(sandboxAnswer(null, null, at)).toBe('pending');
});

test('its page can be answered for half an hour', () => {
  expect([isOver(at, later(1799)), isOver(at, later(1800))]).toEqual([false, true]);
});

test('an answer is proven by its signature, for one check and one answer', () => {
  const signed = signedAnswer('secret', 'one', 'under');
  expect(readSigned('secret', 'one', signed)).toBe('under');
  expect(readSigned('secret', 'other', signed)).toBeNull();
  expect(readSigned('another secret', 'one', signed)).toBeNull();
  expect(readSigned('secret', 'one', signed.replace('under', 'over'))).toBeNull();
  for (const broken of ['', 'over', 'over.', `over.${'0'.repeat(64)}`, `admin.${'0'.repeat(64)}`, `${signed}0`])
    expect(readSigned('secret', 'one', broken)).toBeNull();
});
