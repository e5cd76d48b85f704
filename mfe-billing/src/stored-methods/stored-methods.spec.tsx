import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { noStoredCards, storedCards, storedCardsOfBefore } from '../testing/answers';
import { show } from '../testing/show';
import { StoredMethodsScreen } from './stored-methods-screen';

const STORED = 'GET /api/stored-methods';
const REMOVE = 'DELETE /api/stored-methods/3';
const page = { at: '/credits/stored-methods' };
const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' });
const visa = () => screen.findByRole('button', { name: 'Remove Visa ending in 4242' });

test('each card is told by brand, last digits and expiry; one that is over says so', async () => {
  givenServer({ [STORED]: () => storedCardsOfBefore });
  await show(<StoredMethodsScreen />, page);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getAllByText(/Visa ending in 4242/)).toHaveLength(2);
  expect(within(first!).getByText('Expires 04/2029')).toBeInTheDocument();
  expect(within(first!).getByText('Stored on Nov 20, 2026')).toBeInTheDocument();
  expect(within(second!).getByText('Expired 10/2026')).toBeInTheDocument();
  expect(within(second!).getByText(/^It is not offered any more/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All purchases' })).toHaveAttribute('href', '/transactions');
});

test('cards that are not open to the member say why, and can be removed', async () => {
  givenServer({ [STORED]: () => ({ ...storedCards, stored: storedCards.stored.map((one) => ({ ...one, state: 'blocked' })) }) });
  await show(<StoredMethodsScreen />, page);
  expect(await screen.findAllByText(/^A payment by card was taken back/)).toHaveLength(2);
  expect(await visa()).toBeEnabled();
});

test('a card is removed in two steps, and the second says that nothing brings it back', async () => {
  const server = givenServer({ [STORED]: () => storedCards, [REMOVE]: () => ({ removed: true }) });
  await show(<StoredMethodsScreen />, page);
  await userEvent.click(await visa());
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this card?' }));
  expect(dialog.getByText('Visa ending in 4242')).toBeInTheDocument();
  expect(dialog.getByText(/^This cannot be undone\. The payment provider forgets the card/)).toBeInTheDocument();
  expect(server.of(REMOVE)).toEqual([]);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Keep it' })[0]!);
  expect(server.of(REMOVE)).toEqual([]);
  await userEvent.click(await visa());
  server.answers({ [STORED]: () => ({ ...storedCards, stored: storedCards.stored.slice(1) }) });
  await userEvent.click(confirm());
  expect(await screen.findByText('Visa ending in 4242 is removed.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(server.of(REMOVE)).toHaveLength(1);
});

test('a removal that fails says so in the dialog, and can be tried again', async () => {
  const server = givenServer({ [STORED]: () => storedCards, [REMOVE]: () => new Refused(503, 'server.unavailable') });
  await show(<StoredMethodsScreen />, page);
  await userEvent.click(await visa());
  await userEvent.click(confirm());
  await screen.findByText(/try again/i, { selector: '[role=alert] *, [role=alert]' });
  server.answers({ [REMOVE]: () => ({ removed: true }) });
  await userEvent.click(confirm());
  expect(await screen.findByText('Visa ending in 4242 is removed.')).toBeInTheDocument();
});

test('without a stored card it says how one comes here', async () => {
  givenServer({ [STORED]: () => noStoredCards });
  await show(<StoredMethodsScreen />, page);
  expect(await screen.findByText('No card is stored')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose credits' })).toHaveAttribute('href', '/credits');
});

test('a list that cannot be had is asked for again in place', async () => {
  const server = givenServer({ [STORED]: () => new Refused(500, 'server.error') });
  await show(<StoredMethodsScreen />, page);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [STORED]: () => storedCards });
  await userEvent.click(again);
  expect(await visa()).toBeInTheDocument();
});
