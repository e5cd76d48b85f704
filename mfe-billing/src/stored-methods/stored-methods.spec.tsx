import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { noStoredCards, storedCards, storedCardsOfBefore } from '../testing/answers';
import { mandate } from '../testing/direct-debits';
import { show } from '../testing/show';
import { StoredMethodsScreen } from './stored-methods-screen';

const STORED = 'GET /api/stored-methods';
const REMOVE = 'DELETE /api/stored-methods/3';
const MANDATE = 'GET /api/direct-debit/mandate';
const REVOKE = 'DELETE /api/direct-debit/mandate';
const noMandate = { [MANDATE]: () => ({ mandate: null }) };
const withMandate = { [STORED]: () => storedCards, [MANDATE]: () => ({ mandate }) };
const page = { at: '/credits/stored-methods' };
const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' });
const takeBack = () => screen.findByRole('button', { name: 'Take back the mandate RDV-5' });
const confirmTakingBack = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take back' });
const visa = () => screen.findByRole('button', { name: 'Remove Visa ending in 4242' });

test('each card is told by brand, last digits and expiry; one that is over says so', async () => {
  givenServer({ ...noMandate, [STORED]: () => storedCardsOfBefore });
  await show(<StoredMethodsScreen />, page);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getAllByText(/Visa ending in 4242/)).toHaveLength(2);
  expect(within(first!).getByText('Expires 04/2029')).toBeInTheDocument();
  expect(within(first!).getByText('Stored on Nov 20, 2026')).toBeInTheDocument();
  expect(within(second!).getByText('Expired 10/2026')).toBeInTheDocument();
  expect(within(second!).getByText(/^It is not offered any more/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All purchases' })).toHaveAttribute('href', '/transactions');
});

test.each([
  ['blocked', /^A payment by card was taken back/],
  ['unavailable', /^It was stored by a payment provider that we do not work with any more/],
])('cards that are not open to the member say why, and can be removed: %s', async (state, text) => {
  givenServer({
    ...noMandate,
    [STORED]: () => ({ ...storedCards, stored: storedCards.stored.map((one) => ({ ...one, state })) }),
  });
  await show(<StoredMethodsScreen />, page);
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(await visa()).toBeEnabled();
});

test('a card is removed in two steps, and the second says that nothing brings it back', async () => {
  const server = givenServer({ ...noMandate, [STORED]: () => storedCards, [REMOVE]: () => ({ removed: true }) });
  await show(<StoredMethodsScreen />, page);
  await userEvent.click(await visa());
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this card?' }));
  expect(dialog.getByText('Visa ending in 4242')).toBeInTheDocument();
  expect(dialog.getByText(/^This cannot be undone\. The payment provider forgets the card/)).toBeInTheDocument();
  expect(server.of(REMOVE)).toEqual([]);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Keep it' })[0]!);
  expect(server.of(REMOVE)).toEqual([]);
  await userEvent.click(await visa());
  // the second press of a double click on what opened the dialog
  fireEvent.click(confirm(), { detail: 2 });
  expect(server.of(REMOVE)).toEqual([]);
  server.answers({ [STORED]: () => ({ ...storedCards, stored: storedCards.stored.slice(1) }) });
  await userEvent.click(confirm());
  expect(await screen.findByText('Visa ending in 4242 is removed.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(server.of(REMOVE)).toHaveLength(1);
});

test('a removal that fails says so in the dialog, and can be tried again', async () => {
  const server = givenServer({ ...noMandate, [STORED]: () => storedCards, [REMOVE]: () => new Refused(503, 'server.unavailable') });
  await show(<StoredMethodsScreen />, page);
  await userEvent.click(await visa());
  await userEvent.click(confirm());
  await screen.findByText(/try again/i, { selector: '[role=alert] *, [role=alert]' });
  server.answers({ [REMOVE]: () => ({ removed: true }) });
  await userEvent.click(confirm());
  expect(await screen.findByText('Visa ending in 4242 is removed.')).toBeInTheDocument();
});

test('a mandate is told by masked account, holder, reference and day; where none stands, nothing is said of it', async () => {
  const server = givenServer(withMandate);
  const { unmount } = await show(<StoredMethodsScreen />, page);
  const part = within(await screen.findByRole('region', { name: 'Direct debit mandate' }));
  expect(part.getByText('DE•• •••• 3000')).toBeInTheDocument();
  expect(part.getByText('Hugo Martin')).toBeInTheDocument();
  expect(part.getByText('Mandate reference RDV-5')).toBeInTheDocument();
  expect(part.getByText('Signed on Oct 2, 2026')).toBeInTheDocument();
  unmount();
  server.answers(noMandate);
  await show(<StoredMethodsScreen />, page);
  expect(await visa()).toBeInTheDocument();
  expect(screen.queryByText(/mandate/i)).not.toBeInTheDocument();
});

test('a mandate is taken back in two steps, and the second says what is still collected, and what is undone', async () => {
  const server = givenServer({ ...withMandate, [REVOKE]: () => ({}) });
  await show(<StoredMethodsScreen />, page);
  await userEvent.click(await takeBack());
  const dialog = within(screen.getByRole('alertdialog', { name: 'Take this mandate back?' }));
  expect(dialog.getByText('DE•• •••• 3000')).toBeInTheDocument();
  expect(
    dialog.getByText(/What your bank was already asked for is still collected. A purchase that was not sent to it yet is undone/),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Keep it' })[0]!);
  await waitFor(async () => expect(await takeBack()).toHaveFocus());
  expect(server.of(REVOKE)).toEqual([]);
  await userEvent.click(await takeBack());
  server.answers(noMandate);
  await userEvent.dblClick(confirmTakingBack());
  expect(await screen.findByText('The mandate RDV-5 is taken back.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Direct debit mandate' })).not.toBeInTheDocument());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(server.of(REVOKE)).toHaveLength(1);
});

test('a mandate that could not be taken back stands, and it can be tried again', async () => {
  const server = givenServer({ ...withMandate, [REVOKE]: () => new Refused(503, 'server.unavailable') });
  await show(<StoredMethodsScreen />, page);
  await userEvent.click(await takeBack());
  await userEvent.click(confirmTakingBack());
  await screen.findByText(/try again/i, { selector: '[role=alert] *, [role=alert]' });
  expect(screen.queryByText('The mandate RDV-5 is taken back.')).not.toBeInTheDocument();
  server.answers({ ...noMandate, [REVOKE]: () => ({}) });
  await userEvent.click(confirmTakingBack());
  expect(await screen.findByText('The mandate RDV-5 is taken back.')).toBeInTheDocument();
});

test('with a mandate and no card it says only that no card is stored', async () => {
  givenServer({ ...withMandate, [STORED]: () => noStoredCards });
  await show(<StoredMethodsScreen />, page);
  expect(await screen.findByText('No card is stored')).toBeInTheDocument();
  expect(screen.queryByText('No payment method is stored')).not.toBeInTheDocument();
  expect(await takeBack()).toBeEnabled();
});

test('where the mandate cannot be had the cards are there, and it alone is asked for again', async () => {
  const server = givenServer({ [STORED]: () => storedCards, [MANDATE]: () => new Refused(500, 'server.error') });
  await show(<StoredMethodsScreen />, page);
  expect(await visa()).toBeEnabled();
  expect(screen.getByText('Direct debit mandates are not here right now')).toBeInTheDocument();
  server.answers({ [MANDATE]: () => ({ mandate }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await takeBack()).toBeInTheDocument();
  expect(server.of(STORED)).toHaveLength(1);
});

test('with neither a card nor a mandate it says how a card comes here', async () => {
  givenServer({ ...noMandate, [STORED]: () => noStoredCards });
  await show(<StoredMethodsScreen />, page);
  expect(await screen.findByText('No payment method is stored')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose credits' })).toHaveAttribute('href', '/credits');
});

test('a list that cannot be had is asked for again in place', async () => {
  const server = givenServer({ ...noMandate, [STORED]: () => new Refused(500, 'server.error') });
  await show(<StoredMethodsScreen />, page);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [STORED]: () => storedCards });
  await userEvent.click(again);
  expect(await visa()).toBeInTheDocument();
});
