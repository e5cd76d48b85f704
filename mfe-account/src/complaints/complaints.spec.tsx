import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, type Shown } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { ComplaintsScreen } from './complaints-screen';

const TEXT = 'I paid for 25 credits and got only ten of them.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
beforeEach(() => sessionStorage.clear());
const about = () => screen.getByLabelText('What is it about?');
const open = (at = '/complaints', more: Shown = {}) => show(<ComplaintsScreen />, { at, ...more });

test('an incomplete complaint is not sent; the first missing field has the focus', async () => {
  const server = givenServer({});
  await open();
  await userEvent.type(screen.getByLabelText('What happened?'), 'Too short');
  await press('Send the complaint');
  expect(await screen.findByText('Please choose one.')).toBeInTheDocument();
  expect(screen.getByText('Please tell us a little more: at least 20 characters.')).toBeInTheDocument();
  expect(screen.getByText('Please enter your e-mail address.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('What is it about?')).toHaveFocus());
  expect(server.calls).toEqual([]);
});

test('a refused complaint keeps what was typed', async () => {
  givenServer({ 'POST /api/complaints': () => new Refused(429, 'request.too-many', { params: { seconds: 60 } }) });
  await open('/complaints', { user: answers.user });
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'payment');
  await userEvent.type(screen.getByLabelText('What happened?'), TEXT);
  await press('Send the complaint');
  expect(await screen.findByText(/That was a lot at once/)).toBeInTheDocument();
  expect(screen.getByLabelText('What happened?')).toHaveValue(TEXT);
});

test('what was typed is there again after a way elsewhere, until it was sent', async () => {
  givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM' }) });
  const first = await open('/complaints');
  await userEvent.selectOptions(about(), 'payment');
  await userEvent.type(screen.getByLabelText('What happened?'), TEXT);
  await userEvent.type(screen.getAllByLabelText('E-mail address')[0]!, 'nina@given.test');
  first.unmount();
  const again = await open('/complaints');
  expect([about(), screen.getByLabelText('What happened?')].map((field) => (field as HTMLInputElement).value)).toEqual(['payment', TEXT]);
  expect(screen.getAllByLabelText('E-mail address')[0]).toHaveValue('nina@given.test');
  await press('Send the complaint');
  await screen.findByText('ABCD-EFGH-JKLM');
  again.unmount();
  await open('/complaints');
  expect(screen.getByLabelText('What happened?')).toHaveValue('');
});

test('a member is not asked for an address; the number is told', async () => {
  const server = givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM' }) });
  await open('/complaints?member=42', { user: answers.user });
  expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'member');
  await userEvent.type(screen.getByLabelText('What happened?'), TEXT);
  await press('Send the complaint');
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeInTheDocument();
  expect(server.calls[0]?.body).toEqual({ category: 'member', text: TEXT, email: null, member_id: 42 });
});

test('a link may choose what it is about, which stays theirs to change; one that names nothing known chooses nothing', async () => {
  const { unmount } = await open('/complaints?category=other', { user: answers.user });
  expect(about()).toHaveValue('other');
  await userEvent.selectOptions(about(), 'privacy');
  expect(about()).toHaveValue('privacy');
  unmount();
  await open('/complaints?category=weather', { user: answers.user });
  expect(about()).toHaveValue('');
});

test('whom it is about may be said, by number or by the address of the profile; anything else is refused at its field', async () => {
  const server = givenServer({ 'POST /api/complaints': () => ({ number: 'ABCD-EFGH-JKLM' }) });
  await open('/complaints', { user: answers.user });
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'member');
  await userEvent.type(screen.getByLabelText('What happened?'), TEXT);
  await userEvent.type(screen.getByLabelText(/Whom is it about\?/), 'that Maya');
  await press('Send the complaint');
  expect(await screen.findByText(/This is no profile/)).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/Whom is it about\?/));
  await userEvent.type(screen.getByLabelText(/Whom is it about\?/), 'https://love.example/members/42?from=likes');
  await press('Send the complaint');
  await screen.findByText('ABCD-EFGH-JKLM');
  expect(server.calls[0]?.body).toMatchObject({ member_id: 42 });
});

