import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused, type Shown, Unplugged } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { AgeScreen } from './age-screen';

const READ = 'GET /api/age-assurance';
const START = 'POST /api/age-assurance/checks';
const FINISH = 'POST /api/age-assurance/results';
const CHECK = '4b1f3c2e-6f0a-4a51-9d7e-0b8a5c3d2e1f';
const BACK = `/age?check=${CHECK}&answer=over.abc`;
const passed = answers.assuredAge;

let left: string[] = [];
beforeEach(() => {
  left = [];
});
const given = (more: Answers = {}) =>
  givenServer({ [READ]: () => answers.age, 'GET /api/user.php': () => ({ user: answers.user }), ...more });
const open = (more: Shown = {}) => show(<AgeScreen leave={(to) => left.push(to)} />, { at: '/age', user: answers.user, ...more });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const go = () => screen.findByRole('button', { name: 'Go to Sandbox Age Check' });
const address = () => screen.getByTestId('address').textContent;

test('says why it is asked, who is asked what, and what comes back, before anybody goes there', async () => {
  given();
  await open();
  expect(await title('Show that you are 18 or older')).toBeInTheDocument();
  expect(screen.getByText(/Until yours is, your profile is not shown/)).toBeInTheDocument();
  expect(screen.getByText(/Neither your name nor your e-mail address, and no date of birth/)).toBeInTheDocument();
  expect(screen.getByText(/Yes or no, and when. No document/)).toBeInTheDocument();
  expect(screen.getByText(/^For 365 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'what it says about privacy' })).toHaveAttribute('href', '/sandbox/age');
  expect(left).toEqual([]);
});

test('where only writing is held it says so', async () => {
  given({ [READ]: () => ({ ...answers.age, hold: 'writing' }) });
  await open();
  expect(await screen.findByText(/you can look around, but neither like nor write/)).toBeInTheDocument();
});

test('one button leads to the company; what keeps one from it is said, and nothing is left', async () => {
  const server = given({ [START]: () => new Refused(503, 'account.age-check-unavailable') });
  await open();
  await userEvent.click(await go());
  expect(await screen.findByText(/does not answer/)).toBeInTheDocument();
  expect(left).toEqual([]);
  server.answers({ [START]: () => ({ redirect: '/sandbox/age/1' }) });
  await userEvent.click(await go());
  await waitFor(() => expect(left).toEqual(['/sandbox/age/1']));
});

test('who comes back hands in the answer once, and a reload shows what came of it', async () => {
  const server = given({ [FINISH]: () => passed, [READ]: () => passed });
  await open({ at: BACK });
  expect(await title('Your age is confirmed')).toBeInTheDocument();
  expect(screen.getByText(/Sandbox Age Check said yes. That is good until November 20, 2027/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/members');
  expect(address()).toBe('/age');
  // the screen runs in strict mode here, which runs effects twice
  expect(server.of(FINISH).map(({ body }) => body)).toEqual([{ check: CHECK, query: `?check=${CHECK}&answer=over.abc` }]);
});

test('an answer that is not for this check says so, and the way there stays', async () => {
  given({ [FINISH]: () => new Refused(422, 'account.age-result-invalid') });
  await open({ at: BACK });
  expect(await screen.findByText('This answer is not for this check')).toBeInTheDocument();
  expect(await go()).toBeEnabled();
});

test('without network the answer stays good for another try', async () => {
  const server = given({
    [FINISH]: () => {
      throw new Unplugged();
    },
  });
  await open({ at: BACK });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [FINISH]: () => passed, [READ]: () => passed });
  await userEvent.click(again);
  expect(await title('Your age is confirmed')).toBeInTheDocument();
});

test('a check that is under way is waited for, and can be gone on with', async () => {
  given({ [READ]: () => ({ ...answers.age, state: 'under_way' }), [START]: () => ({ redirect: '/sandbox/age/1' }) });
  await open();
  expect(await title('We are waiting for the answer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on at Sandbox Age Check' }));
  await waitFor(() => expect(left).toEqual(['/sandbox/age/1']));
});

test.each([
  ['failed', 'It could not be told', /could not tell whether you are 18 or older/],
  ['unanswered', 'There was no answer', /Nothing is decided/],
  ['expired', 'It is time to ask again', /was good until November 20, 2026/],
] as const)('after %s it is said, and one may try again', async (state, news, detail) => {
  given({ [READ]: () => ({ ...answers.age, state, since: '2026-11-20T10:00:00.000Z' }) });
  await open();
  expect(await screen.findByText(news)).toBeInTheDocument();
  expect(screen.getByText(detail)).toBeInTheDocument();
  expect(await go()).toBeEnabled();
});

test('whoever was found too young is told, and where to say that it is wrong; no further try is offered', async () => {
  given({ [READ]: () => ({ ...answers.age, state: 'refused', since: '2026-11-20T10:00:00.000Z' }) });
  await open();
  expect(await title('Your age was not confirmed')).toBeInTheDocument();
  expect(screen.getByText(/answered that you are under 18/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tell us that it is wrong' })).toHaveAttribute('href', '/complaints');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where nothing is asked there is nothing to do', async () => {
  given({ [READ]: () => ({ ...answers.age, state: 'not_asked', hold: null, company: null }) });
  await open();
  expect(await title('Nothing to confirm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your settings' })).toHaveAttribute('href', '/notifications');
});

test('what could not be loaded can be asked for again', async () => {
  const server = given({ [READ]: () => new Refused(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [READ]: () => answers.age });
  await userEvent.click(again);
  expect(await go()).toBeInTheDocument();
});
