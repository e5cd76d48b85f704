import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { revenue } from '../../testing/operator-revenue';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { RevenueScreen } from './revenue-screen';

const READ = 'GET /api/operator/revenue';
const given = (more: Answers = {}) => givenServer({ [READ]: () => revenue, ...more });
const open = (query = '') => show(<RevenueScreen />, { at: `/operator/billing/revenue${query}`, user: operator });
const table = async (name: string) => within(await screen.findByRole('region', { name })).getByRole('table');

test('sums that did not come are told of, and asked for again in place', async () => {
  const server = given({ [READ]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [READ]: () => revenue });
  await userEvent.click(retry);
  expect(await table('Rows')).toBeInTheDocument();
});

test('the days can be chosen before the sums are there, so that nothing below moves when they come', async () => {
  given({ [READ]: () => new Promise(() => undefined) });
  await open('?from=2026-10-01');
  expect(await screen.findByLabelText('From')).toHaveValue('2026-10-01');
  expect(screen.getByLabelText('To')).toHaveValue('');
  // its lines are there, though a style keeps them unseen
  expect(screen.getByText(/^Days by the calendar of/)).toHaveClass('kept');
});

test('days without money are told as such, and other days can be asked for', async () => {
  const server = given({ [READ]: () => ({ ...revenue, rows: [], totals: [] }) });
  await open();
  expect(await screen.findByText('Nothing on these days')).toBeInTheDocument();
  const from = screen.getByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '2026-10-01');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(server.of(READ).at(-1)?.query).toMatchObject({ by: 'day', from: '2026-10-01', to: '2026-11-24' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/revenue?from=2026-10-01&to=2026-11-24');
});

test('each currency stands by itself, in the totals and in the rows', async () => {
  given();
  await open();
  const totals = within(await table('In all, by currency')).getAllByRole('row');
  expect(totals.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'CurrencyOrdersGrossVATFeesRefundsDisputesNet',
    'CHF1CHF 49.99CHF 8.33CHF 0.35CHF 0.00CHF 0.00CHF 41.66',
    'EUR21€1,107.79€184.64€7.35€40.98€0.00€882.17',
  ]);
  expect(within(await table('Rows')).getAllByRole('row')).toHaveLength(revenue.rows.length + 1);
});

test('what is told, and the currency of the plot, stand in the address; the file is of the same', async () => {
  const server = given();
  await open('?from=2026-11-18&to=2026-11-24');
  const plot = within((await screen.findByText('Net in EUR')).closest('figure')!);
  const most = Math.max(...revenue.rows.filter(({ currency }) => currency === 'EUR').map(({ net }) => net));
  expect(plot.getByText(`€${(most / 100).toFixed(2)}`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'CHF' }));
  expect(await screen.findByText('Net in CHF')).toBeInTheDocument();
  server.answers({ [READ]: () => ({ ...revenue, rows: [{ ...revenue.rows[0]!, key: 'FR' }] }) });
  await userEvent.click(screen.getByRole('link', { name: 'Country' }));
  expect(await screen.findByRole('rowheader', { name: 'France' })).toBeInTheDocument();
  expect(server.of(READ).at(-1)?.query).toEqual({ by: 'country', from: '2026-11-18', to: '2026-11-24' });
  expect(screen.getByRole('link', { name: 'As a file (CSV)' })).toHaveAttribute(
    'href',
    '/api/operator/revenue/file?by=country&from=2026-11-18&language=en&to=2026-11-24',
  );
});

test('a page that nobody noted is named as such', async () => {
  given({ [READ]: () => ({ ...revenue, rows: [{ ...revenue.rows[0]!, key: null }] }) });
  await open('?by=lander');
  expect(await screen.findByRole('rowheader', { name: 'not noted' })).toBeInTheDocument();
});
