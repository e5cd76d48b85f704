import { waitingIn } from './waiting.rules';

test.each([
  ['a number is taken as it stands, wherever it is', { counts: { open: 3 } }, 'counts.open', { count: 3, atLeast: false }],
  ['a list is counted', { refunds: [1, 2], more: false }, 'refunds', { count: 2, atLeast: false }],
  ['a list that goes on is at least as long', { refunds: [1, 2], more: true }, 'refunds', { count: 2, atLeast: true }],
  ['what is not there is not known', { refunds: null }, 'refunds.open', null],
  ['nor is what cannot be counted', { refunds: 'many' }, 'refunds', null],
])('%s', (_, answer, field, waiting) => {
  expect(waitingIn(answer, { field })).toEqual(waiting);
});
