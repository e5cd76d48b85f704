import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payAndConfirm } from '../testing/pay';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import { useLongWait } from '@rendezvous/ui';
import { noStoredCards, priceList, priceListAfterDisputes, priceListWithBonus, openOrder, repeatOrder } from '../testing/answers';
import { show } from '../testing/show';
import { CreditsScreen } from './credits-screen';
import { forgetDecided } from './kept-attempt';

beforeEach(() => localStorage.clear());

const ROUTE = '/credits/:id?/:paymentmethod?';
const CREATE = 'POST /api/orders';
const BUNDLES = 'GET /api/credits/bundles';
const USER = { 'GET /api/user.php': () => ({ user }), 'GET /api/stored-methods': () => noStoredCards };
const placed = () => ({ order: openOrder, redirect: openOrder.redirect });

const shown = async (at = '/credits', options: { readonly user?: typeof user | null } = {}) => {
  const left: string[] = [];
  await show(<CreditsScreen leave={(to) => left.push(to)} />, { at, route: ROUTE, ...options });
  return { left, pay: payAndConfirm };
};
const withResolvers = () => {
  const resolvers: ((value: unknown) => void)[] = [];
  const promise = new Promise((resolve) => resolvers.push(resolve));
  return { promise, resolve: (value: unknown) => resolvers.forEach((resolve) => resolve(value)) };
};
const Told = () => <p data-testid="wait">{useLongWait()}</p>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const bundle = (credits: number) => screen.getByRole('radio', { name: new RegExp(`^${credits} credits`) });

test('the popular bundle and the first method are chosen unless the address says otherwise', async () => {
  givenServer({ [BUNDLES]: () => priceList, ...USER });
  await shown();
  expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
  expect(bundle(50)).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
});

test('bundle and method of the address are chosen, the fee is in the total', async () => {
  givenServer({ [BUNDLES]: () => priceList, ...USER });
  await shown('/credits/25/paypal');
  expect(await screen.findByRole('button', { name: 'Pay €28.34' })).toBeEnabled();
  const lines = screen.getByLabelText('Your order');
  expect(within(lines).getByText('Fee for PayPal')).toBeInTheDocument();
  expect(within(lines).getByText('Total, 20% VAT included')).toBeInTheDocument();
});

test.each(['/credits/history', '/credits/0', '/credits/25/cash', '/credits/25/toString'])(
  '%s names nothing, and is not found',
  async (at) => {
    givenServer({ [BUNDLES]: () => priceList, ...USER });
    await shown(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all bundles' })).toHaveAttribute('href', '/credits');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(document.title).toMatch(/^This page could not be found/);
  },
);

test.each(['/credits/40', '/credits/25/twint'])('%s, which is sold no more or not here, leads to what is', async (at) => {
  givenServer({ [BUNDLES]: () => priceList, ...USER });
  await shown(at);
  expect(await screen.findByRole('button', { name: /^Pay €/ })).toBeEnabled();
});

test('paying orders exactly what was shown and goes to the provider’s page', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: placed, ...USER });
  const { left, pay } = await shown();
  await screen.findByText('Pay with');
  await userEvent.click(bundle(100));
  await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
  await pay();
  await waitFor(() => expect(left).toEqual([openOrder.redirect]));
  expect(server.of(CREATE).map(({ body }) => body)).toEqual([
    { clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), bundle: '100', method: 'paypal', expected_total: 9034, expected_currency: 'EUR' },
  ]);
});

test('before anything is ordered it asks once more: what, for how much, paid how and where', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: placed, ...USER });
  const { left } = await shown('/credits/25/paypal');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay €28.34' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buy 25 credits for €28.34?' });
  expect(within(dialog).getByText('Fee for PayPal')).toBeInTheDocument();
  expect(within(dialog).getByText(/^You confirm the payment on the payment provider’s page, which opens next\./)).toBeInTheDocument();
  expect(within(dialog).getByText(/order with an obligation to pay/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Pay €28.34' })).toHaveFocus();
  expect([server.of(CREATE), left]).toEqual([[], []]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(left).toEqual([openOrder.redirect]));
});

