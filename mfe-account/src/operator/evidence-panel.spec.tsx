import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { complaints, evidence, openedEvidence, operator, thread } from '../testing/operator-account';
import { show } from '../testing/show';
import { OperatorAccountScreen } from './operator-account-screen';

const ONE = `GET /api/operator/complaints/${thread.number}`;
const KEPT = `${ONE}/evidence`;
const LOOK = `POST /api/operator/complaints/${thread.number}/evidence/looks`;
const open = async (more: Answers) => {
  const server = givenServer({ 'GET /api/operator/complaints': () => complaints, [ONE]: () => thread, ...more });
  await show(<OperatorAccountScreen />, { at: `/operator/account?complaint=${thread.number}`, user: operator });
  return server;
};
const panel = () => screen.findByRole('region', { name: 'Sealed conversation' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what was sealed is told without a word of it, and that nobody opened it', async () => {
  await open({ [KEPT]: () => ({ evidence }) });
  expect(await screen.findByText(/2 messages are kept until Feb 16, 2027/)).toBeInTheDocument();
  expect(screen.getByText('Nobody has opened it.')).toBeInTheDocument();
  expect(await panel()).not.toHaveTextContent('lend me some money');
});

test('it is opened with a reason only, and then says who looked', async () => {
  const server = await open({ [KEPT]: () => ({ evidence }), [LOOK]: () => openedEvidence });
  await screen.findByText(/2 messages/);
  await press('Open the conversation');
  expect(await screen.findByText('Please say why.')).toBeInTheDocument();
  expect(server.of(LOOK)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Why you open it'), 'decide');
  await press('Open the conversation');
  const talk = await screen.findByRole('list', { name: 'What they wrote to each other' });
  await waitFor(() => expect(talk).toHaveFocus());
  const lines = within(talk).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Member 42 · .*Can you lend me some money\?$/),
    expect.stringMatching(/^Member 7, who reported · .*Please leave me alone\.$/),
  ]);
  expect(screen.getByText(/Operator 3, .*To decide about the report/)).toBeInTheDocument();
  expect(server.of(LOOK).map(({ body }) => body)).toEqual([{ reason: 'decide' }]);
});

test('while it is looked for that is told, and where nothing is kept it says so', async () => {
  const waiting: ((value: unknown) => void)[] = [];
  await open({ [KEPT]: () => new Promise((resolve) => waiting.push(resolve)) });
  expect(within(await panel()).getByText('Loading')).toBeInTheDocument();
  waiting[0]!({ evidence: null });
  expect(await screen.findByText('No conversation is kept with this complaint.')).toBeInTheDocument();
});

test('when it did not come that is told, and asked for again in place', async () => {
  const server = await open({ [KEPT]: () => new Refused(500, 'server.error') });
  expect(await within(await panel()).findByText('What is sealed could not be loaded')).toBeInTheDocument();
  server.answers({ [KEPT]: () => ({ evidence }) });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/2 messages are kept/)).toBeInTheDocument();
});

test('whose time was over meanwhile is not opened, and it says so', async () => {
  await open({ [KEPT]: () => ({ evidence }), [LOOK]: () => new Refused(404, 'account.evidence-not-kept') });
  await screen.findByText(/2 messages/);
  await userEvent.selectOptions(screen.getByLabelText('Why you open it'), 'objection');
  await press('Open the conversation');
  expect(await screen.findByText('Nothing is kept with this complaint any more.')).toBeInTheDocument();
});

test('the operator’s own complaint says that another one has to, and offers no other try', async () => {
  await open({ [ONE]: () => new Refused(403, 'account.complaint-own') });
  expect(await screen.findByText(/Another operator has to do this: you are a party of this complaint/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sealed conversation' })).not.toBeInTheDocument();
});

test('it is there when its complaint is gone', async () => {
  await open({ [ONE]: () => new Refused(404, 'account.complaint-not-found'), [KEPT]: () => ({ evidence }) });
  expect(await screen.findByText('We have no complaint with this number.')).toBeInTheDocument();
  expect(await screen.findByText(/2 messages are kept/)).toBeInTheDocument();
});
