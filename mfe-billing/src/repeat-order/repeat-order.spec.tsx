import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import { eur, noStoredCards, nothingToRepeat, openOrder, priceListWithBonus, repeatOrder, storedCards } from '../testing/answers';
import { payAndConfirm } from '../testing/pay';
import { show } from '../testing/show';
import { RepeatOrderScreen } from './repeat-order-screen';

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());

const AGAIN = 'GET /api/credits/repeat-order';
const CREATE = 'POST /api/orders';
const USER = { 'GET /api/user.php': () => ({ user }), 'GET /api/stored-methods': () => noStoredCards };
const placed = () => ({ order: openOrder, redirect: openOrder.redirect });
const shown = async (at = '/credits/repeat-order') => {
  const left: string[] = [];
  await show(<RepeatOrderScreen leave={(to) => left.push(to)} />, { at, route: '/credits/repeat-order' });
  return left;
};
const without = (obstacle: RepeatOrder['obstacle'], others: RepeatOrder['other_methods'] = ['ideal', 'paypal']): RepeatOrder => ({
  ...repeatOrder,
  offer: null,
  obstacle,
  other_methods: others,
});

test('says what was bought, what it costs now, and of the card that it is asked for again', async () => {
  givenServer({ [AGAIN]: () => repeatOrder, ...USER });
  await shown();
  expect(await screen.findByText('On November 20, 2026 you bought 50 credits. Here is the same at today’s price.')).toBeInTheDocument();
  expect(screen.getByText('The card ending in 4242 was used last time; the payment page asks for it again.')).toBeInTheDocument();
  expect(screen.getByText(/order with an obligation to pay.*within 14 days/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
  expect(screen.getByRole('link', { name: /^Choose something else/ })).toHaveAttribute('href', '/credits/50/card');
});

test('an earlier order that may still be charged is told of before the same is bought again', async () => {
  givenServer({ [AGAIN]: () => ({ ...repeatOrder, offer: { ...repeatOrder.offer!, unanswered_order: 7 } }), ...USER });
  await shown();
  expect(await screen.findByText(/may still be charged as well.*can be returned within 14 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See how it stands' })).toHaveAttribute('href', '/credits/return/7');
});

test('a stored card is named in the page and chosen in the dialog; whoever presses again pays with it', async () => {
  const server = givenServer({ [AGAIN]: () => repeatOrder, [CREATE]: placed, ...USER, 'GET /api/stored-methods': () => storedCards });
  await shown();
  expect(await screen.findByText('Your stored card. The next step lets you choose another one.')).toBeInTheDocument();
  expect(screen.getByText('Visa ending in 4242')).toBeInTheDocument();
  expect(screen.queryByText(/was used last time/)).not.toBeInTheDocument();
  await payAndConfirm();
  await waitFor(() => expect(server.of(CREATE).map(({ body }) => body['stored_method'])).toEqual([3]));
});

test('orders exactly what was confirmed, with the discount by its name, and keeps where the member came from', async () => {
  const { offer } = repeatOrder;
  const cheaper: RepeatOrder = {
    ...repeatOrder,
    offer: { ...offer!, bundle: { ...offer!.bundle, price_now: eur(3749) }, discount: priceListWithBonus.offer, total: eur(3749) },
  };
  const server = givenServer({ [AGAIN]: () => cheaper, [CREATE]: placed, ...USER });
  const left = await shown('/credits/repeat-order?next=%2Fchats%2F42');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay €37.49' }));
  expect(screen.getByText('Because you joined at 9:12 PM. Ends at 1:12 AM and does not come back.')).toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Buy 50 credits for €37.49?' });
  expect(within(dialog).getByText(/^The card ending in 4242 was used last time/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Pay €37.49' })).toHaveFocus();
  expect(server.of(CREATE)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(left).toEqual([openOrder.redirect]));
  expect(server.of(CREATE).map(({ body }) => body)).toEqual([
    {
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      bundle: '50',
      method: 'card',
      expected_total: 3749,
      expected_currency: 'EUR',
      discount_code: 'TIMEBONUS25',
    },
  ]);
  expect(localStorage.getItem('rdv:private:billing:came-from:7')).toBe('"/chats/42"');
});

test('after a lost answer the page that is loaded anew continues the same order', async () => {
  const server = givenServer({ [AGAIN]: () => repeatOrder, [CREATE]: () => new Refused(503, 'billing.provider-silent'), ...USER });
  await shown();
  await payAndConfirm();
  expect(await screen.findByText(/gives no answer right now. Nothing was charged/)).toBeInTheDocument();
  cleanup();
  server.answers({ [CREATE]: placed });
  const left = await shown();
  await payAndConfirm();
  await waitFor(() => expect(left).toHaveLength(1));
  const ids = server.of(CREATE).map(({ body }) => body['clientId']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a price that changed meanwhile is told and shown, and asks again', async () => {
  const dearer: RepeatOrder = {
    ...repeatOrder,
    offer: { ...repeatOrder.offer!, bundle: { ...repeatOrder.offer!.bundle, price: eur(5499), price_now: eur(5499) }, total: eur(5499) },
  };
  const server = givenServer({ [AGAIN]: () => repeatOrder, ...USER });
  server.answers({ [CREATE]: () => new Refused(409, 'billing.price-changed', { params: { total: 5499, currency: 'EUR' } }) });
  const left = await shown();
  await screen.findByRole('button', { name: 'Pay €49.99' });
  server.answers({ [AGAIN]: () => dearer });
  await payAndConfirm();
  expect(await screen.findByRole('button', { name: 'Pay €54.99' })).toBeEnabled();
  expect(screen.getByText(/it is €54.99 now. Nothing was ordered/)).toBeInTheDocument();
  expect([screen.queryByRole('dialog'), left]).toEqual([null, []]);
});

test('a method that is blocked meanwhile: says so, and offers PayPal first', async () => {
  const server = givenServer({ [AGAIN]: () => repeatOrder, [CREATE]: () => new Refused(409, 'billing.method-blocked'), ...USER });
  await shown();
  await screen.findByRole('button', { name: 'Pay €49.99' });
  server.answers({ [AGAIN]: () => without('method-blocked') });
  await payAndConfirm();
  expect(await screen.findByText('You cannot pay like last time: Card')).toBeInTheDocument();
  expect(screen.getByText(/^A payment made in this way was taken back/)).toBeInTheDocument();
  const others = screen.getAllByRole('link', { name: /^Pay with/ });
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/credits/50/paypal', '/credits/50/ideal']);
});

test.each([
  ['bundle-not-sold', 'A bundle of 50 credits is no longer on sale', '/credits'],
  ['method-not-offered', 'You cannot pay like last time: Card', '/credits/50/paypal'],
] as const)('%s: says so, with no price and no button to pay, and leads on', async (obstacle, sentence, href) => {
  givenServer({ [AGAIN]: () => without(obstacle), ...USER });
  await shown();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByText('On November 20, 2026 you bought 50 credits.')).toBeInTheDocument();
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
});

test('without another method it says so', async () => {
  givenServer({ [AGAIN]: () => without('method-blocked', []), ...USER });
  await shown();
  expect(await screen.findByText('There is no other way to pay in your country at the moment.')).toBeInTheDocument();
});

test('who has bought nothing yet is led to the credits, and back to where they came from', async () => {
  givenServer({ [AGAIN]: () => nothingToRepeat, ...USER });
  await shown('/credits/repeat-order?next=%2Fchats%2F42');
  expect(await screen.findByRole('heading', { level: 1, name: 'You have not bought anything yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose credits' })).toHaveAttribute('href', '/credits?next=%2Fchats%2F42');
});

test('what cannot be read is asked for again in place', async () => {
  const server = givenServer({ [AGAIN]: () => new Refused(500, 'server.error'), ...USER });
  await shown();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [AGAIN]: () => repeatOrder });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
});
