import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { payAndConfirm } from '../testing/pay';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import { discountCode, openOrder, priceList, priceListWithBonus } from '../testing/answers';
import { show } from '../testing/show';
import { CreditsScreen } from './credits-screen';

const CREATE = 'POST /api/orders';
const CODE = 'GET /api/discountcode.php';
const BASE = { 'GET /api/credits/bundles': () => priceList, 'GET /api/user.php': () => ({ user }), [CODE]: () => discountCode };
const placed = () => ({ order: openOrder, redirect: openOrder.redirect });

const shown = async (at = '/credits') => {
  const left: string[] = [];
  await show(<CreditsScreen leave={(to) => left.push(to)} />, { at, route: '/credits/:id?/:paymentmethod?' });
  return left;
};
const enter = async (typed: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'I have a discount code' }));
  await userEvent.type(screen.getByLabelText('Discount code'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
};
const pay = payAndConfirm;
const lines = () => screen.getByLabelText('Your order');

beforeEach(() => localStorage.clear());

test('a visitor is asked for no code', async () => {
  givenServer(BASE);
  await show(<CreditsScreen />, { at: '/credits', route: '/credits/:id?/:paymentmethod?', user: null });
  await screen.findByText('Pay with');
  expect(screen.queryByRole('button', { name: 'I have a discount code' })).not.toBeInTheDocument();
});

test('nothing typed is told at the field, and asks for nothing', async () => {
  const server = givenServer(BASE);
  await shown();
  await enter(' ');
  expect(screen.getByText('Please enter the code.')).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toHaveFocus();
  expect(server.of(CODE)).toHaveLength(0);
});

test.each<readonly [RefusalCode, RegExp]>([
  ['billing.discount-not-found', /does not exist/],
  ['billing.discount-used', /used this discount already/],
  ['billing.discount-used-up', /has been used up/],
  ['billing.discount-not-yours', /another account/],
  ['billing.discount-country', /in your country/],
  ['billing.discount-currency', /in your currency/],
  ['billing.discount-expired', /is over/],
])('%s: the field says why, keeps what was typed, and the price stays', async (code, sentence) => {
  givenServer({ ...BASE, [CODE]: () => new Refused(422, code) });
  await shown();
  await enter('spring10');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toHaveValue('spring10');
  expect(screen.getByLabelText('Discount code')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
});

test('a code that counts changes prices, lines and total, and is ordered with', async () => {
  const server = givenServer({ ...BASE, [CREATE]: placed });
  const left = await shown();
  await enter('spring 10');
  expect(await screen.findByText('SPRING10: 10% off')).toBeInTheDocument();
  expect(server.of(CODE).map(({ query }) => query)).toEqual([{ code: 'SPRING10' }]);
  expect(within(lines()).getByText('Code SPRING10, 10%').nextSibling).toHaveTextContent('−€5.00');
  expect(screen.getByRole('radio', { name: /^25 credits/ })).toHaveAccessibleName(/€25.19 Normal price €27.99/);
  expect(screen.getByRole('button', { name: 'Pay €44.99' })).toBeEnabled();
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.of(CREATE)[0]?.body).toMatchObject({ bundle: '50', expected_total: 4499, discount_code: 'SPRING10' });
});

test('it takes the place of the joining bonus, which is back when it is removed', async () => {
  givenServer({ ...BASE, 'GET /api/credits/bundles': () => priceListWithBonus });
  await shown();
  await screen.findByText(/Because you joined/);
  await enter('SPRING10');
  expect(await screen.findByRole('button', { name: 'Pay €44.99' })).toBeEnabled();
  expect(screen.queryByText(/Because you joined/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the code SPRING10' }));
  expect(screen.getByRole('button', { name: 'Pay €37.49' })).toBeEnabled();
  expect(screen.getByText(/Because you joined/)).toBeInTheDocument();
  expect(screen.getByText('Joining bonus, 25%')).toBeInTheDocument();
});

test('a bundle below its minimum says so and is ordered without it', async () => {
  const dear = { ...discountCode, currency: 'EUR', minimum_order_value: 3000 };
  const server = givenServer({ ...BASE, [CODE]: () => dear, [CREATE]: placed });
  await shown('/credits/25');
  await enter('SPRING10');
  expect(await screen.findByText('It counts from a price of €30.00. Please choose a larger bundle.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay €27.99' })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /^100 credits/ }));
  expect(screen.getByRole('button', { name: 'Pay €80.99' })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /^25 credits/ }));
  await pay();
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(1));
  expect(server.of(CREATE)[0]?.body).not.toHaveProperty('discount_code');
});

test('a method that it does not count with says so; the other does', async () => {
  givenServer({ ...BASE, [CODE]: () => ({ ...discountCode, paymentmethods: ['paypal'] }) });
  await shown();
  await enter('SPRING10');
  expect(await screen.findByText('It counts if you pay with PayPal.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
  expect(screen.getByRole('button', { name: 'Pay €45.34' })).toBeEnabled();
});

test('used up meanwhile, it is told before anything is paid, and the total is the one without it', async () => {
  const server = givenServer({ ...BASE });
  const left = await shown();
  await enter('SPRING10');
  await screen.findByRole('button', { name: 'Pay €44.99' });
  server.answers({
    [CREATE]: () => new Refused(409, 'billing.discount-used-up'),
    [CODE]: () => new Refused(409, 'billing.discount-used-up'),
  });
  await pay();
  expect(await screen.findByText(/used up\. Nothing was ordered\. Please look at the total again/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
  expect(left).toEqual([]);
  server.answers({ [CREATE]: placed });
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.of(CREATE).at(-1)?.body).not.toHaveProperty('discount_code');
});

test('the offer of the page is ordered by its name, so that one that was used elsewhere is told of', async () => {
  const server = givenServer({ ...BASE, 'GET /api/credits/bundles': () => priceListWithBonus });
  server.answers({ [CREATE]: () => new Refused(409, 'billing.discount-used') });
  await shown();
  await screen.findByRole('button', { name: 'Pay €37.49' });
  server.answers({ 'GET /api/credits/bundles': () => priceList });
  await pay();
  expect(await screen.findByText(/used this discount already.*Nothing was ordered/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
  expect(server.of(CREATE)[0]?.body).toMatchObject({ discount_code: 'TIMEBONUS25' });
});

test.each([
  ['/chats/42', '"/chats/42"'],
  ['https://elsewhere.test/', null],
])('the page that asked for credits is remembered for the way back: %s', async (next, kept) => {
  givenServer({ ...BASE, [CREATE]: placed });
  const left = await shown(`/credits?next=${encodeURIComponent(next)}`);
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(localStorage.getItem(`rdv:private:billing:came-from:${openOrder.id}`)).toBe(kept);
});