test('who decides otherwise has ordered nothing, keeps the choice, and is back at the button', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: placed, ...USER });
  await shown('/credits/25/paypal');
  for (const putOff of [
    () => userEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0]!),
    async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €28.34' }));
    await putOff();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay €28.34' })).toHaveFocus();
  }
  expect(bundle(25)).toBeChecked();
  expect(server.of(CREATE)).toEqual([]);
});

test('the second click of a double click confirms nothing, wherever it lands', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: placed, ...USER });
  await shown();
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Pay/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay/ }), { detail: 2 });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(server.of(CREATE)).toEqual([]);
});

test('what was asked about is what is ordered, also when the price list changes meanwhile', async () => {
  jest.useFakeTimers();
  try {
    const ending = { ...priceListWithBonus, offer: { ...priceListWithBonus.offer!, seconds_left: 3 } };
    const server = givenServer({ [BUNDLES]: () => ending, ...USER });
    server.answers({ [CREATE]: () => new Refused(410, 'billing.discount-expired') });
    const hand = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    await shown();
    await hand.click(await screen.findByRole('button', { name: 'Pay €37.49' }));
    server.answers({ [BUNDLES]: () => priceList });
    await pass(4000);
    await hand.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay €37.49' }));
    expect(await screen.findByText(/This discount is over\. Nothing was ordered/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
    expect(server.of(CREATE).map(({ body }) => body['expected_total'])).toEqual([3749]);
  } finally {
    jest.useRealTimers();
  }
});

describe('a member who has bought before', () => {
  const AGAIN = 'GET /api/credits/repeat-order';
  const paid = { user: { ...user, paid_user: true } };

  test('is led to the same again at the price of now, and back to where they came from', async () => {
    givenServer({ [BUNDLES]: () => priceList, [AGAIN]: () => repeatOrder, ...USER });
    await shown('/credits?next=%2Fchats%2F42', paid);
    expect(await screen.findByRole('link', { name: 'Buy the same again: 50 credits · €49.99' })).toHaveAttribute(
      'href',
      '/credits/repeat-order?next=%2Fchats%2F42',
    );
  });

  test('is reminded of the card of last time when asked, but not with another method', async () => {
    givenServer({ [BUNDLES]: () => priceList, [AGAIN]: () => repeatOrder, ...USER });
    await shown('/credits/50/card', paid);
    await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
    expect(screen.getByText(/^The card ending in 4242 was used last time; the payment page asks for it again\./)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0]!);
    await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(screen.queryByText(/4242/)).not.toBeInTheDocument();
  });

  test.each([
    ['when the same cannot be bought', () => ({ ...repeatOrder, offer: null, obstacle: 'bundle-not-sold' })],
    ['when that cannot be found out', () => new Refused(500, 'server.error')],
  ])('%s sees the prices without it', async (_, answer) => {
    givenServer({ [BUNDLES]: () => priceList, [AGAIN]: answer, ...USER });
    await shown('/credits', paid);
    expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: /^Buy the same again/ })).not.toBeInTheDocument();
  });
});

test('a double click is one order', async () => {
  const { promise, resolve } = withResolvers();
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => promise, ...USER });
  const { left } = await shown();
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay/ });
  await userEvent.dblClick(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(confirm);
  resolve(placed());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.of(CREATE)).toHaveLength(1);
});

test('a failure keeps the choice, says why, and the next try is the same order', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => new Refused(503, 'server.unavailable'), ...USER });
  const { left, pay } = await shown('/credits/25/paypal');
  await pay();
  expect(await screen.findByText('We are not available right now. Please try again in a moment.')).toBeInTheDocument();
  expect(bundle(25)).toBeChecked();
  expect(screen.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  server.answers({ [CREATE]: placed });
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  const ids = server.of(CREATE).map(({ body }) => body['clientId']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('after a lost answer, and after coming back from the bank, the page that is loaded anew continues the same order; another wish is another one', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => new Refused(503, 'billing.provider-silent'), ...USER });
  const before = await shown('/credits/25/card');
  await before.pay();
  expect(await screen.findByText(/gives no answer right now. Nothing was charged/)).toBeInTheDocument();
  cleanup();
  server.answers({ [CREATE]: placed });
  for (const visit of [1, 2]) {
    const { left, pay } = await shown('/credits/25/card');
    await pay();
    await waitFor(() => expect(left).toHaveLength(1));
    expect(server.of(CREATE)).toHaveLength(1 + visit);
    cleanup();
  }
  const { left, pay } = await shown('/credits/50/card');
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  const [first, second, third, other] = server.of(CREATE).map(({ body }) => body['clientId']);
  expect([second === first, third === first, other === first]).toEqual([true, true, false]);
});

