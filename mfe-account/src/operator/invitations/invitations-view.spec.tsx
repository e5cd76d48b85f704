import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { invitation, invitations, operator } from '../../testing/operator-account';
import { show } from '../../testing/show';
import { OperatorAccountScreen } from '../operator-account-screen';

const LIST = 'GET /api/operator/invitations';
const ONE = `GET /api/operator/invitations/${invitation.id}`;
const CREATE = 'POST /api/operator/invitations';
const WITHDRAW = `PUT /api/operator/invitations/${invitation.id}/withdrawn`;
const INVITE = 'POST /api/operator/invitations/waiting';
const given = (more: Answers = {}) => givenServer({ [LIST]: () => invitations, [ONE]: () => invitation, ...more });
const open = (query = '') => show(<OperatorAccountScreen />, { at: `/operator/account?view=invitations${query}`, user: operator });
const rows = async () => within(await screen.findByRole('table')).getAllByRole('link');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('invitations that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => invitations });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(2);
});

test('where there are none it says so; states have their numbers and stand in the address', async () => {
  given({ [LIST]: () => ({ ...invitations, invitations: [] }) });
  await open();
  expect(await screen.findByText('No invitation here')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Used up \(4\)/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/operator/account?view=invitations&state=used-up'));
});

test('j and k walk through the rows and Enter opens one, with its link', async () => {
  given();
  await open();
  const links = await rows();
  await userEvent.keyboard('j{Enter}');
  expect(links[0]).toHaveFocus();
  expect(await screen.findByDisplayValue(invitation.link)).toBeInTheDocument();
});

test('a code is made of what is typed; what is wrong is said at its field, and a refusal keeps it', async () => {
  const server = given({ [CREATE]: () => new Refused(500, 'server.error') });
  await open();
  const label = await screen.findByLabelText('Label');
  await userEvent.clear(screen.getByLabelText('For how many people'));
  await press('Make the code');
  expect(screen.getByText('Please say what it is for.')).toBeInTheDocument();
  expect(screen.getByText(/A number from 1 to 100,000/)).toBeInTheDocument();
  await waitFor(() => expect(label).toHaveFocus());
  await userEvent.type(label, 'Press');
  await userEvent.type(screen.getByLabelText('For how many people'), '25');
  await userEvent.clear(screen.getByLabelText('Good for how many days'));
  await press('Make the code');
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(1));
  expect(label).toHaveValue('Press');
  server.answers({ [CREATE]: () => invitation });
  await press('Make the code');
  expect(await screen.findByText(`${invitation.code} is made.`)).toBeInTheDocument();
  const [first, second] = server.of(CREATE).map(({ body }) => body as { clientId: string });
  // sent twice, it makes one
  expect(first).toEqual(second);
  expect(first).toMatchObject({ site_id: 1, label: 'Press', max_uses: 25, valid_days: null });
  expect(label).toHaveValue('');
});

test('the one that is open is withdrawn', async () => {
  const server = given({ [WITHDRAW]: () => ({ ...invitation, state: 'withdrawn' }) });
  await open(`&invitation=${invitation.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(`${invitation.code} is withdrawn.`)).toBeInTheDocument();
  expect(server.of(WITHDRAW)).toHaveLength(1);
});

test('those that wait longest are invited, as far as the operator has seen; who was slower is told', async () => {
  const server = given({ [INVITE]: () => ({ invited: 5, waiting: 32 }) });
  await open();
  expect(await screen.findByText(/37 addresses wait/)).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('How many to invite'));
  await userEvent.type(screen.getByLabelText('How many to invite'), '5');
  await press('Invite by mail');
  expect(await screen.findByText('5 addresses were invited.')).toBeInTheDocument();
  expect(server.of(INVITE).map(({ body }) => body)).toEqual([{ site_id: 1, count: 5, invited_up_to: 11 }]);
  server.answers({ [INVITE]: () => new Refused(409, 'account.waiting-changed') });
  await press('Invite by mail');
  expect(await screen.findByText(/Addresses were invited meanwhile/)).toBeInTheDocument();
});
