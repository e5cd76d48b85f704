import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { bundlesOfSite, operatorBundles } from '../../testing/operator-bundles';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { BundlesScreen } from './bundles-screen';

const LIST = 'GET /api/operator/bundles';
const CHANGE = 'POST /api/operator/bundles/25/prices';
const FOLLOW = 'POST /api/operator/bundles/25/prices/followed';
const POPULAR = 'PUT /api/operator/bundles/25/popular';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => operatorBundles, ...more });
const open = (query = '') => show(<BundlesScreen />, { at: `/operator/billing/bundles${query}`, user: operator });
const type = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: 'New price in EUR' }), text);
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Ask for this price' }));

test('bundles that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => operatorBundles });
  await userEvent.click(retry);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(6);
});

test('prices stand by currency, with what a credit costs, what is to come, and the tax of each country', async () => {
  given();
  await open();
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /^25 credits/ });
  expect(row.textContent).toMatch(/^25 credits€27\.99€1\.12€29\.99 from Dec 1, 2026.*, €19\.99 waits for approval/);
  expect(screen.getByText(/France \(VAT 20%\) and Netherlands \(VAT 21%\)/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'USD' }));
  expect((await screen.findByRole('row', { name: /^25 credits/ })).textContent).toBe('25 credits———');
  expect(screen.getByText(/United States \(no VAT\)/)).toBeInTheDocument();
});

test('a country that is not sold to for want of a rate is told apart from one without tax', async () => {
  const countries = operatorBundles.countries.map((one) => (one.country === 'NL' ? { ...one, tax_rate: 0, tax_known: false } : one));
  given({ [LIST]: () => ({ ...operatorBundles, countries }) });
  await open();
  expect(await screen.findByText(/France \(VAT 20%\) and Netherlands \(not sold there: no VAT rate is known\)/)).toBeInTheDocument();
});

test('one that is open tells its prices, the latest first', async () => {
  given();
  await open('?bundle=25');
  const panel = within(await screen.findByRole('region', { name: 'Prices of 25 credits in EUR' }));
  const told = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told.slice(0, 3)).toEqual(['€29.99 · to come · operators #31 and #12', '€27.99 · counts now', '€25.99 · before']);
});

test('a price that is none, or below the highest fee, is marked and not sent', async () => {
  const server = given();
  await open('?bundle=25');
  for (const text of ['much', '0.35']) {
    await userEvent.clear(await screen.findByRole('textbox', { name: 'New price in EUR' }));
    await type(text);
    await press();
    expect(await screen.findByText(/above the highest fee, €0\.35/)).toBeInTheDocument();
  }
  expect(server.of(CHANGE)).toHaveLength(0);
});

test('a price begins at once, or at a time; a refusal is told and what was typed stays', async () => {
  const server = given({ [CHANGE]: () => new Refused(422, 'billing.price-time') });
  await open('?bundle=25');
  await type('24,99');
  await press();
  expect(await screen.findByText(/A price begins now or later/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'New price in EUR' })).toHaveValue('24,99');
  server.answers({ [CHANGE]: () => operatorBundles });
  await userEvent.type(screen.getByLabelText('Begins on'), '2026-12-24T09:00');
  await press();
  expect(await screen.findByText('Another operator has to approve it. They get a mail.')).toBeInTheDocument();
  expect(server.of(CHANGE).map(({ body }) => body)).toEqual([
    { site: null, currency: 'EUR', amount: 2499, begins_at: null },
    { site: null, currency: 'EUR', amount: 2499, begins_at: new Date('2026-12-24T09:00').toISOString() },
  ]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New price in EUR' })).toHaveValue(''));
});

test('another operator decides about a price that waits, and sees what it makes of a credit', async () => {
  const [APPROVE, DECLINE] = ['PUT /api/operator/price-requests/3/approved', 'PUT /api/operator/price-requests/3/declined'];
  const server = given({ [APPROVE]: () => operatorBundles, [DECLINE]: () => new Refused(409, 'billing.price-request-decided') });
  await open('?bundle=25');
  expect(await screen.findByText('€1.12 now, €0.80 then')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. The price is noted.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/Somebody decided about this price before/)).toBeInTheDocument();
  expect([server.of(APPROVE).length, server.of(DECLINE).length]).toEqual([1, 1]);
});