test('the page that the browser shows as it was left asks what became of the order, and buys anew once its member was told', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: placed, ...USER });
  const { left, pay } = await shown('/credits/25/card');
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  // in another tab
  forgetDecided(openOrder.id);
  const back = new Event('pageshow');
  Object.defineProperty(back, 'persisted', { value: true });
  act(() => void window.dispatchEvent(back));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(left).toHaveLength(2));
  const [first, second] = server.of(CREATE).map(({ body }) => body['clientId']);
  expect(second).not.toBe(first);
});

const KEPT = 'rdv:private:order-without-answer';
/** The answer is lost, and the page loaded anew. */
const lost = async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => new Refused(503, 'billing.provider-silent'), ...USER });
  await (await shown('/credits/25/card')).pay();
  await screen.findByText(/gives no answer right now/);
  cleanup();
  return server;
};
const answered = (state: string) => () => ({ order: { ...openOrder, state }, redirect: '/credits/return/7' });
const payAnew = async () => {
  const { left, pay } = await shown('/credits/25/card');
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  return left[0];
};

describe('after a lost answer, once the order is over', () => {
  test('the page that it leads to says that it was paid before, and a new press is another order', async () => {
    const server = await lost();
    server.answers({ [CREATE]: answered('completed') });
    expect(await payAnew()).toBe('/credits/return/7?earlier=yes');
    cleanup();
    expect(await payAnew()).toBe('/credits/return/7');
    const [first, second, third] = server.of(CREATE).map(({ body }) => body['clientId']);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('what ended without a payment is tried anew at once, by another name', async () => {
    const server = await lost();
    let asked = 0;
    server.answers({ [CREATE]: () => (asked++ === 0 ? answered('expired')() : placed()) });
    expect(await payAnew()).toBe(placed().redirect);
    const [first, second, third] = server.of(CREATE).map(({ body }) => body['clientId']);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('a day later it is another order', async () => {
    const server = await lost();
    const kept = JSON.parse(localStorage.getItem(KEPT)!) as { at: number };
    localStorage.setItem(KEPT, JSON.stringify({ ...kept, at: kept.at - 86_400_000 }));
    server.answers({ [CREATE]: placed });
    await payAnew();
    const [first, second] = server.of(CREATE).map(({ body }) => body['clientId']);
    expect(second).not.toBe(first);
  });
});

test.each(['billing.payment-refused', 'billing.order-not-payable'])('after %s the next try is another order', async (code) => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => new Refused(422, code as never), ...USER });
  const { left, pay } = await shown('/credits/25/card');
  await pay();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  server.answers({ [CREATE]: placed });
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  const ids = server.of(CREATE).map(({ body }) => body['clientId']);
  expect(ids[0]).not.toBe(ids[1]);
});

test('another choice is another order', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => new Refused(503, 'server.unavailable'), ...USER });
  const { pay } = await shown();
  await pay();
  await screen.findByText(/not available right now/);
  await userEvent.click(bundle(10));
  expect(screen.queryByText(/not available right now/)).not.toBeInTheDocument();
  await pay();
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(2));
  const ids = server.of(CREATE).map(({ body }) => body['clientId']);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a changed price is told and shown, and nothing is ordered until it is confirmed', async () => {
  const dearer = {
    ...priceList,
    bundles: priceList.bundles.map((one) => ({ ...one, price_now: { ...one.price_now, amount: one.price_now.amount + 500 } })),
  };
  const server = givenServer({ [BUNDLES]: () => priceList, ...USER });
  server.answers({ [CREATE]: () => new Refused(409, 'billing.price-changed', { params: { total: 5499, currency: 'EUR' } }) });
  const { left, pay } = await shown();
  await screen.findByRole('button', { name: 'Pay €49.99' });
  server.answers({ [BUNDLES]: () => dearer });
  await pay();
  expect(await screen.findByRole('button', { name: 'Pay €54.99' })).toBeEnabled();
  expect(screen.getByText(/it is €54.99 now. Nothing was ordered/)).toBeInTheDocument();
  expect(left).toEqual([]);
  server.answers({ [CREATE]: placed });
  await pay();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.of(CREATE).at(-1)?.body).toMatchObject({ bundle: '50', expected_total: 5499 });
});

