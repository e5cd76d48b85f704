import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { adjustments, foundMember, operators, wallet } from '../../testing/operator-adjustments';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { AdjustmentsScreen } from './adjustments-screen';

const LIST = 'GET /api/operator/adjustments';
const CREATE = 'POST /api/operator/adjustments';
const APPROVE = 'PUT /api/operator/adjustments/9/approved';
const DECLINE = 'PUT /api/operator/adjustments/9/declined';
const FIND = 'GET /api/operator/members';
const WALLET = 'GET /api/operator/wallets/7';
const [open, alone] = adjustments;
const given = (more: Answers = {}) =>
  givenServer({
    [LIST]: () => ({ adjustments, more: false, alone: 100 }),
    [FIND]: () => ({ members: [{ ...foundMember, id: 7 }] }),
    [WALLET]: () => wallet,
    ...more,
  });
const visit = (query = '', user = { ...operator, id: 12 }) =>
  show(<AdjustmentsScreen />, { at: `/operator/billing/adjustments${query}`, user });
const form = () => screen.findByRole('form', { name: 'Adjust the credits' });
const fill = async (credits: string, reason: string, way = 'Give') => {
  const fields = within(await form());
  await userEvent.click(fields.getByLabelText(way));
  for (const [label, text] of [
    ['Credits', credits],
    ['Why', reason],
  ] as const) {
    await userEvent.clear(fields.getByLabelText(label));
    if (text !== '') await userEvent.type(fields.getByLabelText(label), text);
  }
  await userEvent.click(fields.getByRole('button', { name: 'Adjust the credits' }));
};

test('adjustments that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await visit();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => ({ adjustments, more: false, alone: 100 }) });
  await userEvent.click(retry);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(6);
});

test('what waits comes first; which are shown stands in the address', async () => {
  const server = given({ [LIST]: () => ({ adjustments: [], more: false, alone: 150 }) });
  await visit();
  expect(await screen.findByText(/wait here for another one/)).toBeInTheDocument();
  expect(server.of(LIST)[0]?.query).toEqual({ state: 'open' });
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByText('Credits that operators give or take show up here.')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/adjustments?state=all');
});

