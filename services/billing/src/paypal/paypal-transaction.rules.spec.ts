import { listedChargeOf, transactionsPath } from './paypal-transaction.rules.js';

const transaction = (more: object) => ({
  transaction_id: '5TY05013RG002845M',
  transaction_event_code: 'T0006',
  transaction_status: 'S',
  transaction_amount: { currency_code: 'EUR', value: '27.99' },
  ...more,
});
const listed = { reference: '5TY05013RG002845M', payment: null, amount: { amount: 2799, currency: 'EUR' } };
const money = (value: string, currency = 'EUR') => ({ transaction_amount: { currency_code: currency, value } });

test.each([
  ['payment that nobody here asked for', {}, listed],
  ['payment of ours', { custom_field: 'a' }, { ...listed, payment: 'a' }],
  ['payment that waits', { transaction_status: 'P' }, listed],
  ['payment that went back since', { transaction_status: 'V' }, listed],
  ['payment in a currency that nothing is sold in', money('2799', 'JPY'), { ...listed, amount: null }],
  ['payment of a cent', money('0.01'), { ...listed, amount: { amount: 1, currency: 'EUR' } }],
  ['payment that was denied', { transaction_status: 'D' }, null],
  ['payment to somebody else', money('-27.99'), null],
  ['payment of nothing', money('0.00'), null],
  ['refund', { transaction_event_code: 'T1107' }, null],
])('a %s', (_, more, expected) => expect(listedChargeOf(transaction(more))).toEqual(expected));

test('a page of the list is of the time up to the moment before its end', () => {
  const path = new URL(transactionsPath(new Date('2026-11-23T00:00:00Z'), new Date('2026-11-24T00:00:00Z'), 2), 'https://api-m.paypal.com');
  expect([path.pathname, Object.fromEntries(path.searchParams)]).toEqual([
    '/v1/reporting/transactions',
    {
      start_date: '2026-11-23T00:00:00.000Z',
      end_date: '2026-11-23T23:59:59.999Z',
      fields: 'transaction_info',
      page_size: '500',
      page: '2',
    },
  ]);
});
