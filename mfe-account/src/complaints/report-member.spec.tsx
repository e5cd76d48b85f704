import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { ReportMember } from './report-member';

const TEXT = 'She asked me for money in her second message.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const what = () => screen.getByLabelText('What happened?');
const showReport = (memberId: number) =>
  show(<ReportMember memberId={memberId} name="Maya" onClose={jest.fn()} />, { at: `/members/${memberId}`, user: answers.user });
beforeEach(() => sessionStorage.clear());
const open = async () => {
  const onClose = jest.fn();
  await show(<ReportMember memberId={42} name="Maya" onClose={onClose} />, { at: '/members/42', user: answers.user });
  return onClose;
};

test('a report says what it is about by itself; its number is told, with the focus', async () => {
  const server = givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM' }) });
  const onClose = await open();
  expect(screen.getByRole('dialog', { name: 'Report Maya' })).toBeInTheDocument();
  expect(screen.queryByLabelText('What is it about?')).not.toBeInTheDocument();
  expect(screen.getByText(/that conversation is kept with the report for 90 days, sealed/)).toBeInTheDocument();
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeInTheDocument();
  expect(screen.getByText(/What was written is kept with your report/)).toBeInTheDocument();
  expect(server.calls.map(({ body }) => body)).toEqual([{ category: 'member', text: TEXT, email: null, member_id: 42 }]);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('of who is not logged in any more nothing is kept, and no text says so', async () => {
  givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM' }) });
  await show(<ReportMember memberId={42} name="Maya" onClose={jest.fn()} />, { at: '/members/42', user: null });
  expect(screen.queryByText(/is kept with the report/)).not.toBeInTheDocument();
  await userEvent.type(what(), TEXT);
  await userEvent.type(screen.getByLabelText(/E.mail/), 'nina@given.test');
  await press('Send the report');
  // a block takes the conversation
  expect(await screen.findByText(/note first what we should know/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Block Maya' })).not.toBeInTheDocument();
});

const reported = async (answering: Parameters<typeof givenServer>[0], blocked: boolean | undefined) => {
  const server = givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM', blocked }), ...answering });
  await open();
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  await screen.findByText('ABCD-EFGH-JKLM');
  return () => server.calls.map(({ method, path }) => `${method} ${path}`).slice(1);
};

test.each([undefined, false])('once it was sent, who is reported can be blocked there, and that taken back: case %#', async (blocked) => {
  const calls = await reported({ 'PUT /api/blocks/42': () => ({ ok: true }), 'DELETE /api/blocks/42': () => ({ ok: true }) }, blocked);
  await press('Block Maya');
  expect(await screen.findByText(/Maya is blocked/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unblock Maya' })).toHaveFocus();
  expect(screen.getByText('ABCD-EFGH-JKLM')).toBeInTheDocument();
  await press('Unblock Maya');
  expect(await screen.findByText(/Maya is no longer blocked/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Block Maya' })).toHaveFocus();
  expect(calls()).toEqual(['PUT /api/blocks/42', 'DELETE /api/blocks/42']);
});

test('who was blocked before is said to be', async () => {
  await reported({}, true);
  expect(screen.getByText(/You have blocked Maya already/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unblock Maya' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Block Maya' })).not.toBeInTheDocument();
});

test('a block that is refused says why, and offers it still', async () => {
  await reported({ 'PUT /api/blocks/42': () => new Refused(429, 'request.too-many', { params: { seconds: 60 } }) }, false);
  await press('Block Maya');
  expect(await screen.findByText(/That was a lot at once/)).toBeInTheDocument();
  expect(screen.queryByText(/Maya is blocked/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Block Maya' })).toBeInTheDocument();
});

test('a report of few words is not sent, and one that is refused stays as it was typed', async () => {
  const server = givenServer({ 'POST /api/complaints': () => new Refused(429, 'request.too-many', { params: { seconds: 60 } }) });
  await open();
  await userEvent.type(what(), 'Rude');
  await press('Send the report');
  expect(await screen.findByText('Please tell us a little more: at least 20 characters.')).toBeInTheDocument();
  await waitFor(() => expect(what()).toHaveFocus());
  expect(server.calls).toEqual([]);
  await userEvent.clear(what());
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  expect(await screen.findByText(/That was a lot at once/)).toBeInTheDocument();
  expect(what()).toHaveValue(TEXT);
});

const draft = 'rdv:private:account:complaint:';
const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(draft));

test('what was typed is there again when it was closed, for this member only', async () => {
  givenServer({});
  const first = await showReport(42);
  await userEvent.type(what(), TEXT);
  first.unmount();
  const other = await showReport(43);
  expect(what()).toHaveValue('');
  other.unmount();
  await showReport(42);
  expect(what()).toHaveValue(TEXT);
});

test('another who logs in to this tab is given nothing', async () => {
  givenServer({});
  const first = await showReport(42);
  await userEvent.type(what(), TEXT);
  first.unmount();
  await show(<ReportMember memberId={42} name="Maya" onClose={jest.fn()} />, {
    at: '/members/42',
    user: { ...answers.user, id: answers.user.id + 1 },
  });
  expect(what()).toHaveValue('');
});

test('once it has arrived it is forgotten; words that are taken back are, too', async () => {
  givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM' }) });
  await open();
  await userEvent.type(what(), TEXT);
  expect(keptDrafts()).toHaveLength(1);
  await userEvent.clear(what());
  expect(keptDrafts()).toEqual([]);
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  await screen.findByText('ABCD-EFGH-JKLM');
  expect(keptDrafts()).toEqual([]);
});

test('one that did not arrive stays kept', async () => {
  givenServer({ 'POST /api/complaints': () => new Refused(429, 'request.too-many', { params: { seconds: 60 } }) });
  const { unmount } = await showReport(42);
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  await screen.findByText(/That was a lot at once/);
  unmount();
  await showReport(42);
  expect(what()).toHaveValue(TEXT);
});

test('its number leads to what became of it', async () => {
  await reported({}, false);
  expect(screen.getByRole('link', { name: 'Look up a complaint' })).toHaveAttribute('href', '/complaints?number=ABCD-EFGH-JKLM');
});

test('on its way it cannot be closed: that would lose the number', async () => {
  givenServer({ 'POST /api/complaints': () => new Promise(() => undefined) });
  const onClose = await open();
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});
