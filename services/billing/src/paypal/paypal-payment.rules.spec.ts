import {
  disputeReportOf,
  fromPayPalMoney,
  type PayPalDispute,
  type PayPalOrder,
  paymentReportOf,
  toPayPalMoney,
} from './paypal-payment.rules.js';

test.each([1, 5, 99, 100, 1299, 19_999, 28_35_67])('%i cents are the same after a way to PayPal and back', (amount) => {
  const money = { amount, currency: 'EUR' } as const;
  expect(toPayPalMoney(money).value).toMatch(/^\d+\.\d\d$/);
  expect(fromPayPalMoney(toPayPalMoney(money))).toEqual(money);
});

test('a currency that nothing is sold in is no amount', () => {
  expect(() => fromPayPalMoney({ currency_code: 'JPY', value: '100' })).toThrow('Invalid');
});

const order = (captured: string | null, status = 'COMPLETED'): PayPalOrder => ({
  id: 'O1',
  status,
  create_time: '2026-11-20T10:00:00Z',
  purchase_units: [
    {
      amount: { currency_code: 'EUR', value: '27.99' },
      payments: { captures: captured === null ? [] : [{ id: 'C1', status: captured, amount: { currency_code: 'EUR', value: '1.00' } }] },
    },
  ],
});

test.each([
  ['COMPLETED', 'paid'],
  ['REFUNDED', 'paid'],
  ['PARTIALLY_REFUNDED', 'paid'],
  ['PENDING', 'pending'],
  ['DECLINED', 'failed'],
  ['FAILED', 'failed'],
])('a capture that is %s makes the payment %s, at what was captured', (captured, status) => {
  expect(paymentReportOf(order(captured), 0)).toMatchObject({ status, amount: { amount: 100, currency: 'EUR' } });
});

test('without a capture it waits, unless the order was withdrawn; what is said of none today is no answer', () => {
  expect(paymentReportOf(order(null, 'APPROVED'), 0)).toMatchObject({ status: 'pending', amount: { amount: 2799 } });
  expect(paymentReportOf(order(null, 'VOIDED'), 0).status).toBe('cancelled');
  expect(() => paymentReportOf(order('MELTED'), 0)).toThrow('MELTED');
});

const dispute = (status: string, stage: string, outcome?: string): PayPalDispute => ({
  dispute_id: 'D1',
  status,
  dispute_life_cycle_stage: stage,
  dispute_amount: { currency_code: 'EUR', value: '27.99' },
  ...(outcome === undefined ? {} : { dispute_outcome: { outcome_code: outcome } }),
});

test.each([
  ['OPEN', 'INQUIRY', undefined, 'warning'],
  ['UNDER_REVIEW', 'CHARGEBACK', undefined, 'open'],
  ['RESOLVED', 'INQUIRY', 'CANCELED_BY_BUYER', 'won'],
  ['RESOLVED', 'CHARGEBACK', 'RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED', 'CHARGEBACK', 'RESOLVED_WITH_PAYOUT', 'won'],
  ['RESOLVED', 'CHARGEBACK', 'RESOLVED_BUYER_FAVOUR', 'lost'],
  ['RESOLVED', 'CHARGEBACK', 'ACCEPTED', 'lost'],
])('a dispute that is %s at %s with %s is %s', (status, stage, outcome, told) => {
  expect(disputeReportOf(dispute(status, stage, outcome), 'O1')).toMatchObject({ reference: 'D1', payment: 'O1', status: told });
});