test('the link of a mail looks the number up by itself, and shows what was written', async () => {
  givenServer({
    'GET /api/complaints/ABCD-EFGH-JKLM': () => ({
      number: 'ABCD-EFGH-JKLM',
      category: 'payment',
      state: 'closed',
      filed_at: '2026-11-01T10:00:00Z',
      text: TEXT,
      answers: [
        { text: 'Your credits are there now.', at: '2026-11-02T10:00:00Z' },
        { text: 'And five more.', at: '2026-11-03T10:00:00Z' },
      ],
    }),
  });
  await open('/complaints?number=abcd-efgh-jklm', { user: answers.user });
  expect(await screen.findByText(/It is closed/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `You wrote${TEXT}`,
    'Our answer of November 2, 2026Your credits are there now.',
    'Our answer of November 3, 2026And five more.',
  ]);
});

test('of one that was unfounded it says so', async () => {
  const found = { number: 'ABCD-EFGH-JKLM', category: 'member', state: 'closed', outcome: 'unfounded', filed_at: '2026-11-01T10:00:00Z' };
  givenServer({ 'GET /api/complaints/ABCD-EFGH-JKLM': () => ({ ...found, text: TEXT, answers: [] }) });
  await open('/complaints?number=ABCD-EFGH-JKLM', { user: answers.user });
  expect(await screen.findByText(/we found nothing against our rules/)).toBeInTheDocument();
});

test('a number is looked up however it is typed; one that nobody got is said', async () => {
  const server = givenServer({
    'GET /api/complaints/ABCD-EFGH-JKLM': () => ({
      number: 'ABCD-EFGH-JKLM',
      category: 'payment',
      state: 'answered',
      filed_at: '2026-11-01T10:00:00Z',
    }),
    'GET /api/complaints/AAAA-BBBB-CCCC': () => new Refused(404, 'account.complaint-not-found'),
  });
  await open();
  await userEvent.type(screen.getByLabelText('Number'), 'aaaa bbbb cccc');
  await press('Look up');
  expect(await screen.findByText('We have no complaint with this number.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Number'));
  await userEvent.type(screen.getByLabelText('Number'), 'abcdefghjklm');
  await press('Look up');
  expect(await screen.findByText(/We have answered by mail/)).toBeInTheDocument();
  expect(server.calls).toHaveLength(2);
});

test('a visitor reads what was written with the address of the complaint; a wrong one is said, and stays to be mended', async () => {
  const server = givenServer({
    'GET /api/complaints/ABCD-EFGH-JKLM': () => ({
      number: 'ABCD-EFGH-JKLM',
      category: 'payment',
      state: 'answered',
      filed_at: '2026-11-01T10:00:00Z',
      text: null,
      answers: [],
    }),
    'POST /api/complaints/ABCD-EFGH-JKLM/words': () => new Refused(403, 'account.complaint-address-wrong'),
  });
  await open('/complaints?number=ABCD-EFGH-JKLM');
  await screen.findByText(/We have answered by mail/);
  const address = screen.getAllByLabelText('E-mail address').at(-1)!;
  await press('Show what was written');
  expect(await screen.findByText('Please enter your e-mail address.')).toBeInTheDocument();
  await userEvent.type(address, 'lina@given.test');
  await press('Show what was written');
  expect(await screen.findByText('The complaint with this number was filed with another address.')).toBeInTheDocument();
  expect(address).toHaveValue('lina@given.test');
  server.answers({
    'POST /api/complaints/ABCD-EFGH-JKLM/words': () => ({
      text: TEXT,
      answers: [{ text: 'Your credits are there now.', at: '2026-11-02T10:00:00Z' }],
    }),
  });
  await userEvent.clear(address);
  await userEvent.type(address, ' nina@given.test');
  await press('Show what was written');
  expect(await screen.findByText('Your credits are there now.')).toBeInTheDocument();
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toEqual({ email: 'nina@given.test' });
});
