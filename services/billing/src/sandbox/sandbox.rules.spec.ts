import { BANK_DELIVERIES, BANK_OUTCOMES, type BankStatus, DECISIONS, REPORTED, eventsOf } from './sandbox.rules.js';

test('what the bank decides, and whether the money comes later all the same', () => {
  expect(BANK_OUTCOMES.map((outcome) => [outcome, DECISIONS[outcome].status, DECISIONS[outcome].capturedLater])).toEqual([
    ['approve', 'captured', false],
    ['decline', 'declined', false],
    ['cancel', 'cancelled', false],
    ['approve-late', 'processing', true],
    ['cancel-then-approve', 'cancelled', true],
  ]);
});

test('what each status means to the shop', () => {
  const statuses: readonly BankStatus[] = ['open', 'processing', 'captured', 'declined', 'cancelled'];
  expect(statuses.map((status) => REPORTED[status])).toEqual(['pending', 'pending', 'paid', 'failed', 'cancelled']);
});

test('news reach the shop twice, after an older event that is sent late, or not at all', () => {
  expect(BANK_DELIVERIES.map((delivery) => eventsOf('captured', delivery))).toEqual([
    [{ status: 'paid', age: 0, times: 2 }],
    [
      { status: 'paid', age: 0, times: 2 },
      { status: 'pending', age: 5, times: 1 },
      { status: 'paid', age: 0, times: 1 },
    ],
    [],
  ]);
});