test('a fee that has changed is told with the new sum, and what was chosen is asked about again', async () => {
  const dearer = {
    ...priceList,
    methods: priceList.methods.map((one) => (one.method === 'paypal' ? { ...one, fee: { ...one.fee, amount: 75 } } : one)),
  };
  const server = givenServer({ [BUNDLES]: () => priceList, ...USER });
  server.answers({ [CREATE]: () => new Refused(409, 'billing.price-changed', { params: { total: 2874, currency: 'EUR' } }) });
  const { left, pay } = await shown();
  await screen.findByText('Pay with');
  await userEvent.click(bundle(25));
  await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
  expect(screen.getByRole('button', { name: 'Pay €28.34' })).toBeEnabled();
  server.answers({ [BUNDLES]: () => dearer });
  await pay();
  expect(await screen.findByText(/it is €28.74 now. Nothing was ordered/)).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Pay €28.74' });
  expect(within(screen.getByLabelText('Your order')).getByText('€0.75')).toBeInTheDocument();
  expect(bundle(25)).toBeChecked();
  expect(screen.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  await userEvent.click(again);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy 25 credits for €28.74?' }));
  expect([left, server.of(CREATE).length]).toEqual([[], 1]);
  server.answers({ [CREATE]: placed });
  await userEvent.click(dialog.getByRole('button', { name: 'Pay €28.74' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.of(CREATE).at(-1)?.body).toMatchObject({ bundle: '25', method: 'paypal', expected_total: 2874 });
});

test('a visitor sees the prices and a way to log in that comes back to the choice', async () => {
  givenServer({ [BUNDLES]: () => priceList });
  await shown('/credits/25/paypal', { user: null });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcredits%2F25%2Fpaypal');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?next=%2Fcredits%2F25%2Fpaypal');
  expect(bundle(25)).toHaveAccessibleName(/€27.99/);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('prices that cannot be had are asked for again in place', async () => {
  const server = givenServer({ [BUNDLES]: () => new Refused(500, 'server.error'), ...USER });
  await shown();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [BUNDLES]: () => priceList });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
});

test('nothing on sale, and nothing to pay with, are said', async () => {
  const server = givenServer({ [BUNDLES]: () => ({ ...priceList, bundles: [] }), ...USER });
  const { unmount } = await show(<CreditsScreen />, { at: '/credits', route: ROUTE });
  expect(await screen.findByText('Nothing is on sale here right now')).toBeInTheDocument();
  unmount();
  server.answers({ [BUNDLES]: () => ({ ...priceList, methods: [] }) });
  await show(<CreditsScreen />, { at: '/credits', route: ROUTE });
  expect(await screen.findByText('There is no way to pay in your country at the moment.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay €49.99' })).toBeDisabled();
});

test('a discount shows the normal price, why, and the time that the server says is left', async () => {
  givenServer({ [BUNDLES]: () => priceListWithBonus, ...USER });
  await shown();
  expect(await screen.findByText('Because you joined at 9:12 PM. Ends at 1:12 AM and does not come back.')).toBeInTheDocument();
  expect(screen.getByRole('timer', { name: '3 hours 28 minutes left' })).toHaveTextContent(/^03h28min0\ds$/);
  expect(bundle(50)).toHaveAccessibleName(/€37.49 Normal price €49.99/);
  expect(screen.getByText('Joining bonus, 25%').nextSibling).toHaveTextContent('−€12.50');
  expect(screen.getByRole('button', { name: 'Pay €37.49' })).toBeEnabled();
});

test('when the time of a discount is over the prices are read again', async () => {
  jest.useFakeTimers();
  const ending = { ...priceListWithBonus, offer: { ...priceListWithBonus.offer!, seconds_left: 3 } };
  const server = givenServer({ [BUNDLES]: () => ending, ...USER });
  await shown();
  expect(await screen.findByRole('button', { name: 'Pay €37.49' })).toBeEnabled();
  server.answers({ [BUNDLES]: () => priceList });
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await screen.findByRole('button', { name: 'Pay €49.99' })).toBeEnabled();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('prices that take longer than usual are told of, and so is a payment, which nobody may send twice', async () => {
  jest.useFakeTimers();
  try {
    const { promise, resolve } = withResolvers();
    const server = givenServer({ [BUNDLES]: () => promise, [CREATE]: () => new Promise(() => undefined), ...USER });
    const hand = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    await show(
      <>
        <Told />
        <CreditsScreen leave={() => undefined} />
      </>,
      { at: '/credits', route: ROUTE },
    );
    await pass(5100);
    expect(screen.getByTestId('wait')).toHaveTextContent('ask');
    resolve(priceList);
    await hand.click(await screen.findByRole('button', { name: /^Pay/ }));
    await hand.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay/ }));
    expect(screen.getByTestId('wait')).toHaveTextContent('none');
    await pass(5100);
    expect(screen.getByTestId('wait')).toHaveTextContent('wait');
    expect(server.of(CREATE)).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('who has an order of which nobody knows whether it was paid is told so before they buy another one', async () => {
  givenServer({ [BUNDLES]: () => ({ ...priceList, unanswered_order: 7 }), ...USER });
  await shown('/credits/25');
  expect(await screen.findByText('An earlier payment of yours is still being checked')).toBeInTheDocument();
  expect(screen.getByText(/may still be charged as well.*can be returned within 14 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See how it stands' })).toHaveAttribute('href', '/credits/return/7');
});

test('who owes credits is told so before they buy, and what is left of the bundle; frozen ones are told with their reason', async () => {
  givenServer({ [BUNDLES]: () => priceListAfterDisputes, ...USER });
  await shown('/credits/25');
  expect(await screen.findByText('19 of your credits are frozen')).toBeInTheDocument();
  expect(screen.getByText('6 credits are still to be settled')).toBeInTheDocument();
  expect(screen.getByText('6 of these credits settle what was taken back').nextSibling).toHaveTextContent('19 credits for you');
});

test('a bundle that is smaller than what is owed settles as much as it has', async () => {
  givenServer({ [BUNDLES]: () => ({ ...priceListAfterDisputes, debt: 30 }), ...USER });
  await shown('/credits/10');
  expect((await screen.findByText('10 of these credits settle what was taken back')).nextSibling).toHaveTextContent('0 credits for you');
});

test('a method of a payment that was taken back is not there, and it says why; another is chosen', async () => {
  givenServer({ [BUNDLES]: () => priceListAfterDisputes, ...USER });
  await shown('/credits/25/card');
  expect(await screen.findByText(/^No longer open to you: Card/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
});

test('a method that is blocked meanwhile: the refusal says so, nothing is lost, and another way is offered at once', async () => {
  const server = givenServer({ [BUNDLES]: () => priceList, [CREATE]: () => new Refused(409, 'billing.method-blocked'), ...USER });
  const { pay } = await shown('/credits/25/card');
  server.answers({ [BUNDLES]: () => priceListAfterDisputes });
  await pay();
  expect(await screen.findByText(/^A payment made in this way was taken back/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^PayPal/ })).toBeChecked());
});

test('without any method that is open it says so', async () => {
  const methods = priceList.methods.map((one) => ({ ...one, blocked: true }));
  givenServer({ [BUNDLES]: () => ({ ...priceList, methods }), ...USER });
  await shown();
  expect(await screen.findByText(/none of them is open to you here/)).toBeInTheDocument();
});

test('a gateway that tells nothing of disputes yet spoils no page', async () => {
  const { debt: _, frozen: __, unanswered_order: ____, methods, ...older } = priceList;
  givenServer({ [BUNDLES]: () => ({ ...older, methods: methods.map(({ blocked: ___, ...one }) => one) }), ...USER });
  await shown();
  expect(await screen.findByRole('radio', { name: /^Card/ })).toBeChecked();
  expect(screen.queryByText(/frozen|settle|still being checked/)).not.toBeInTheDocument();
});
