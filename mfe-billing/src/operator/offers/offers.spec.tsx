import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { operatorOffers } from '../../testing/operator-answers';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { OffersScreen } from './offers-screen';

const LIST = 'GET /api/operator/offers';
const CHANGE = 'PUT /api/operator/offers/welcome';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => ({ offers: operatorOffers }), ...more });
const open = (query = '') => show(<OffersScreen />, { at: `/operator/billing/offers${query}`, user: operator });
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Change the offer' }));

test('offers that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => ({ offers: operatorOffers }) });
  await userEvent.click(retry);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('each offer tells what it takes off, how long, and whether it is on', async () => {
  given();
  await open();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Time bonus.*25%.*4 hours.*TIMEBONUS25.*Active/);
  expect(rows[2]).toHaveTextContent(/Welcome discount.*20%.*72 hours.*WELCOME25.*Switched off/);
  await userEvent.click(within(rows[1]!).getByRole('link'));
  expect(await screen.findByRole('region', { name: 'Time bonus' })).toBeInTheDocument();
  expect(screen.getByText('From 1 to 168.')).toBeInTheDocument();
});

test('what is outside of the bounds, and a reason that is missing, are said at their fields; nothing is sent', async () => {
  const server = given();
  await open('?offer=welcome');
  await screen.findByRole('region', { name: 'Welcome discount' });
  await type('Per cent off', '91');
  await type('For how many hours', '47');
  await press();
  expect(screen.getByText('A whole number from 1 to 90, please.')).toBeInTheDocument();
  expect(screen.getByText('A whole number from 48 to 720, please.')).toBeInTheDocument();
  expect(screen.getByText('Please say why: others read it later.')).toBeInTheDocument();
  expect(screen.getByLabelText('Per cent off')).toHaveFocus();
  expect(server.of(CHANGE)).toHaveLength(0);
});

test('an offer is changed with a reason, and shown as it is then', async () => {
  const changed = operatorOffers.map((offer) => (offer.name === 'welcome' ? { ...offer, percentage: 30, hours: 96 } : offer));
  const server = given({ [CHANGE]: () => ({ offers: changed }) });
  await open('?offer=welcome');
  await screen.findByRole('region', { name: 'Welcome discount' });
  await type('Per cent off', '30');
  await type('For how many hours', '96');
  await userEvent.type(screen.getByLabelText('Why'), 'Spring');
  server.answers({ [LIST]: () => ({ offers: changed }) });
  await press();
  expect(await screen.findByText('Welcome discount: changed.')).toBeInTheDocument();
  expect(server.of(CHANGE).map(({ body }) => body)).toEqual([{ percentage: 30, hours: 96, reason: 'Spring' }]);
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(/30%.*96 hours/));
  expect(screen.getByLabelText('Why')).toHaveValue('');
});

test('a refusal is told, and keeps what was typed', async () => {
  given({ [CHANGE]: () => new Refused(422, 'billing.offer-hours') });
  await open('?offer=welcome');
  await screen.findByRole('region', { name: 'Welcome discount' });
  await type('For how many hours', '50');
  await userEvent.type(screen.getByLabelText('Why'), 'Spring');
  await press();
  expect(await screen.findByText('This offer cannot run for that many hours.')).toBeInTheDocument();
  expect(screen.getByLabelText('For how many hours')).toHaveValue('50');
});
