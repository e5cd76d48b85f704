import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { operatorDisputes } from '../../testing/operator-answers';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { DisputesScreen } from './disputes-screen';

const LIST = 'GET /api/operator/disputes';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => ({ disputes: operatorDisputes, more: false }), ...more });
const open = (query = '') => show(<DisputesScreen />, { at: `/operator/billing/disputes${query}`, user: operator });

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

test('one that is open tells what it did to credits and method, and a blocked method leads to where that is lifted', async () => {
  given();
  await open('?dispute=5');
  const panel = within(await screen.findByRole('region', { name: 'Dispute 5' }));
  for (const text of ['€27.99', 'Stripe · du_1QJ4x8rendezvous5', '19']) expect(panel.getByText(text)).toBeInTheDocument();
  expect(panel.queryByRole('link', { name: 'Go to the block' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '3' }));
  expect(await screen.findByRole('link', { name: 'Go to the block' })).toHaveAttribute(
    'href',
    '/operator/billing/blocks?member=203&block=dispute%3A3',
  );
});

test('disputes of one payment are one row with how each stands, and beside one stand the others and the refunds of the payment', async () => {
  const [later] = operatorDisputes;
  const amount = later!.amount;
  const earlier = { ...later!, id: 1, status: 'lost' as const };
  const disputes = [
    { ...later!, others: [{ id: 1, status: 'lost' as const, amount }], refunds: [{ number: 12, state: 'succeeded' as const, amount }] },
    earlier,
  ];
  given({ [LIST]: () => ({ disputes, more: false }) });
  await open('?status=all&dispute=5');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toHaveTextContent(/^5OpenLost€27.99/);
  const panel = within(await screen.findByRole('region', { name: 'Dispute 5' }));
  expect(panel.getByRole('link', { name: 'Dispute 1' })).toHaveAttribute('href', '/operator/billing/disputes?status=all&dispute=1');
  expect(panel.getByRole('link', { name: 'Refund 12' }).closest('li')).toHaveTextContent('Refund 12Paid back€27.99');
});
