import { chargeOf, keptCard } from './bank-card.rules.js';

const kept = new Date('2026-12-05T10:00:00Z');
const later = new Date('2027-01-01T00:00:00Z');

test.each([
  ['approves', 'captured', 'captured'],
  ['confirms', 'open', 'open'],
  ['declines', 'declined', 'declined'],
  ['expires', 'captured', 'declined'],
] as const)('the card that %s, charged in the month in which it was kept and in the next one', (card, now, then) => {
  expect([chargeOf(card, kept, new Date('2026-12-31T23:59:59Z')), chargeOf(card, kept, later)]).toEqual([now, then]);
});

test('every card is over after its last month', () => {
  expect(keptCard('confirms', kept)).toEqual({ brand: 'Mastercard', last4: '3220', expiryMonth: 12, expiryYear: 2028 });
  expect(chargeOf('confirms', kept, new Date('2029-01-01T00:00:00Z'))).toBe('declined');
});
