import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { ReportMember } from './report-member';

const TEXT = 'She asked me for money in her second message.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const what = () => screen.getByLabelText('What happened?');
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
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeInTheDocument();
  // a block takes the conversation, and nothing of it is kept for us
  expect(screen.getByText(/note first what we should know/)).toBeInTheDocument();
  expect(server.calls.map(({ body }) => body)).toEqual([{ category: 'member', text: TEXT, email: null, member_id: 42 }]);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(onClose).toHaveBeenCalledTimes(1);
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

test('on its way it cannot be closed: that would lose the number', async () => {
  givenServer({ 'POST /api/complaints': () => new Promise(() => undefined) });
  const onClose = await open();
  await userEvent.type(what(), TEXT);
  await press('Send the report');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});
