import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBlock } from '@rendezvous/client';
import { type Answers, givenServer, Refused, type Shown, Unplugged, user } from '@rendezvous/client/testing';
import { CONVERSATION, message, PARTNER, sana, VIEWER } from '../testing/people';
import { show } from '../testing/show';
import { conditions } from '../testing/screens';
import { StartRoom } from './start-room';

const WITH = `GET /api/members/${PARTNER}/conversation`;
const START = `POST /api/members/${PARTNER}/conversation`;
const given = async (answers: Answers = {}, options: Shown = {}) => {
  const server = givenServer({
    [WITH]: () => conditions(),
    [START]: ({ body }) => ({ conversationId: CONVERSATION, message: message(1, VIEWER, String(body['text'])), credits: 2 }),
    'GET /api/credits/bundles': () => new Refused(500, 'server.error'),
    'GET /api/chats.php': () => ({ chats: [], total_unread_messages: 0, conversations_left: 1 }),
    'GET /api/user.php': () => ({ user: null }),
    ...answers,
  });
  await show(<StartRoom memberId={PARTNER} />, { at: `/members/${PARTNER}/chat`, route: '/members/:id/chat', ...options });
  return server;
};
const field = () => screen.findByRole('textbox', { name: 'Message to Inès' });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

test('what it uses up is told before the first word', async () => {
  await given();
  expect(await screen.findByText('This starts your last free conversation.')).toBeVisible();
  expect(screen.getByText('1 credit a message. Reading is free.')).toBeVisible();
});

test('the first message starts the conversation and leads there', async () => {
  const server = await given();
  await userEvent.type(await field(), 'Hello!{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/chats/${CONVERSATION}`));
  expect(server.of(START).map(({ body }) => body)).toEqual([{ clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Hello!' }]);
});

const Blocking = () => {
  const [block] = useBlock();
  return <button onClick={() => void block({ memberId: PARTNER })}>block</button>;
};

test('whoever is blocked meanwhile, in a report for example, cannot be written to', async () => {
  const server = givenServer({
    [WITH]: () => conditions(),
    [`PUT /api/blocks/${PARTNER}`]: () => ({ ok: true }),
    'GET /api/chats.php': () => ({ chats: [], total_unread_messages: 0, conversations_left: 1 }),
    'GET /api/user.php': () => ({ user: null }),
  });
  const page = (
    <>
      <StartRoom memberId={PARTNER} />
      <Blocking />
    </>
  );
  await show(page, { at: `/members/${PARTNER}/chat`, route: '/members/:id/chat' });
  await field();
  server.answers({ [WITH]: () => new Refused(403, 'chat.not-reachable') });
  await userEvent.click(screen.getByRole('button', { name: 'block' }));
  expect(await screen.findByRole('heading', { name: 'Writing to this member is not possible right now' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a first line from before there was an account stands in the field, and nothing sends it by itself', async () => {
  const server = await given({ [WITH]: () => conditions({ signup_message: 'Good evening' }) });
  expect(await field()).toHaveValue('Good evening');
  expect(server.of(START)).toEqual([]);
  await userEvent.type(await field(), '!{Enter}');
  await waitFor(() => expect(server.of(START).map(({ body }) => body['text'])).toEqual(['Good evening!']));
});

test('what was being written wins over it', async () => {
  localStorage.setItem(`rdv:private:chat:draft:${VIEWER}:member-${PARTNER}`, JSON.stringify('Dear Inès'));
  await given({ [WITH]: () => conditions({ signup_message: 'Good evening' }) });
  expect(await field()).toHaveValue('Dear Inès');
});

test('a conversation that exists is opened', async () => {
  await given({ [WITH]: () => conditions({ conversationId: CONVERSATION }) });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/chats/${CONVERSATION}`));
});

test('without a connection the message waits, also through a reload, and goes out once by itself with the same client id', async () => {
  const server = await given({ [START]: () => Promise.reject(new Unplugged()) });
  await userEvent.type(await field(), 'Hello!{Enter}');
  expect(await screen.findByText('Hello!')).toBeVisible();
  expect(await screen.findByText(/Waiting for a connection/)).toBeVisible();
  expect(await field()).toHaveValue('');
  server.answers({ [START]: () => ({ conversationId: CONVERSATION, message: message(1, VIEWER, 'Hello!'), credits: 2 }) });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/chats/${CONVERSATION}`));
  expect(new Set(server.of(START).map(({ body }) => body['clientId'])).size).toBe(1);
});

test('a text that a block took away after its first sending stays, and goes out as a message of its own when it is sent anew', async () => {
  const server = await given({ [START]: () => new Refused(409, 'chat.sent-before') });
  await userEvent.type(await field(), 'Hello!{Enter}');
  expect(await screen.findByText(/had been sent before the chat was emptied/)).toBeVisible();
  expect(screen.getByText('Hello!')).toBeVisible();
  server.answers({ [START]: () => ({ conversationId: CONVERSATION, message: message(1, VIEWER, 'Hello!'), credits: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.of(START)).toHaveLength(2));
  expect(new Set(server.of(START).map(({ body }) => body['clientId'])).size).toBe(2);
});

test('a refused message comes back into the field for editing', async () => {
  await given({ [START]: () => new Refused(402, 'billing.not-enough-credits') });
  await userEvent.type(await field(), 'Hello!{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await field()).toHaveValue('Hello!');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the third conversation is refused with the reason and what would change it; the text is kept', async () => {
  const server = await given({ [START]: () => new Refused(403, 'chat.conversation-limit', { params: { limit: 2 } }) });
  await userEvent.type(await field(), 'Do not lose me');
  server.answers({ [WITH]: () => conditions({ mayStart: false, reason: 'chat.conversation-limit', conversations_left: 0 }) });
  await userEvent.type(await field(), '{Enter}');
  expect(await screen.findByText('Your free conversations are started')).toBeVisible();
  expect(screen.getByText(/Free members start 2 conversations\. Answering is never limited\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium');
  expect(screen.getByText('Kept for later: Do not lose me')).toBeVisible();
});

test.each([null, 'chat.conversation-limit'] as const)(
  'whoever’s own profile was disabled is told so in the composer’s place, whatever else stands in the way: %s',
  async (reason) => {
    await given({ [WITH]: () => conditions({ reason, mayStart: reason === null }) }, { user: { ...user, moderated: true } });
    expect(await screen.findByText(/^Our team has disabled your profile/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/free conversation/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'See Premium' })).toBeNull();
  },
);

test('a fictional profile is marked, and costs nothing', async () => {
  await given({ [WITH]: () => conditions({ profile: sana, cost: 0 }) });
  expect(await screen.findByText('Fictional profile')).toBeVisible();
  expect(screen.getByText('This profile is fictional. A meeting is not possible.')).toBeVisible();
  expect(screen.getByText('This message is free. So is reading.')).toBeVisible();
});

test('who cannot be seen is not found; who has blocked says so', async () => {
  await given({ [WITH]: () => new Refused(403, 'account.blocked-by', { params: { name: 'Inès' } }) });
  expect(await screen.findByText('You’re blocked by Inès. You do not have access to this page.')).toBeVisible();
});
