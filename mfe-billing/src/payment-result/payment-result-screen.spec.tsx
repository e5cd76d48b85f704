import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import {
  dearOrder,
  openOrder,
  order,
  priceList,
  priceListAfterDisputes,
  returnedOrder,
  signedOrder,
  uncollectedOrder,
  usedUpOrder,
} from '../testing/answers';
import { show } from '../testing/show';
import { PaymentResultScreen } from './payment-result-screen';

const ORDER = 'GET /api/orders/7';
const CANCEL = 'POST /api/orders/7/cancel';
const CHECK = 'POST /api/orders/7/check';
const OTHERS = {
  'GET /api/credits/bundles': () => priceList,
  'GET /api/user.php': () => ({ user: { ...user, credits: 28, paid_user: true } }),
};
const page = { at: '/credits/return/7', route: '/credits/return/:orderId' };

afterEach(() => jest.useRealTimers());

test('a completed order shows credits, Premium for life and what was paid', async () => {
  givenServer({ [ORDER]: () => order, ...OTHERS });
  await show(<PaymentResultScreen />, { ...page, user: { ...user, credits: 28, paid_user: true } });
  expect(await screen.findByRole('heading', { name: '25 credits are yours' })).toBeInTheDocument();
  expect(screen.getByText(/You are Premium for life.*You have 28 credits now\./)).toBeInTheDocument();
  expect(screen.getByText('VAT 20%').nextSibling).toHaveTextContent('€4.67');
  expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute('href', '/transactions/7');
});

test('a direct debit that is signed brought its credits, and says when the money is taken', async () => {
  givenServer({ [ORDER]: () => signedOrder, ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: '25 credits are yours' })).toBeInTheDocument();
  expect(await screen.findByText('Not debited yet: €27.99')).toBeInTheDocument();
  expect(screen.getByText(/to be debited on November 24, 2026/)).toBeInTheDocument();
});

test('signed on an earlier visit it is not told as paid', async () => {
  givenServer({ [ORDER]: () => signedOrder, ...OTHERS });
  await show(<PaymentResultScreen />, { ...page, at: '/credits/return/7?earlier=yes' });
  expect(await screen.findByRole('heading', { name: 'You signed for this purchase before' })).toBeInTheDocument();
  expect(screen.getByText(/^You signed its direct debit on November 20, 2026/)).toBeInTheDocument();
  expect(await screen.findByText('Not debited yet: €27.99')).toBeInTheDocument();
});

test('a debit that did not go out, or came back, is not told as paid back', async () => {
  const server = givenServer({ [ORDER]: () => uncollectedOrder, ...OTHERS });
  const { unmount } = await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'This order is not debited' })).toBeInTheDocument();
  unmount();
  server.answers({ [ORDER]: () => returnedOrder });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'The debit for this order came back' })).toBeInTheDocument();
});

test('a completed order that brought fewer credits than were chosen says why at once', async () => {
  givenServer({ [ORDER]: () => dearOrder, ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: '19 credits are yours' })).toBeInTheDocument();
  expect(screen.getByText('Why 19 credits and not 25')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'order 9' })).toHaveAttribute('href', '/transactions/9');
});

test('where other members had used the code up it says so, and names nobody’s order', async () => {
  givenServer({ [ORDER]: () => usedUpOrder, ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByText(/^Other members had used up the discount code/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^order/ })).not.toBeInTheDocument();
});

