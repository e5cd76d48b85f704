import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { methodsOfSite, operatorMethods } from '../../testing/operator-methods';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { MethodsScreen } from './methods-screen';

const LIST = 'GET /api/operator/methods';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => operatorMethods, ...more });
const open = (query = '') => show(<MethodsScreen />, { at: `/operator/billing/methods${query}`, user: operator });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('lists that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => operatorMethods });
  await userEvent.click(retry);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(3);
});

test('countries stand with what is offered in its order, fees, and what waits; sites can be chosen', async () => {
  const server = given();
  await open();
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /^Netherlands/ }).textContent).toBe(
    'NetherlandsiDEAL, Card, PayPal, Direct debit (SEPA)PayPal €0.351 fee',
  );
  expect(table.getByRole('row', { name: /^France/ }).textContent).toBe('FranceCard, PayPalPayPal €0.35—');
  server.answers({ [LIST]: () => methodsOfSite });
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Site' })).getByRole('link', { name: 'second.example' }));
  expect((await screen.findAllByText('Own list')).length).toBe(2);
  expect(server.of(LIST).at(-1)?.query).toMatchObject({ site: '2' });
});

test('where there is one site there is nothing to choose', async () => {
  given({ [LIST]: () => ({ ...operatorMethods, sites: operatorMethods.sites.slice(0, 2) }) });
  await open();
  await screen.findByRole('table');
  expect(screen.queryByRole('navigation', { name: 'Site' })).not.toBeInTheDocument();
});

test('the country that is open tells of each way whether it is offered and what it costs; they are moved and switched', async () => {
  const [MOVE, OFFER] = ['PUT /api/operator/methods/NL/paypal/position', 'PUT /api/operator/methods/NL/card/offered'];
  const server = given({ [MOVE]: () => operatorMethods, [OFFER]: () => operatorMethods });
  await open('?country=NL');
  const panel = within(await screen.findByRole('region', { name: 'Ways to pay in Netherlands' }));
  expect(panel.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'iDEALoffered · no fee',
    'Cardoffered · no fee',
    'PayPaloffered · fee €0.35',
    'Direct debit (SEPA)offered, but no company here collects by it · no fee',
  ]);
  expect(panel.queryByRole('button', { name: 'Move up: iDEAL' })).not.toBeInTheDocument();
  await press('Move up: PayPal');
  expect(await screen.findByText('Moved.')).toBeInTheDocument();
  await press('Stop: Card');
  expect(await screen.findByText(/Not offered any more/)).toBeInTheDocument();
  expect([server.of(MOVE)[0]?.body, server.of(OFFER)[0]?.body]).toEqual([
    { site: null, position: 2 },
    { site: null, offered: false },
  ]);
});

test('the focus stays with what is moved', async () => {
  const [netherlands, ...rest] = operatorMethods.countries;
  const [ideal, card, ...others] = netherlands!.methods;
  const after = { ...operatorMethods, countries: [{ ...netherlands!, methods: [card!, ideal!, ...others] }, ...rest] };
  const server = given({ 'PUT /api/operator/methods/NL/card/position': () => after });
  await open('?country=NL');
  await screen.findByRole('button', { name: 'Move up: Card' });
  server.answers({ [LIST]: () => after });
  await press('Move up: Card');
  await screen.findByRole('button', { name: 'Move up: iDEAL' });
  expect(screen.getByRole('button', { name: 'Move down: Card' })).toHaveFocus();
});

test('a fee that is none is marked and not sent; one that is waits for another operator', async () => {
  const FEE = 'POST /api/operator/methods/FR/paypal/fees';
  const server = given({ [FEE]: () => new Refused(422, 'billing.fee-above-price') });
  await open('?country=FR');
  await userEvent.selectOptions(await screen.findByLabelText('New fee for'), 'PayPal');
  const fee = screen.getByRole('textbox', { name: /Fee in EUR/ });
  await userEvent.type(fee, 'much');
  await press('Ask for this fee');
  expect(await screen.findByText(/Write an amount/)).toBeInTheDocument();
  expect(fee).toHaveFocus();
  await userEvent.clear(fee);
  await userEvent.type(fee, '0');
  await press('Ask for this fee');
  expect(await screen.findByText('The fee would take the price of a bundle whole.')).toBeInTheDocument();
  server.answers({ [FEE]: () => operatorMethods });
  await press('Ask for this fee');
  expect(await screen.findByText('Another operator has to approve it. They get a mail.')).toBeInTheDocument();
  expect(server.of(FEE).map(({ body }) => body)).toEqual([
    { site: null, fee: 0 },
    { site: null, fee: 0 },
  ]);
});

test('another operator decides about a fee that waits, and sees what it changes', async () => {
  const [APPROVE, DECLINE] = ['PUT /api/operator/fee-requests/5/approved', 'PUT /api/operator/fee-requests/5/declined'];
  const server = given({ [APPROVE]: () => operatorMethods, [DECLINE]: () => new Refused(409, 'billing.fee-request-decided') });
  await open('?country=NL');
  expect(await screen.findByText('€0.35 now, €0.50 then')).toBeInTheDocument();
  await press('Approve');
  expect(await screen.findByText('Approved. The fee counts from now on.')).toBeInTheDocument();
  await press('Decline');
  expect(await screen.findByText(/Somebody decided about this fee before/)).toBeInTheDocument();
  expect([server.of(APPROVE).length, server.of(DECLINE).length]).toEqual([1, 1]);
});

test('a site follows the list of all sites again, once no fee is its own', async () => {
  const [FEE, FOLLOW] = ['POST /api/operator/methods/NL/paypal/fees', 'PUT /api/operator/methods/FR/followed'];
  const server = given({ [LIST]: () => methodsOfSite, [FEE]: () => methodsOfSite, [FOLLOW]: () => methodsOfSite });
  await open('?site=2&country=NL');
  expect(await screen.findByText(/once no fee is its own/)).toBeInTheDocument();
  await press('Ask for the fee of all sites: PayPal');
  await userEvent.click(screen.getByRole('link', { name: 'France' }));
  await press('Follow the list of all sites again');
  expect(await screen.findByText('This site follows the list of all sites again.')).toBeInTheDocument();
  expect([server.of(FEE)[0]?.body, server.of(FOLLOW)[0]?.body]).toEqual([{ site: 2, fee: null }, { site: 2 }]);
});
