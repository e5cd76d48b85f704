import { screen, waitFor } from '@testing-library/react';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import { discountCode, noStoredCards, openOrder, priceList, priceListWithBonus, priceListWithWelcome } from '../testing/answers';
import { payAndConfirm } from '../testing/pay';
import { show } from '../testing/show';
import { CreditsScreen } from './credits-screen';

const CREATE = 'POST /api/orders';
const CODE = 'GET /api/discountcode.php';
const WELCOME = { ...discountCode, code: 'WELCOME25', percentage: 25, value_percentage: 25 };
const BASE = {
  'GET /api/credits/bundles': () => priceListWithWelcome,
  'GET /api/user.php': () => ({ user }),
  'GET /api/stored-methods': () => noStoredCards,
  [CREATE]: () => ({ order: openOrder, redirect: openOrder.redirect }),
};
const shown = (who = user) =>
  show(<CreditsScreen leave={() => undefined} />, { at: '/credits', route: '/credits/:id?/:paymentmethod?', user: who });
const strip = () => screen.queryByText(/off your first order/)?.closest('section') ?? null;

beforeEach(() => localStorage.clear());

test('the welcome discount is asked for where it is on show, and keeps its place until the answer is here', async () => {
  const asked = new EventTarget();
  const answered = new Promise<typeof WELCOME>((resolve) => asked.addEventListener('answer', () => resolve(WELCOME)));
  const server = givenServer({ ...BASE, [CODE]: () => answered });
  await shown();
  expect(await screen.findByRole('button', { name: 'Pay €37.49' })).toBeEnabled();
  expect(server.of(CODE).map(({ query }) => query)).toEqual([{ welcome: 'true' }]);
  expect(strip()).toHaveAttribute('aria-hidden', 'true');
  asked.dispatchEvent(new Event('answer'));
  await waitFor(() => expect(strip()).not.toHaveAttribute('aria-hidden'));
  expect(strip()).toHaveTextContent(/A welcome for your first purchase/);
});

test.each([
  ['it is refused', () => new Refused(404, 'billing.discount-not-found')],
  ['it is another one', () => ({ ...WELCOME, code: 'WELCOME10' })],
])('%s: nothing is announced, and the page is whole: it costs what the price list says', async (_, answer) => {
  const server = givenServer({ ...BASE, [CODE]: answer });
  await shown();
  await waitFor(() => expect(server.of(CODE)).toHaveLength(1));
  await waitFor(() => expect(strip()).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await payAndConfirm();
  await waitFor(() => expect(server.of(CREATE).map(({ body }) => body['expected_total'])).toEqual([3749]));
});

test('to whoever’s profile is disabled none is announced, and prices are those of the list all the same', async () => {
  const disabled = { ...user, moderated: true };
  const server = givenServer({ ...BASE, 'GET /api/user.php': () => ({ user: disabled }) });
  await shown(disabled);
  expect(await screen.findByRole('button', { name: 'Pay €37.49' })).toBeEnabled();
  expect(strip()).not.toBeInTheDocument();
  expect(server.of(CODE)).toEqual([]);
});

test.each([
  ['no offer', priceList],
  ['another offer', priceListWithBonus],
])('with %s nobody asks for a welcome discount', async (_, list) => {
  const server = givenServer({ ...BASE, 'GET /api/credits/bundles': () => list });
  await shown();
  await screen.findByRole('button', { name: /^Pay/ });
  expect(server.of(CODE)).toEqual([]);
});
