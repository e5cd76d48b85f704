import { priceOf } from './message-price.rules.js';

const [member, fictional] = [{ fictional: false }, { fictional: true }];
const site = { message_credits: 2, fictional_messages_free: true };

test('a text costs what the site says', () => {
  expect(priceOf('text', member, site)).toBe(2);
  expect(priceOf('text', member, { ...site, message_credits: 0 })).toBe(0);
});

test('to fictional profiles messages are free unless the site says otherwise', () => {
  expect(priceOf('text', fictional, site)).toBe(0);
  expect(priceOf('text', fictional, { ...site, fictional_messages_free: false })).toBe(2);
});
