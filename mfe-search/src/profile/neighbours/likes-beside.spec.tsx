import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { madeUpMember, madeUpProfile } from '../../testing/answers';
import { fakeNetwork } from '../../testing/fake-network';
import { show } from '../../testing/show';
import { ProfileScreen } from '../profile-screen';

const like = (id: number, fresh = false) => ({
  ...madeUpMember(id, { name: `Member ${id}` }),
  matched: false,
  liked_at: '2026-03-01T12:00:00Z',
  like_new: fresh,
});
const likes = (received: object[], sent: object[] = []) => ({
  profiles: sent,
  liked_by: received,
  total_new_likes: 0,
  totals: { received: received.length, sent: sent.length, matches: 0 },
});
const profiles = Object.fromEntries(
  [11, 12, 13].flatMap((id) => [
    [`GET /api/members/${id}`, () => ({ ...madeUpProfile, id, name: `Member ${id}`, liked_me: true })],
    [`GET /api/members/${id}/similar`, () => ({ members: [] })],
  ]),
);

const open = (at: string, elsewhere = <p>elsewhere</p>) =>
  show(
    <Routes>
      <Route path="/likes/m/:id" element={<ProfileScreen />} />
      <Route path="*" element={elsewhere} />
    </Routes>,
    { at, route: '*' },
  );
const given = (answer: () => object) =>
  fakeNetwork({ ...profiles, 'GET /api/likes.php': answer, 'GET /api/interests.php': () => ({ interests: [] }) });
const titled = (id: number) => screen.findByRole('heading', { level: 1, name: new RegExp(`^Member ${id},`) });
const beside = async () => within(await screen.findByRole('navigation', { name: 'Others in your likes' }, { timeout: 10_000 }));

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('one walks through the likes in the order in which the walk began, though looking at a new like moves it, and past those that have gone', async () => {
  let received = [like(11, true), like(12), like(13)];
  given(() => likes(received));
  await open('/likes/m/11');
  await titled(11);
  expect((await beside()).queryByRole('link', { name: /Previous/ })).not.toBeInTheDocument();
  received = [like(12), like(13), like(11)];
  await userEvent.click(await (await beside()).findByRole('link', { name: 'Next profile: Member 12' }));
  await titled(12);
  expect(await (await beside()).findByRole('link', { name: 'Previous profile: Member 11' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await titled(13);
  expect(screen.getByTestId('address')).toHaveTextContent('/likes/m/13');
  expect((await beside()).queryByRole('link', { name: /Next/ })).not.toBeInTheDocument();
});

test('a like that was taken back is walked past', async () => {
  given(() => likes([like(11), like(13)]));
  await open('/likes/m/11');
  await titled(11);
  expect(await (await beside()).findByRole('link', { name: 'Next profile: Member 13' })).toBeInTheDocument();
});

test('the way back leads to the list that holds the like', async () => {
  given(() => likes([], [like(12)]));
  await open('/likes/m/12');
  await titled(12);
  const back = await screen.findByRole('link', { name: 'Back to your likes' }, { timeout: 10_000 });
  await waitFor(() => expect(back).toHaveAttribute('href', '/likes/sent'));
  // who stands alone has nobody beside
  expect(screen.queryByRole('navigation', { name: 'Others in your likes' })).not.toBeInTheDocument();
});

test('who was opened from further down than the answer reaches has neighbours, and the way back to that list', async () => {
  given(() => ({ ...likes([], [like(12)]), totals: { received: 0, sent: 300, matches: 0 } }));
  const people = [12, 13, 11].map((id) => ({ id, name: `Member ${id}` }));
  await open(
    '/likes/sent',
    <Link to="/likes/m/13" state={{ tab: 'sent', beside: people }}>
      Open
    </Link>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  await titled(13);
  expect(await (await beside()).findByRole('link', { name: 'Previous profile: Member 12' })).toBeInTheDocument();
  expect((await beside()).getByRole('link', { name: 'Next profile: Member 11' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your likes' })).toHaveAttribute('href', '/likes/sent');
});

test('at the end of what every page knows, the rest of the list is asked for', async () => {
  const asked: unknown[] = [];
  fakeNetwork({
    ...profiles,
    'GET /api/likes.php': () => ({ ...likes([like(11), like(12)]), totals: { received: 3, sent: 0, matches: 0 } }),
    'GET /api/interests.php': () => ({ interests: [] }),
    // the first page holds nobody new
    'GET /api/likes/received': ({ query }) => {
      asked.push(query);
      return query['after'] === undefined ? { members: [like(11), like(12)], next: 'b' } : { members: [like(13)], next: null };
    },
  });
  await open('/likes/m/12');
  await titled(12);
  await userEvent.click(await (await beside()).findByRole('link', { name: 'Next profile: Member 13' }));
  await titled(13);
  expect([asked[0], asked.at(-1)]).toEqual([{}, { after: 'b' }]);
  expect((await beside()).queryByRole('link', { name: /Next/ })).not.toBeInTheDocument();
});

test('who is in no list of likes stands alone, with the way back', async () => {
  given(() => likes([]));
  await open('/likes/m/12');
  await titled(12);
  await userEvent.click(await screen.findByRole('link', { name: 'Back to your likes' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/likes$/);
});
