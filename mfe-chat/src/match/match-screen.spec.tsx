import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, type Shown, user } from '@rendezvous/client/testing';
import { ines, PARTNER } from '../testing/people';
import { show } from '../testing/show';
import { MatchScreen } from './match-screen';

const WITH = `GET /api/members/${PARTNER}/conversation`;
const LIKE = `PUT /api/likes/${PARTNER}`;
const SEEN = `PUT /api/likes/${PARTNER}/seen`;
const END_BREAK = 'DELETE /api/account/pause';
const AT = '2026-11-20T10:00:00.000Z';
const conditions = (more: object = {}) => ({
  conversationId: null,
  profile: ines,
  mayStart: true,
  reason: null,
  state: 'open',
  conversations_left: 1,
  cost: 1,
  ...more,
});

const given = async (kind: 'match' | 'new-like', more: object = {}, options: Shown = {}) => {
  const onClose = jest.fn();
  const server = givenServer({
    [WITH]: () => conditions(more),
    [LIKE]: () => ({ matched: true, profile: ines }),
    [SEEN]: () => ({ ok: true }),
    'GET /api/likes.php': () => ({}),
  });
  await show(<MatchScreen memberId={PARTNER} kind={kind} onClose={onClose} />, { at: '/likes', ...options });
  await screen.findByRole('dialog', { name: 'New like!' });
  return { onClose, server };
};

test('a match says so, with the cost beside the first line', async () => {
  const { onClose } = await given('match');
  expect(screen.getByText('You and Inès like each other. A first line is all it takes.')).toBeVisible();
  expect(screen.getByText('First message: 1 credit. You have 3.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Say hello to Inès' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('address')).toHaveTextContent(`/members/${PARTNER}/chat`);
});

test('a waiting like is answered first, and then is a match', async () => {
  const { server, onClose } = await given('new-like');
  expect(screen.getByText(/Inès likes you/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Like Inès back' }));
  expect(await screen.findByRole('button', { name: 'Say hello to Inès' })).toBeVisible();
  expect(server.of(LIKE)).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a like is seen when it is shown, and not again when it is answered', async () => {
  const { server } = await given('new-like');
  await waitFor(() => expect(server.of(SEEN)).not.toEqual([]));
  const shown = server.of(SEEN).length;
  await userEvent.click(screen.getByRole('button', { name: 'Like Inès back' }));
  expect(await screen.findByRole('button', { name: 'Say hello to Inès' })).toBeVisible();
  expect(server.of(SEEN)).toHaveLength(shown);
});

test('a like that cannot be shown stays new', async () => {
  const server = givenServer({ [WITH]: () => new Refused(404, 'account.profile-not-found'), [SEEN]: () => ({ ok: true }) });
  await show(<MatchScreen memberId={PARTNER} kind="new-like" onClose={() => undefined} />, { at: '/likes' });
  await waitFor(() => expect(server.of(WITH)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.of(SEEN)).toEqual([]);
});

test('a click on the picture closes it, and so does the button', async () => {
  const { onClose } = await given('match');
  // the picture is decoration: it has no role to find it by
  await userEvent.click(document.querySelector('dialog [aria-hidden="true"]')!);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep browsing' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('whoever has no conversation left hears so and is led to the profile', async () => {
  await given('match', { mayStart: false, reason: 'chat.conversation-limit', conversations_left: 0 });
  expect(screen.queryByRole('button', { name: /Say hello/ })).toBeNull();
  expect(screen.getByText(/You have started your free conversations/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See the profile' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/likes/m/${PARTNER}`));
});

const nothingToSend = () => {
  expect(screen.queryByRole('button', { name: /Say hello|Like Inès/ })).toBeNull();
  expect(screen.queryByText(/^First message/)).toBeNull();
  expect(screen.getByRole('button', { name: 'See the profile' })).toBeVisible();
};

describe.each(['match', 'new-like'] as const)('whoever likes nobody and writes to nobody for now: %s', (kind) => {
  test.each([
    ['an operator disabled their profile', { moderated: true, paused_since: AT }, /^Our team has disabled/, 'Object to it', '/complaints'],
    ['their age has to be assured', { age_hold: 'writing' as const }, /^Your age has to be confirmed/, 'What to do', '/age'],
  ])('%s: they read so, and are led to the way back', async (_, state, reason, name, path) => {
    const { onClose } = await given(kind, {}, { user: { ...user, ...state } });
    nothingToSend();
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  });

  test('they take a break: they read so, and come back here', async () => {
    const { onClose, server } = await given(kind, {}, { user: { ...user, paused_since: AT } });
    nothingToSend();
    expect(screen.getByText(/^You are taking a break/)).toBeVisible();
    server.answers({ [END_BREAK]: () => new Refused(500, 'server.error') });
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(screen.queryByText(/^You are taking a break/)).toBeNull());
    nothingToSend();
    server.answers({ [END_BREAK]: () => ({ ok: true }), 'GET /api/user.php': () => ({ user }) });
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await screen.findByRole('button', { name: kind === 'match' ? 'Say hello to Inès' : 'Like Inès back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Come back' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
