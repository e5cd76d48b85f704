import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { operatorDisputes } from '../../testing/operator-answers';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { DisputesScreen } from './disputes-screen';

const LIST = 'GET /api/operator/disputes';
const UNBLOCK = 'PUT /api/operator/disputes/3/unblocked';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => ({ disputes: operatorDisputes, more: false }), ...more });
const open = (query = '') => show(<DisputesScreen />, { at: `/operator/billing/disputes${query}`, user: operator });
const unblock = async () => userEvent.click(await screen.findByRole('button', { name: 'Unblock Card' }));

test('disputes that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => ({ disputes: operatorDisputes, more: false }) });
  await userEvent.click(retry);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(6);
});

test('open ones come first; which are shown stands in the address', async () => {
  const server = given({ [LIST]: () => ({ disputes: [], more: false }) });
  await open();
  expect(await screen.findByText('No dispute here')).toBeInTheDocument();
  expect(server.of(LIST)[0]?.query).toEqual({ status: 'open' });
  await userEvent.click(screen.getByRole('link', { name: 'Lost' }));
  await waitFor(() => expect(server.of(LIST).at(-1)?.query).toEqual({ status: 'lost' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/disputes?status=lost');
});

test('one that is open tells what it did to credits and method; only a blocked method can be unblocked', async () => {
  given();
  await open('?dispute=5');
  const panel = await screen.findByRole('region', { name: 'Dispute 5' });
  for (const text of ['€27.99', 'Stripe · du_1QJ4x8rendezvous5', '19']) expect(within(panel).getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Unblock/ })).not.toBeInTheDocument();
});

test('a method is unblocked with a reason, never without, and the list is read again', async () => {
  const server = given({ [UNBLOCK]: () => ({ ...operatorDisputes[2]!, blocked: false }) });
  await open('?status=all&dispute=3');
  await unblock();
  expect(await screen.findByText('Please say why: others read it later.')).toBeInTheDocument();
  expect(server.of(UNBLOCK)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), ' Their card was stolen. ');
  await unblock();
  expect(await screen.findByText('The member can pay with it again.')).toBeInTheDocument();
  expect(server.of(UNBLOCK)[0]?.body).toEqual({ reason: 'Their card was stolen.' });
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('a refusal is told, and what was typed stays', async () => {
  given({ [UNBLOCK]: () => new Refused(409, 'billing.dispute-blocks-nothing') });
  await open('?status=all&dispute=3');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Why' }), 'A mistake.');
  await unblock();
  expect(await screen.findByText('This dispute blocks no way to pay.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Why' })).toHaveValue('A mistake.');
});
