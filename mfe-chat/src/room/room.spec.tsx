import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused, user, type Shown } from '@rendezvous/client/testing';
import { ChatsScreen } from '../chats/chats-screen';
import { chats, CONVERSATION, ines, message, page, talk, VIEWER } from '../testing/people';
import { later } from '../testing/later';
import { show } from '../testing/show';
// the menu's list comes when it is asked for; loading it here keeps that out of the time that a test waits
import './header/room-menu-list';

jest.mock('virtua', () => jest.requireActual('../testing/without-windowing'));

const READ = `GET /api/conversations/${CONVERSATION}/messages`;
const SEND = `POST /api/conversations/${CONVERSATION}/messages`;
const MARK = `PUT /api/conversations/${CONVERSATION}/read`;
const REMOVE = 'DELETE /api/chat.php';
const list = (more: object = {}) => ({ chats, total_unread_messages: 122, conversations_left: 1, ...more });
const bundles = {
  country: 'FR',
  bundles: [
    { id: '25', credits: 25, price: { amount: 2799, currency: 'EUR' }, price_now: { amount: 2099, currency: 'EUR' }, popular: true },
  ],
  offer: null,
  tax_rate: 20,
  methods: [],
  refund_days: 14,
};
const stored: Answers[string] = ({ body }) => ({
  message: message(5, VIEWER, String(body['text']), { clientId: String(body['clientId']) }),
  credits: 2,
});

const given = async (answers: Answers = {}, options: Shown = {}) => {
  const server = givenServer({
    'GET /api/chats.php': () => list(),
    [READ]: () => page(talk),
    [MARK]: () => ({ total_unread_messages: 0 }),
    [SEND]: stored,
    'GET /api/credits/bundles': () => bundles,
    ...answers,
  });
  await show(<ChatsScreen />, { at: `/chats/${CONVERSATION}`, route: '/chats/:id?', ...options });
  return server;
};
const log = () => screen.findByRole('region', { name: 'Messages with Inès' });
const field = () => screen.findByRole('textbox', { name: 'Message to Inès' });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollTo = () => undefined;
});

test('opening a conversation shows its messages and marks them as read', async () => {
  const server = await given();
  expect(within(await log()).getByText(/Which stall has the good figs/)).toBeVisible();
  expect(within(await log()).getByText('1 new message')).toBeVisible();
  await waitFor(() => expect(server.of(MARK).map(({ body }) => body)).toEqual([{ seq: 4 }]));
});

test('a sent message is there at once, and stays when it is stored', async () => {
  const go = later(undefined);
  const server = await given({
    [SEND]: async (asked) => {
      await go.answer();
      return stored(asked);
    },
  });
  await userEvent.type(await field(), 'Same quay, seven o’clock?{Enter}');
  expect(within(await log()).getByText('Same quay, seven o’clock?')).toBeVisible();
  expect(within(await log()).getByText('Sending…')).toBeVisible();
  expect(await field()).toHaveValue('');
  go.release();
  expect(await within(await log()).findByText('Sent')).toBeVisible();
  expect(within(await log()).getAllByText('Same quay, seven o’clock?')).toHaveLength(1);
  expect(await screen.findByText('1 left after this')).toBeVisible();
  expect(server.of(SEND)).toHaveLength(1);
});

test('a refused message says why, and trying again sends the same client id', async () => {
  const server = await given({ [SEND]: () => new Refused(403, 'chat.not-reachable') });
  await userEvent.type(await field(), 'Thursday?{Enter}');
  expect(await within(await log()).findByText(/This member cannot be reached at the moment/)).toBeVisible();
  server.answers({ [SEND]: stored });
  await userEvent.click(within(await log()).getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: /Messages with/ })).queryByRole('button', { name: 'Try again' })).toBeNull(),
  );
  const ids = server.of(SEND).map(({ body }) => body['clientId']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a refused message can be taken back into the field', async () => {
  await given({ [SEND]: () => new Refused(403, 'chat.not-reachable') });
  await userEvent.type(await field(), 'Thursday?{Enter}');
  await userEvent.click(await within(await log()).findByRole('button', { name: 'Edit' }));
  expect(await field()).toHaveValue('Thursday?');
  expect(within(await log()).queryByText('Thursday?')).toBeNull();
});

test('without credits nothing is sent, the text stays, and bundles are offered with the normal price beside an offer', async () => {
  const server = await given({}, { user: { ...user, credits: 0 } });
  await userEvent.type(await field(), 'Do not lose me{Enter}');
  expect(await field()).toHaveValue('Do not lose me');
  expect(server.of(SEND)).toEqual([]);
  expect(await screen.findByText('You have no credits left')).toBeVisible();
  expect(screen.getByRole('link', { name: /25 credits.*€20.99.*€27.99/ })).toHaveAttribute(
    'href',
    `/credits/25?next=%2Fchats%2F${CONVERSATION}`,
  );
});

