import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { incidents, reports } from '../../testing/operator-money';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { DifferencesScreen } from './differences-screen';
import { differencesTexts } from './texts';

const LIST = 'GET /api/operator/payment-incidents';
const REPORTS = 'GET /api/operator/billing/reports';
const SETTLE = 'PUT /api/operator/payment-incidents/12/resolved';
const given = (more: Answers = {}) =>
  givenServer({ [LIST]: () => ({ incidents, more: false }), [REPORTS]: () => ({ reports, more: false }), ...more });
const open = (query = '') => show(<DifferencesScreen />, { at: `/operator/billing/differences${query}`, user: operator });
/** The reports that are shown, without their heading. */
const reportRows = async () => {
  const first = await screen.findByRole('row', { name: /Under way/ });
  return within(first.closest('table')!).getAllByRole('row').slice(1);
};
const settle = async () => userEvent.click(await screen.findByRole('button', { name: 'Mark as settled' }));

test('reports say what each found, also that it was nothing', async () => {
  given();
  await open();
  expect((await reportRows()).map(({ textContent }) => textContent)).toEqual([
    'Nov 23, 2026Sandbox bankUnder way0—',
    'Nov 23, 2026Stripe1 difference3130',
    'Nov 23, 2026PayPal2 without an answer44',
    'Nov 22, 2026StripeNo difference2726',
    'Nov 22, 2026PayPalWithout the company’s list3—',
  ]);
});

test('without any report it says when the first is made; reports that did not come are asked for again', async () => {
  const server = given({ [REPORTS]: () => ({ reports: [], more: false }) });
  const { unmount } = await open();
  expect(await screen.findByText(/The first report is made/)).toBeInTheDocument();
  unmount();
  server.answers({ [REPORTS]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [REPORTS]: () => ({ reports, more: false }) });
  await userEvent.click(retry);
  expect(await reportRows()).toHaveLength(reports.length);
});

test('open differences come first; all of them stand in the address', async () => {
  const server = given({ [LIST]: () => ({ incidents: [], more: false }) });
  await open();
  expect(await screen.findByText('No difference here')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(server.of(LIST).at(-1)?.query).toEqual({ all: 'yes' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/differences?all=yes');
});

test('a difference leads to its chain, and is settled with a reason, never without', async () => {
  const server = given({ [SETTLE]: () => ({ ...incidents[1]!, resolved_at: '2026-11-24T09:00:00.000Z', resolved_by: 31, reason: 'x' }) });
  await open('?difference=12');
  const panel = within(await screen.findByRole('region', { name: 'Difference 12' }));
  expect(panel.getByRole('link', { name: '52' })).toHaveAttribute('href', '/operator/billing/trace?find=order%3A52');
  await settle();
  expect(screen.getByText('Please say how: others read it later.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'How it was settled' }), ' Paid back by hand. ');
  await settle();
  expect(await screen.findByText('The difference is settled.')).toBeInTheDocument();
  expect(server.of(SETTLE).map(({ body }) => body)).toEqual([{ reason: 'Paid back by hand.' }]);
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('a charge of no payment here names the charge, and leads to no order', async () => {
  given();
  await open('?difference=13');
  const panel = within(await screen.findByRole('region', { name: 'Difference 13' }));
  expect(panel.getByText('ch_3SVx2kJ8')).toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
  expect(panel.queryByText('Member')).not.toBeInTheDocument();
});

test('one that is settled says when, by whom and how', async () => {
  given();
  await open('?all=yes&difference=9');
  const panel = await screen.findByRole('region', { name: 'Difference 9' });
  expect(panel).toHaveTextContent(/Settled on .* by operator #31: Paid back by hand./);
  expect(screen.queryByRole('button', { name: 'Mark as settled' })).not.toBeInTheDocument();
});

test('every kind is told, in a word and in a sentence', () => {
  const ids = PaymentIncident.shape.kind.options.flatMap((kind) => [`kind.${kind}`, `text.${kind}`]);
  expect(ids.filter((id) => !(`billing.differences.${id}` in differencesTexts.en))).toEqual([]);
});