test('an open order asks the provider again and again, and completes by itself', async () => {
  jest.useFakeTimers();
  let paid = false;
  const working = { ...openOrder, redirect: null };
  const server = givenServer({ [ORDER]: () => (paid ? order : working), [CHECK]: () => (paid ? order : working), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'Your bank is working on it' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back to the payment page' })).not.toBeInTheDocument();
  await waitFor(() => expect(server.of(CHECK)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(server.of(CHECK)).toHaveLength(2);
  paid = true;
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(await screen.findByRole('heading', { name: '25 credits are yours' })).toBeInTheDocument();
  expect(await screen.findByText(/You have 28 credits now/)).toBeInTheDocument();
  const asked = server.of(CHECK).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(server.of(CHECK)).toHaveLength(asked);
});

test('who has not finished paying is told so once the provider said it, with the way on and the way to cancel', async () => {
  let left = false;
  const cancelled = { ...openOrder, state: 'cancelled', redirect: null };
  const server = givenServer({
    [ORDER]: () => (left ? cancelled : openOrder),
    [CHECK]: () => openOrder,
    [CANCEL]: () => {
      left = true;
      return cancelled;
    },
    ...OTHERS,
  });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'You have not finished paying' })).toBeInTheDocument();
  expect(screen.queryByText(/working on it|few seconds/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the payment page' })).toHaveAttribute('href', openOrder.redirect);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
  expect(await screen.findByText(/^You cancelled the payment/)).toBeInTheDocument();
  expect(server.of(CANCEL)).toHaveLength(1);
});

test('a payment that cannot be cancelled at the moment can be tried again', async () => {
  givenServer({ [ORDER]: () => openOrder, [CHECK]: () => openOrder, [CANCEL]: () => new Refused(503, 'server.unavailable'), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  expect(await screen.findByText(/^We are not available right now\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel the payment' })).toBeEnabled();
});

test('an order that the member’s next one took the place of says so, and that they cancelled nothing', async () => {
  givenServer({ [ORDER]: () => ({ ...openOrder, state: 'cancelled', replaced: true, redirect: null }), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'Your next order took the place of this one' })).toBeInTheDocument();
  expect(screen.getByText(/a discount that it had went to the other/)).toBeInTheDocument();
  expect(screen.queryByText(/You cancelled|Try again/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All purchases' })).toHaveAttribute('href', '/transactions');
});

test.each([
  ['decided', order, 7, null],
  ['decided, and another one waits', order, 8, 'kept'],
  ['still open', openOrder, 7, 'kept'],
] as const)('the same wish is another order once this one is %s', async (_, answer, kept, left) => {
  const name = 'rdv:private:order-without-answer';
  localStorage.setItem(name, JSON.stringify({ wish: 'a', clientId: 'b', at: Date.now(), order: kept }));
  givenServer({ [ORDER]: () => answer, [CHECK]: () => answer, ...OTHERS });
  await show(<PaymentResultScreen />, page);
  await screen.findByRole('heading', { name: answer === order ? '25 credits are yours' : 'You have not finished paying' });
  expect(localStorage.getItem(name) === null ? null : 'kept').toBe(left);
  localStorage.clear();
});

test('while its company does not say whether it was paid, that is told, with what can be done; it is asked on', async () => {
  jest.useFakeTimers();
  const silent = { ...openOrder, unanswered: true, redirect: null };
  let heard = false;
  const server = givenServer({ [ORDER]: () => (heard ? order : silent), [CHECK]: () => (heard ? order : silent), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'We are still checking your payment' })).toBeInTheDocument();
  expect(screen.getByText(/nobody knows yet whether you were charged/)).toBeInTheDocument();
  expect(screen.getByText('Order number').nextSibling).toHaveTextContent(String(silent.id));
  expect(screen.getByText('25 credits')).toBeInTheDocument();
  expect(screen.queryByText(/Try again|Pay with/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Place a new order' })).toHaveAttribute('href', '/credits/25/card');
  expect(screen.getByText(/^This one may still be charged as well/)).toBeInTheDocument();
  heard = true;
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await screen.findByRole('heading', { name: '25 credits are yours' })).toBeInTheDocument();
  expect(server.of(CHECK).length).toBeGreaterThan(1);
});

test('what was paid on an earlier visit is told as that, and congratulates nobody', async () => {
  givenServer({ [ORDER]: () => order, ...OTHERS });
  await show(<PaymentResultScreen />, { ...page, at: '/credits/return/7?earlier=yes' });
  expect(await screen.findByRole('heading', { name: 'You have paid this before' })).toBeInTheDocument();
  expect(screen.getByText(/its 25 credits are in your account\. Nothing was charged now\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/Premium for life/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buy the same again' })).toHaveAttribute('href', `/credits/${order.bundle}/${order.method}`);
});

test('who left the provider’s page has the payment cancelled first, and is told so', async () => {
  let left = false;
  const cancelled = { ...openOrder, state: 'cancelled', redirect: null };
  const server = givenServer({
    [ORDER]: () => (left ? cancelled : openOrder),
    [CANCEL]: () => {
      left = true;
      return cancelled;
    },
    ...OTHERS,
  });
  await show(<PaymentResultScreen />, { ...page, at: '/credits/return/7?left=yes' });
  expect(await screen.findByRole('heading', { name: 'Payment failed or has been cancelled.' })).toBeInTheDocument();
  expect(screen.getByText(/^You cancelled the payment/)).toBeInTheDocument();
  expect([server.of(CANCEL).length, server.of(CHECK).length]).toEqual([1, 0]);
});

test('a check that fails does not end the waiting', async () => {
  jest.useFakeTimers();
  const server = givenServer({ [ORDER]: () => openOrder, [CHECK]: () => new Refused(500, 'server.error'), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  await screen.findByText('Your bank is working on it');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(server.of(CHECK).length).toBeGreaterThan(3);
  expect(screen.getByText('Your bank is working on it')).toBeInTheDocument();
});

test.each([
  ['failed', /Nothing was charged, and your choice of 25 credits is kept/],
  ['cancelled', /You cancelled the payment, and your choice of 25 credits is kept/],
  ['expired', /not finished in time. Your choice of 25 credits is kept/],
] as const)('an order that %s offers another try and another method, with the same bundle', async (state, text) => {
  givenServer({ [ORDER]: () => ({ ...openOrder, state, redirect: null }), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'Payment failed or has been cancelled.' })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again by card' })).toHaveAttribute('href', '/credits/25/card');
  expect(await screen.findByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute('href', '/credits/25/paypal');
});

test('who comes back from paying an order that was given up meanwhile sees it paid; the provider is asked once', async () => {
  let told = { ...openOrder, state: 'cancelled', redirect: null } as typeof order;
  const server = givenServer({ [ORDER]: () => told, [CHECK]: () => (told = order), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: '25 credits are yours' })).toBeInTheDocument();
  expect(server.of(CHECK)).toHaveLength(1);
});

test.each(['failed', 'cancelled'] as const)(
  'a stored card that %s can be tried again; another and PayPal are offered beside it',
  async (state) => {
    const stored_method = { id: 3, brand: 'Visa', last4: '4242' };
    givenServer({ [ORDER]: () => ({ ...openOrder, state, redirect: null, stored_method }), ...OTHERS });
    await show(<PaymentResultScreen />, page);
    expect(await screen.findByText(/^The payment with Visa ending in 4242 did not go through: /)).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Pay with PayPal' });
    const ways = screen.getAllByRole('link', { name: /^(Try again|Pay)/ });
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Try again with Visa ending in 4242', '/credits/25/card?card=3'],
      ['Pay with another card', '/credits/25/card?card=another'],
      ['Pay with PayPal', '/credits/25/paypal'],
    ]);
  },
);

test('a card that was stored is told of, with the way to remove it', async () => {
  givenServer({ [ORDER]: () => ({ ...order, card_stored: true }), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByText(/Visa ending in 4242 is stored for your next purchases\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stored payment methods' })).toHaveAttribute('href', '/credits/stored-methods');
});

test('another try comes first, then PayPal, then what else the country has', async () => {
  const methods = ['ideal', 'card', 'paypal'].map((method) => ({ method, fee: { amount: 0, currency: 'EUR' }, blocked: false }));
  givenServer({
    [ORDER]: () => ({ ...openOrder, state: 'failed', redirect: null }),
    ...OTHERS,
    'GET /api/credits/bundles': () => ({ ...priceList, methods }),
  });
  await show(<PaymentResultScreen />, page);
  await screen.findByRole('link', { name: 'Pay with iDEAL' });
  const ways = screen.getAllByRole('link', { name: /^(Try again|Pay)/ }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/credits/25/card', '/credits/25/paypal', '/credits/25/ideal']);
});

test('a method that is no longer open to the member is not offered again, neither as another try nor as another way', async () => {
  const server = givenServer({
    [ORDER]: () => ({ ...openOrder, state: 'failed', redirect: null }),
    ...OTHERS,
    'GET /api/credits/bundles': () => priceListAfterDisputes,
  });
  const first = await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('link', { name: 'Pay with PayPal' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /by card/ })).not.toBeInTheDocument();
  first.unmount();
  server.answers({ [ORDER]: () => ({ ...openOrder, method: 'paypal', card: null, state: 'cancelled', redirect: null }) });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('link', { name: 'Try again with PayPal' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /by card/ })).not.toBeInTheDocument();
});

test('only the first purchase makes Premium; a later one says what there is now', async () => {
  givenServer({ [ORDER]: () => ({ ...order, first_purchase: false }), ...OTHERS });
  await show(<PaymentResultScreen />, { ...page, user: { ...user, credits: 28, paid_user: true } });
  expect(await screen.findByText('You have 28 credits now.')).toBeInTheDocument();
  expect(screen.queryByText(/Premium for life/)).not.toBeInTheDocument();
});

describe('the way back leads to the page that asked for credits', () => {
  beforeEach(() => localStorage.setItem('rdv:private:billing:came-from:7', '"/chats/42"'));
  afterEach(() => localStorage.clear());

  test('when the credits are there', async () => {
    givenServer({ [ORDER]: () => order, ...OTHERS });
    await show(<PaymentResultScreen />, page);
    expect(await screen.findByRole('link', { name: 'Back to the conversation' })).toHaveAttribute('href', '/chats/42');
    expect(screen.queryByRole('link', { name: 'Find members' })).not.toBeInTheDocument();
  });

  test('also after another try, which keeps it', async () => {
    givenServer({ [ORDER]: () => ({ ...openOrder, state: 'failed', redirect: null }), ...OTHERS });
    await show(<PaymentResultScreen />, page);
    expect(await screen.findByText(/^The payment failed\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again by card' })).toHaveAttribute('href', '/credits/25/card?next=%2Fchats%2F42');
    expect(screen.getByRole('link', { name: 'Back to the conversation' })).toHaveAttribute('href', '/chats/42');
  });
});

test('somebody else’s order is not found', async () => {
  givenServer({ [ORDER]: () => new Refused(404, 'billing.order-not-found'), ...OTHERS });
  await show(<PaymentResultScreen />, page);
  expect(await screen.findByRole('heading', { name: 'This order could not be found' })).toBeInTheDocument();
});
