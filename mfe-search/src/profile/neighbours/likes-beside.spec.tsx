import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
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

const open = (at: string) =>
  show(
    <Routes>
      <Route path="/likes/m/:id" element={<ProfileScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
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
  await beside();
  expect(screen.getByRole('link', { name: 'Back to your likes' })).toHaveAttribute('href', '/likes/sent');
});

test('who is in no list of likes stands alone, with the way back', async () => {
  given(() => likes([]));
  await open('/likes/m/12');
  await titled(12);
  await userEvent.click(await screen.findByRole('link', { name: 'Back to your likes' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/likes$/);
});
