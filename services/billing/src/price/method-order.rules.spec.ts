import { moved } from './method-order.rules.js';

const list = ['ideal', 'card', 'paypal', 'sepa'];

test.each([
  ['sepa', 1, ['sepa', 'ideal', 'card', 'paypal']],
  ['ideal', 2, ['card', 'ideal', 'paypal', 'sepa']],
  ['card', 2, list],
  ['card', 9, ['ideal', 'paypal', 'sepa', 'card']],
])('%s at place %i leaves the others in their order', (item, position, order) => {
  expect(moved(list, item, position)).toEqual(order);
});