test('a request of another operator is approved, and the list is read again', async () => {
  const server = given({ [APPROVE]: () => ({ ...open, state: 'applied' }) });
  await visit('?adjustment=9');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved, and applied.')).toBeInTheDocument();
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('or declined; a refusal says why, with its number', async () => {
  const server = given({
    [DECLINE]: () => ({ ...open, state: 'declined' }),
    [APPROVE]: () => new Refused(409, 'billing.adjustment-too-much', { params: { credits: 3 } }),
  });
  await visit('?adjustment=9');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Only 3 credits can be taken. Nothing was changed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Declined.')).toBeInTheDocument();
  expect(server.of(DECLINE)).toHaveLength(1);
});

test.each([
  ['whoever asked', 31, /You asked for this yourself/],
  ['whose credits these are', 7, /your own credits: another operator has to decide/],
])('%s does not decide', async (_, id, text) => {
  given();
  await visit('?adjustment=9', { ...operator, id });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('a member is found by number, name or address, and told of with what they have', async () => {
  const server = given();
  await visit('?state=all');
  await userEvent.type(await screen.findByRole('searchbox'), ' clementine@given.test {Enter}');
  const panel = await screen.findByRole('region', { name: 'Clémentine' });
  expect(await within(panel).findByText('Given for free')).toBeInTheDocument();
  expect(panel).toHaveTextContent(/Balance37Given for free12Bought25/);
  expect(server.of(FIND)[0]?.query).toEqual({ find: 'clementine@given.test' });
  expect(screen.getByTestId('address')).toHaveTextContent('/operator/billing/adjustments?state=all&find=clementine%40given.test');
});

test('nobody found, and a search or a wallet that did not come, are told of', async () => {
  const server = given({ [FIND]: () => ({ members: [] }) });
  const { unmount } = await visit('?find=nobody');
  expect(await screen.findByText('Nobody here')).toBeInTheDocument();
  unmount();
  server.answers({ [FIND]: () => new Refused(500, 'server.error') });
  const second = await visit('?find=7');
  expect(await screen.findByText('The member could not be looked up')).toBeInTheDocument();
  second.unmount();
  server.answers({ [FIND]: () => ({ members: [foundMember] }), [WALLET]: () => new Refused(500, 'server.error') });
  await visit('?find=7');
  expect(await screen.findByText('The credits are not here right now')).toBeInTheDocument();
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const server = given();
  await visit('?find=7');
  await fill('no', '');
  expect(screen.getByText('A whole number from 1 to 10000, please.')).toBeInTheDocument();
  expect(screen.getByText('Please say why: others read it later.')).toBeInTheDocument();
  expect(screen.getByLabelText('Credits')).toHaveFocus();
  await fill('13', 'A mistake.', 'Take');
  expect(screen.getByText(/Only 12 credits can be taken/)).toBeInTheDocument();
  expect(server.of(CREATE)).toHaveLength(0);
});

test('credits are given or taken with a reason; sent again after a fault it is the same, changed it is another one', async () => {
  const server = given({ [CREATE]: () => new Refused(500, 'server.error') });
  await visit('?find=7');
  await fill('12', ' A mistake. ', 'Take');
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(1));
  await fill('12', 'A mistake.', 'Take');
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(2));
  server.answers({ [CREATE]: () => alone! });
  await fill('11', 'A mistake.', 'Take');
  expect(await screen.findByText('The credits are adjusted.')).toBeInTheDocument();
  const [first, second, third] = server.of(CREATE).map(({ body }) => body as { clientId: string });
  expect(first).toEqual({ clientId: expect.any(String), member_id: 7, credits: -12, reason: 'A mistake.' });
  expect(second).toEqual(first);
  expect(third).toMatchObject({ credits: -11 });
  expect(third?.clientId).not.toBe(first?.clientId);
  expect(screen.getByLabelText('Credits')).toHaveValue('');
  await waitFor(() => expect(server.of(WALLET).length).toBeGreaterThan(1));
});

test('above what one operator does alone it says that another one has to approve', async () => {
  given({ [CREATE]: () => open! });
  await visit('?find=7');
  expect(await screen.findByText(/Alone you can do up to 50 at once, and 100 more today/)).toBeInTheDocument();
  await fill('120', 'Half of the messages come back.');
  expect(await screen.findByText(/Another operator has to approve it/)).toBeInTheDocument();
});

test('nobody adjusts their own credits, or those of somebody who leaves', async () => {
  const server = given();
  const { unmount } = await visit('?find=7', { ...operator, id: 7 });
  expect(await screen.findByText(/only another operator can adjust them/)).toBeInTheDocument();
  unmount();
  server.answers({ [FIND]: () => ({ members: [{ ...foundMember, status: 'pending_deletion' }] }) });
  await visit('?find=7');
  expect(await screen.findByText(/their credits stay as they are/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Adjust the credits' })).not.toBeInTheDocument();
});

test('who asked and who decided stand there by name; by number who is no operator any more, and where the names did not come', async () => {
  const server = given({ 'GET /api/operator/operators': () => operators });
  const { unmount } = await visit('?adjustment=9');
  const table = within(await screen.findByRole('table'));
  expect(await table.findByRole('row', { name: /^7 / })).toHaveTextContent('Odile#12');
  expect(await within(screen.getByRole('region', { name: 'Adjustment 9' })).findByText(/ · Odile$/)).toBeInTheDocument();
  unmount();
  server.answers({ 'GET /api/operator/operators': () => new Refused(500, 'server.error') });
  await visit();
  expect(await within(await screen.findByRole('table')).findByRole('row', { name: /^7 / })).toHaveTextContent('#31#12');
});