test('whoever asked for a price does not decide about it', async () => {
  const own = { ...operatorBundles, requests: [{ ...operatorBundles.requests[0]!, asked_by: operator.id }] };
  given({ [LIST]: () => own });
  await open('?bundle=25');
  expect(await screen.findByText(/You asked for this yourself/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('a price that is to come is withdrawn', async () => {
  const WITHDRAW = 'PUT /api/operator/bundles/25/prices/withdrawn';
  const server = given({ [WITHDRAW]: () => operatorBundles });
  await open('?bundle=25');
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw €29\.99 from Dec 1/ }));
  expect(await screen.findByText('Withdrawn. What counts now goes on.')).toBeInTheDocument();
  expect(server.of(WITHDRAW)[0]?.body).toEqual({ site: null, currency: 'EUR', begins_at: '2026-12-01T08:00:00.000Z' });
});

test('a bundle is marked as the most popular one', async () => {
  const server = given({ [POPULAR]: () => operatorBundles });
  await open('?bundle=25');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as the most popular' }));
  expect(await screen.findByText('It is the most popular one now.')).toBeInTheDocument();
  expect(server.of(POPULAR)).toHaveLength(1);
});

test('a bundle that was never sold can be removed, and no other', async () => {
  const REMOVE = 'DELETE /api/operator/bundles/25';
  const refused = {
    ...operatorBundles,
    bundles: operatorBundles.bundles.map((one) => ({ ...one, removable: one.id === '25' })),
    prices: operatorBundles.prices.filter(({ bundle }) => bundle !== '25'),
    requests: [],
  };
  const server = given({ [LIST]: () => refused, [REMOVE]: () => new Refused(409, 'billing.bundle-priced') });
  await open('?bundle=25');
  const remove = await screen.findByRole('button', { name: 'Remove the bundle of 25 credits' });
  await userEvent.click(remove);
  expect(await screen.findByText(/Take it off sale instead/)).toBeInTheDocument();
  server.answers({ [REMOVE]: () => refused, [LIST]: () => ({ ...refused, bundles: refused.bundles.filter(({ id }) => id !== '25') }) });
  await userEvent.click(remove);
  expect(await screen.findByText('Removed. It was never sold.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Prices of 25 credits/ })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: '10 credits' }));
  expect(await screen.findByRole('region', { name: /^Prices of 10 credits/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove the bundle/ })).not.toBeInTheDocument();
});

test('a bundle is taken off sale and put on sale again, everywhere or on a site', async () => {
  const SALE = 'PUT /api/operator/bundles/25/on-sale';
  const server = given({ [SALE]: () => operatorBundles });
  await open('?bundle=25');
  await userEvent.click(await screen.findByRole('button', { name: 'Take off sale everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop selling 25 credits everywhere?' });
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Keep on sale' })[0]!);
  expect(server.of(SALE)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Take off sale everywhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off sale' }));
  expect(await screen.findByText('Off sale. Open orders can still be paid.')).toBeInTheDocument();
  server.answers({ [LIST]: () => bundlesOfSite, 'PUT /api/operator/bundles/250/on-sale': () => bundlesOfSite });
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Site' })).getByRole('link', { name: /^second\.example/ }));
  await userEvent.click(await screen.findByRole('link', { name: '250 credits · not on sale' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Put on sale on second.example again' }));
  expect(await screen.findByText('On sale, at its agreed price.')).toBeInTheDocument();
  expect(server.of(SALE)[0]?.body).toEqual({ site: null, on_sale: false });
  expect(server.of('PUT /api/operator/bundles/250/on-sale')[0]?.body).toEqual({ site: 2, on_sale: true });
});

test('a site’s own price stands beside that of everywhere, and can end', async () => {
  const server = given({ [LIST]: () => bundlesOfSite, [FOLLOW]: () => bundlesOfSite });
  await open('?site=2&bundle=25');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /^25 credits/ }).textContent).toBe(
    '25 credits€24.99€1.00Own priceAs everywhere waits for approval',
  );
  expect(table.getByRole('row', { name: /^10 credits/ }).textContent).toBe('10 credits€12.99€1.30As everywhere—');
  const panel = within(screen.getByRole('region', { name: 'Prices of 25 credits in EUR on second.example' }));
  const told = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told.slice(0, 3)).toEqual(['€24.99 · counts now · operators #31 and #12', '€27.99', 'As everywhere']);
  await userEvent.click(panel.getByRole('button', { name: 'Ask for the price of all sites' }));
  expect(await screen.findByText('Another operator has to approve it. They get a mail.')).toBeInTheDocument();
  expect(server.of(FOLLOW)[0]?.body).toEqual({ site: 2, currency: 'EUR' });
  await userEvent.click(table.getByRole('link', { name: '10 credits' }));
  expect(await screen.findByText('This site has no price of its own.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for the price of all sites' })).not.toBeInTheDocument();
});

test('a new bundle needs credits and a price above every fee; it is added with the request for that price', async () => {
  const ADD = 'POST /api/operator/bundles';
  const server = given({ [ADD]: () => new Refused(409, 'billing.bundle-exists') });
  await open();
  const form = within(await screen.findByRole('form', { name: 'New bundle' }));
  const add = () => userEvent.click(form.getByRole('button', { name: 'Add and ask for this price' }));
  await add();
  expect(await form.findByText(/whole number from 1 to 100,000/)).toBeInTheDocument();
  expect(form.getByText(/above the highest fee, €0\.35/)).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Credits in the bundle' })).toHaveFocus();
  await userEvent.type(form.getByRole('textbox', { name: 'Credits in the bundle' }), '75');
  await userEvent.type(form.getByRole('textbox', { name: 'First price in EUR' }), '69.99');
  await add();
  expect(await screen.findByText('There is a bundle of so many credits already.')).toBeInTheDocument();
  server.answers({ [ADD]: () => operatorBundles });
  await add();
  expect(await screen.findByText('Added. Another operator has to approve its price. They get a mail.')).toBeInTheDocument();
  expect(server.of(ADD).map(({ body }) => body)).toEqual([
    { site: null, credits: 75, currency: 'EUR', amount: 6999 },
    { site: null, credits: 75, currency: 'EUR', amount: 6999 },
  ]);
  expect(form.getByRole('textbox', { name: 'Credits in the bundle' })).toHaveValue('');
});
