import { refusals } from '@rendezvous/contracts/refusals';
import { refusalOfSend } from './send.rules.js';

test('what is stored, now or before, is not refused', () => {
  expect(refusalOfSend('stored')).toBeNull();
  expect(refusalOfSend('replay')).toBeNull();
});

test.each(['not-found', 'blocked', 'closed', 'gone', 'credits'] as const)('%s refuses with a code of the contract', (result) => {
  expect(Object.keys(refusals)).toContain(refusalOfSend(result));
});

test.each(['again', 'careful'] as const)('%s answers nobody', (result) => {
  expect(() => refusalOfSend(result)).toThrow(result);
});
