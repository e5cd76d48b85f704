import { useEffect, useRef } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { ChatsScreen } from '../chats/chats-screen';
import { later } from '../testing/later';
import { CONVERSATION, message, page, PARTNER, VIEWER } from '../testing/people';
import { conditions } from '../testing/screens';
import { show } from '../testing/show';

jest.mock('virtua', () => jest.requireActual('../testing/without-windowing'));

const START = `POST /api/members/${PARTNER}/conversation`;
const READ = `GET /api/conversations/${CONVERSATION}/messages`;
const SEND = `POST /api/conversations/${CONVERSATION}/messages`;

/** A new page takes the focus to its main part, as the shell does. */
const Pages = () => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) main.current?.focus();
    before.current = pathname;
  }, [pathname]);
  return (
    <main ref={main} tabIndex={-1}>
      <Routes>
        <Route path="/members/:id/chat" element={<ChatsScreen about="member" />} />
        <Route path="/chats/:id" element={<ChatsScreen />} />
      </Routes>
    </main>
  );
};

const given = async (answers: Answers = {}) => {
  const server = givenServer({
    [`GET /api/members/${PARTNER}/conversation`]: () => conditions(),
    [START]: ({ body }) => ({ conversationId: CONVERSATION, message: message(1, VIEWER, String(body['text'])), credits: 2 }),
    [READ]: () => page([message(1, VIEWER, 'Hello!')]),
    [`PUT /api/conversations/${CONVERSATION}/read`]: () => ({ total_unread_messages: 0 }),
    'GET /api/credits/bundles': () => new Refused(500, 'server.error'),
    'GET /api/chats.php': () => ({ chats: [], total_unread_messages: 0, conversations_left: 1 }),
    'GET /api/user.php': () => ({ user: null }),
    ...answers,
  });
  await show(<Pages />, { at: `/members/${PARTNER}/chat`, route: '*' });
  return server;
};
const field = () => screen.findByRole('textbox', { name: 'Message to Inès' });
const begun = () => screen.findByRole('region', { name: 'Messages with Inès' });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollTo = () => undefined;
});

test('whoever goes on writing after the first message writes on in the conversation, and loses nothing', async () => {
  const [started, read] = [later({ conversationId: CONVERSATION, message: message(1, VIEWER, 'Hello!'), credits: 2 }), later(page([]))];
  const server = await given({
    [START]: () => started.answer(),
    [READ]: async () => {
      await read.answer();
      return page([message(1, VIEWER, 'Hello!')]);
    },
    [SEND]: ({ body }) => ({ message: message(2, VIEWER, String(body['text'])), credits: 1 }),
  });
  await userEvent.type(await field(), 'Hello!{Enter}');
  // typed wherever the focus is, as fingers do
  await userEvent.keyboard('How ');
  started.release();
  await waitFor(() => expect(server.of(READ)).not.toEqual([]));
  await userEvent.keyboard('are ');
  // what was stored is in sight meanwhile
  expect(screen.getByText('Hello!')).toBeVisible();
  read.release();
  await begun();
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.keyboard('you?');
  expect(await field()).toHaveValue('How are you?');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(server.of(SEND).map(({ body }) => body['text'])).toEqual(['How are you?']));
  expect(server.of(START)).toHaveLength(1);
});

test('whoever has turned to something else is not called back', async () => {
  const started = later({ conversationId: CONVERSATION, message: message(1, VIEWER, 'Hello!'), credits: 2 });
  await given({ [START]: () => started.answer() });
  await userEvent.type(await field(), 'Hello!{Enter}');
  (await field()).blur();
  started.release();
  await begun();
  expect(await field()).not.toHaveFocus();
});

test('a conversation that cannot be loaded is opened all the same, and says so; the words wait there', async () => {
  const server = await given({ [READ]: () => new Refused(503, 'server.unavailable') });
  await userEvent.type(await field(), 'Hello!{Enter}And');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  server.answers({ [READ]: () => page([message(1, VIEWER, 'Hello!')]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(within(await begun()).getByText('Hello!')).toBeVisible();
  expect(await field()).toHaveValue('And');
});
