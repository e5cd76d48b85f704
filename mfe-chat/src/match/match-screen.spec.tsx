import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, type Shown, user } from '@rendezvous/client/testing';
import { ines, PARTNER } from '../testing/people';
import { show } from '../testing/show';
import { MatchScreen } from './match-screen';

const WITH = `GET /api/members/${PARTNER}/conversation`;
const LIKE = `PUT /api/likes/${PARTNER}`;
const SEEN = `PUT /api/likes/${PARTNER}/seen`;
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

test.each(['match', 'new-like'] as const)(
  'whoever’s own profile is disabled by then is offered the profile, and neither a like back nor a first line: %s',
  async (kind) => {
    await given(kind, {}, { user: { ...user, moderated: true } });
    expect(screen.getByRole('button', { name: 'See the profile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Say hello|back/ })).toBeNull();
    expect(screen.queryByText(/^First message/)).toBeNull();
  },
);
