import { outcomeOfFailure } from './stripe-failure.rules.js';

const failure = (statusCode?: number) => Object.assign(new Error(`HTTP ${statusCode}`), { statusCode });

test.each([400, 402, 404])('%i says that nothing was done, and that asking again is of no use', (status) => {
  expect(outcomeOfFailure(failure(status))).toEqual({ outcome: 'refused', reason: `HTTP ${status}` });
});

test.each([undefined, 401, 403, 409, 429, 500, 502, 503])('%s leaves it unknown', (status) => {
  expect(outcomeOfFailure(failure(status)).outcome).toBe('unknown');
});

test('so does what is no error of Stripe’s', () => {
  expect(outcomeOfFailure('broken')).toEqual({ outcome: 'unknown', reason: 'broken' });
});
