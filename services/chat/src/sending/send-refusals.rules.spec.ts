import { billingRefusals } from '@rendezvous/contracts/billing/refusals';
import { chatRefusals } from '@rendezvous/contracts/chat/refusals';
import { refusalOfSend, throwIfRefused } from './send-refusals.rules.js';

test('what is stored, now or before, is not refused', () => {
  expect(refusalOfSend('stored')).toBeNull();
  expect(refusalOfSend('replay')).toBeNull();
});

test.each([
  ['not-found', 'chat.conversation-not-found'],
  ['blocked', 'chat.blocked'],
  ['closed', 'chat.partner-gone'],
  ['gone', 'chat.partner-gone'],
  ['paid-before', 'chat.sent-before'],
  ['credits', 'billing.not-enough-credits'],
] as const)('%s refuses as %s, a code of the contract', (result, code) => {
  expect(refusalOfSend(result)).toBe(code);
  expect(Object.keys({ ...chatRefusals, ...billingRefusals })).toContain(code);
});

test('who is refused hears the code, who is not hears nothing', () => {
  expect(() => throwIfRefused('credits')).toThrow('billing.not-enough-credits');
  expect(() => throwIfRefused('stored')).not.toThrow();
});

test('a result that is still to be checked answers nobody', () => {
  expect(() => refusalOfSend('check-visibility')).toThrow('check-visibility');
});
