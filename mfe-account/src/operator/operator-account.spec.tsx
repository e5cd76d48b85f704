import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { answered, complaints, operator, thread } from '../testing/operator-account';
import { show } from '../testing/show';
import { OperatorAccountScreen } from './operator-account-screen';

const LIST = 'GET /api/operator/complaints';
const ONE = `GET /api/operator/complaints/${thread.number}`;
const ANSWER = `POST /api/operator/complaints/${thread.number}/answers`;
const STATE = `PUT /api/operator/complaints/${thread.number}/state`;
const EVIDENCE = `GET /api/operator/complaints/${thread.number}/evidence`;
const given = (more: Answers = {}) =>
  givenServer({ [LIST]: () => complaints, [ONE]: () => thread, [EVIDENCE]: () => ({ evidence: null }), ...more });
const open = (query = '') => show(<OperatorAccountScreen />, { at: `/operator/account${query}`, user: operator });
const openThread = () => open(`?complaint=${thread.number}`);
const rows = async () => within(await screen.findByRole('table')).getAllByRole('link');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const asked = (server: ReturnType<typeof given>) => server.of(LIST).map(({ query }) => ({ ...query }));

test('complaints that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => complaints });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(3);
});

test('where there are none it says so', async () => {
  given({ [LIST]: () => ({ ...complaints, complaints: [], more: false }) });
  await open('?state=closed');
  expect(await screen.findByText('No complaint here')).toBeInTheDocument();
});

test('the open ones are shown first, each state with its number; filters stand in the address', async () => {
  const server = given();
  await open();
  await rows();
  expect(screen.getByRole('link', { name: /Open \(53\)/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('link', { name: /Answered \(12\)/ }));
  await userEvent.selectOptions(await screen.findByLabelText('What is it about?'), 'privacy');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/operator/account?state=answered&category=privacy'));
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ state: 'answered', category: 'privacy' }));
});

test('a long list goes on', async () => {
  const server = given();
  await open('?category=payment');
  await userEvent.click(await screen.findByRole('link', { name: 'Further complaints' }));
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ state: 'open', category: 'payment', after: '3' }));
});

test('j and k walk through the complaints and Enter opens one; while something is typed they are letters', async () => {
  given();
  await open();
  const links = await rows();
  await userEvent.keyboard('jjk{Enter}');
  expect(links[0]).toHaveFocus();
  const answer = await screen.findByLabelText('Answer');
  await userEvent.type(answer, 'jk');
  expect(answer).toHaveValue('jk');
});

test('a complaint shows what was written, by whom, and where the answer goes', async () => {
  given({ [ONE]: () => answered });
  await openThread();
  const panel = (await screen.findByRole('heading', { level: 2, name: thread.number })).closest('section')!;
  expect(panel).toHaveTextContent('nina@given.test');
  expect(panel).toHaveTextContent('I paid for 25 credits and got only ten of them.');
  expect(panel).toHaveTextContent('Your credits are there now.');
  expect(within(panel).getByRole('link', { name: '7' })).toHaveAttribute('href', '/operator/account?view=members&find=%237');
});

test.each([
  ['Send', /is answered\./, { close: false }],
  ['Send and close', /is answered and closed/, { close: true }],
  ['Send and close as unfounded', /closed as unfounded/, { close: true, outcome: 'unfounded' }],
])('%s: the answer goes out with what the operator has seen, and what was typed goes', async (button, told, sent) => {
  const server = given({ [ANSWER]: () => answered });
  await openThread();
  await userEvent.type(await screen.findByLabelText('Answer'), ' Your credits are there now. ');
  server.answers({ [ONE]: () => answered });
  await press(button);
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(server.of(ANSWER).map(({ body }) => body)).toEqual([{ text: 'Your credits are there now.', ...sent, answers_seen: 0 }]);
  expect(screen.getByLabelText('Answer')).toHaveValue('');
  expect(await screen.findByText('Your credits are there now.')).toBeInTheDocument();
});

test('of a complaint that was closed as unfounded list and panel say so', async () => {
  const unfounded = { ...answered, state: 'closed', outcome: 'unfounded' };
  given({ [ONE]: () => unfounded, [LIST]: () => ({ complaints: [unfounded], more: false, counts: { open: 0, answered: 0, closed: 1 } }) });
  await openThread();
  expect(await screen.findAllByText('Unfounded')).toHaveLength(2);
});

test('an empty answer is not sent', async () => {
  const server = given();
  await openThread();
  await userEvent.type(await screen.findByLabelText('Answer'), '   ');
  await press('Send');
  expect(await screen.findByText('Please write an answer.')).toBeInTheDocument();
  expect(server.of(ANSWER)).toEqual([]);
});

test('where another operator was faster it says so, shows that answer, and keeps what was typed', async () => {
  const server = given({ [ANSWER]: () => new Refused(409, 'account.complaint-changed') });
  await openThread();
  await userEvent.type(await screen.findByLabelText('Answer'), 'Mine.');
  server.answers({ [ONE]: () => answered });
  await press('Send');
  expect(await screen.findByText(/Another operator answered meanwhile/)).toBeInTheDocument();
  expect(await screen.findByText('Your credits are there now.')).toBeInTheDocument();
  expect(screen.getByLabelText('Answer')).toHaveValue('Mine.');
});

test('a complaint is closed without an answer, and opened again', async () => {
  const server = given({ [STATE]: () => ({ ...thread, state: 'closed' }) });
  await openThread();
  await screen.findByLabelText('Answer');
  server.answers({ [ONE]: () => ({ ...thread, state: 'closed' }) });
  await press('Close without an answer');
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(server.of(STATE).map(({ body }) => body)).toEqual([{ state: 'closed' }, { state: 'open' }]));
});

test('a number that nobody got says so', async () => {
  given({ [ONE]: () => new Refused(404, 'account.complaint-not-found') });
  await openThread();
  expect(await screen.findByText('We have no complaint with this number.')).toBeInTheDocument();
});
