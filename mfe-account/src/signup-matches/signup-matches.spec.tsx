import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { privateStorage } from '@rendezvous/client';
import { KEPT_LIKES } from '@rendezvous/contracts/landers/kept-likes';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { SignupMatchesScreen } from './signup-matches-screen';

const found = (count: number) => ({
  members: Array.from({ length: count }, (_, at) => ({ ...answers.member, id: 40 + at, name: `Maya ${at}` })),
  total: count,
});
const open = () =>
  show(<SignupMatchesScreen />, {
    at: '/signup-matches',
    user: answers.unconfirmed,
    settings: { fictional_singular: 'Fictional profile' },
  });

test('six real people are shown, each with a like that shows at once', async () => {
  const server = givenServer({
    'GET /api/members': () => found(24),
    'PUT /api/likes/40': () => ({ matched: false, profile: answers.member }),
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new_likes: 0 }),
  });
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(server.of('GET /api/members').map(({ query }) => query)).toEqual([{ fictional: 'no' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Like Maya 0' }));
  expect(screen.getByRole('button', { name: 'Like Maya 0' })).toHaveAttribute('aria-pressed', 'true');
  expect(server.of('PUT /api/likes/40')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See everybody' })).toHaveAttribute('href', '/members');
});

test('whom somebody liked before joining comes first, and is kept no longer once they are liked', async () => {
  privateStorage.write(KEPT_LIKES, [77, 'x']);
  const server = givenServer({
    'GET /api/members': () => found(1),
    'GET /api/members/77': () => ({ ...answers.member, id: 77, name: 'Sana' }),
    'PUT /api/likes/77': () => ({ matched: false, profile: answers.member }),
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new_likes: 0 }),
  });
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'You liked them before you joined' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Like Sana' }));
  await waitFor(() => expect(privateStorage.read(KEPT_LIKES)).toBeNull());
  expect(server.of('PUT /api/likes/77')).toHaveLength(1);
});

test('each says why this person, where there is a reason', async () => {
  const [first, second] = found(2).members;
  givenServer({ 'GET /api/members': () => ({ members: [{ ...first, reason: { kind: 'interests', count: 2 } }, second], total: 2 }) });
  await open();
  const [one, other] = await screen.findAllByRole('listitem');
  expect(one).toHaveTextContent('2 interests in common');
  expect(other).not.toHaveTextContent('in common');
});

test('a refused like goes back and says why', async () => {
  givenServer({ 'GET /api/members': () => found(1), 'PUT /api/likes/40': () => new Refused(403, 'chat.not-reachable') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Like Maya 0' }));
  expect(await screen.findByText('This member cannot be reached at the moment.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like Maya 0' })).toHaveAttribute('aria-pressed', 'false');
});

test('nobody, and no answer, are said; the way on is always there', async () => {
  const server = givenServer({ 'GET /api/members': () => new Refused(500, 'server.error') });
  await open();
  expect(await screen.findByText('Nobody could be loaded')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See everybody' })).toBeInTheDocument();
  server.answers({ 'GET /api/members': () => found(0) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody near you yet')).toBeInTheDocument();
});