test('somebody whose address is not confirmed is offered its free credits first, with another mail; bundles come second', async () => {
  const server = await given(
    { 'POST /api/activation/mail': () => ({ ok: true }) },
    { user: { ...user, credits: 0, status: 'not_confirmed' } },
  );
  expect(await screen.findByText('Confirm your address: each gets 3 free credits, once')).toBeVisible();
  expect(screen.queryByText('You have no credits left')).toBeNull();
  expect(screen.getByRole('link', { name: 'All bundles' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('Sent. Please look in your mailbox.')).toBeVisible();
  expect(server.of('POST /api/activation/mail')).toHaveLength(1);
});

test('the way to all bundles stands first, before the bundles are there and after', async () => {
  const go = later(bundles);
  await given({ 'GET /api/credits/bundles': () => go.answer() }, { user: { ...user, credits: 0 } });
  const offer = (await screen.findByText('You have no credits left')).closest('section')!;
  const first = within(offer).getAllByRole('link')[0]!;
  expect(first).toHaveTextContent('All bundles');
  const look = first.className;
  go.release();
  await within(offer).findByRole('link', { name: /25 credits/ });
  expect(within(offer).getAllByRole('link')[0]).toBe(first);
  expect(first.className).toBe(look);
});

test('credits that were spent elsewhere are noticed: the message stays and bundles are offered', async () => {
  await given({ [SEND]: () => new Refused(402, 'billing.not-enough-credits') });
  await userEvent.type(await field(), 'Do not lose me{Enter}');
  expect(await within(await log()).findByText(/You have too few credits/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All bundles' })).toHaveAttribute('href', `/credits?next=%2Fchats%2F${CONVERSATION}`);
});

test('a draft survives leaving, and goes when it is sent', async () => {
  localStorage.setItem(`rdv:private:chat:draft:${VIEWER}:${CONVERSATION}`, JSON.stringify('Half a sen'));
  await given();
  expect(await field()).toHaveValue('Half a sen');
  await userEvent.type(await field(), 'tence{Enter}');
  expect(localStorage.getItem(`rdv:private:chat:draft:${VIEWER}:${CONVERSATION}`)).toBeNull();
});

test('an unconfirmed partner is told before writing, a deleted one leaves the words to read', async () => {
  await given({ [READ]: () => page(talk, { conversation: { id: CONVERSATION, state: 'held', last_seq: 4, cost: 1 } }) });
  expect(await screen.findByText(/has not confirmed their e-mail address yet/)).toBeVisible();
});

test('with a deleted partner one reads but does not write', async () => {
  const messages = [message(1, 99, '', { removed: true }), message(2, VIEWER, 'Still mine')];
  await given({
    [READ]: () => page(messages, { profile: null, conversation: { id: CONVERSATION, state: 'partner-gone', last_seq: 2, cost: 1 } }),
  });
  expect(await screen.findByText(/This member has deleted their account/)).toBeVisible();
  expect(screen.getByText('Still mine')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('of a partner who takes a break one reads the name, and does not write', async () => {
  await given({
    [READ]: () =>
      page([message(1, 99, 'See you')], {
        profile: null,
        partner_paused: 'Inès',
        conversation: { id: CONVERSATION, state: 'unreachable', last_seq: 1, cost: 1 },
      }),
  });
  expect(await screen.findByText(/Inès is taking a break/)).toBeVisible();
  expect(screen.getByText('See you')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever’s own profile was disabled is told so in the composer’s place, with the way to object and no other', async () => {
  await given({}, { user: { ...user, moderated: true, paused_since: '2026-11-20T10:00:00.000Z', age_hold: 'writing' } });
  expect(await screen.findByText(/^Our team has disabled your profile/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Object to it' })).toHaveAttribute('href', '/complaints?category=other');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/more conversation/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Come back' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'What to do' })).toBeNull();
});

test('what is held is counted, and the address has to be confirmed', async () => {
  const server = await given({
    [READ]: () =>
      page([message(1, VIEWER, 'Hello')], {
        held: 2,
        own_read_seq: 0,
        conversation: { id: CONVERSATION, state: 'open', last_seq: 3, cost: 1 },
      }),
  });
  expect(await screen.findByText('Confirm your e-mail address to read 2 messages.')).toBeVisible();
  expect(server.of(MARK)).toEqual([]);
});

test('a conversation that is not there says so and leads back', async () => {
  await given({ [READ]: () => new Refused(404, 'chat.conversation-not-found') });
  expect(await screen.findByRole('heading', { name: 'This conversation is not here any more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To my messages' })).toHaveAttribute('href', '/chats');
});

test('a fault offers another try that works', async () => {
  const server = await given({ [READ]: () => new Refused(500, 'server.error') });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  server.answers({ [READ]: () => page(talk) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await log()).toBeVisible();
});

const remove = async () => {
  const more = await screen.findByRole('button', { name: 'More' });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove conversation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
};

test('whoever one talks to can be reported from here: the shell has the form', async () => {
  givenServer({ 'GET /api/chats.php': () => list(), [READ]: () => page(talk), [MARK]: () => ({ total_unread_messages: 0 }) });
  const { store } = await show(<ChatsScreen />, { at: `/chats/${CONVERSATION}`, route: '/chats/:id?' });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  expect(store.getState().overlay.report).toEqual({ memberId: ines.id, name: ines.name });
});

test('nobody reports whom no profile names any more', async () => {
  await given({ [READ]: () => ({ ...page(talk), profile: null, state: 'partner-gone' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove conversation' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
});

describe('removing a conversation', () => {
  test('takes it from the list at once, then from the server', async () => {
    const done = later({ ok: true });
    const server = await given({ [REMOVE]: done.answer });
    await remove();
    expect(screen.getByTestId('address')).toHaveTextContent('/chats');
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(ines.name) })).toBeNull());
    expect(server.of(REMOVE).map(({ body }) => body)).toEqual([{ conversation: { id: CONVERSATION } }]);
    done.release();
  });

  test('that fails shows an alert with the reason and loads the list again', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const server = await given({ [REMOVE]: () => new Refused(404, 'chat.conversation-not-found') });
    const before = server.of('GET /api/chats.php').length;
    await remove();
    await waitFor(() => expect(alert).toHaveBeenCalledWith('This conversation is not here any more.'));
    await waitFor(() => expect(server.of('GET /api/chats.php').length).toBeGreaterThan(before));
    expect(await screen.findByRole('link', { name: new RegExp(ines.name) })).toBeVisible();
    alert.mockRestore();
  });
});
