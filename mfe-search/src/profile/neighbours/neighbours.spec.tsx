import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Search } from '@rendezvous/contracts/search/members';
import { MembersScreen } from '../../members/members-screen';
import { madeUpMember, madeUpProfile, madeUpResult, madeUpSearch } from '../../testing/answers';
import { fakeNetwork, refuse } from '../../testing/fake-network';
import { show } from '../../testing/show';
import { ProfileScreen } from '../profile-screen';

const search: Search = { ...madeUpSearch, gender: 'female' };
const page = (number: number, ...ids: number[]) =>
  madeUpResult({
    members: ids.map((id) => madeUpMember(id, { name: `Member ${id}` })),
    total: 4,
    page: number,
    pages: 2,
    search,
  });
const PAGES = { 1: page(1, 11, 12), 2: page(2, 13, 14) };
const profiles = Object.fromEntries(
  [11, 12, 13, 14].flatMap((id) => [
    [`GET /api/members/${id}`, () => ({ ...madeUpProfile, id, name: `Member ${id}` })],
    [`GET /api/members/${id}/similar`, () => ({ members: [] })],
  ]),
);
const answers = {
  ...profiles,
  'GET /api/members': ({ query }: { query: Record<string, string> }) => PAGES[query['page'] === '2' ? 2 : 1],
  'GET /api/interests.php': () => ({ interests: [] }),
  'GET /api/regions.php': () => ({ regions: [] }),
};

const address = () => screen.getByTestId('address').textContent;

const walk = (at: string) =>
  show(
    <Routes>
      <Route path="/members" element={<MembersScreen />} />
      <Route path="/members/:id" element={<ProfileScreen />} />
    </Routes>,
    { at, route: '*' },
  );

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const beside = async () => within(await screen.findByRole('navigation', { name: 'Others in your results' }, { timeout: 10_000 }));
const back = () => screen.getByRole('link', { name: 'Back to results' });
const titled = (id: number) => screen.findByRole('heading', { level: 1, name: new RegExp(`^Member ${id},`) });
const fromResults = async (id: number, at = '/members?gender=female') => {
  const network = fakeNetwork(answers);
  const shown = await walk(at);
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^Member ${id},`) }));
  await titled(id);
  return { ...shown, network };
};

test('a page that was opened directly has nobody beside it', async () => {
  fakeNetwork(answers);
  await walk('/members/12');
  await titled(12);
  expect(screen.queryByRole('navigation', { name: 'Others in your results' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/members/12');
});

test('from the results one goes to those beside, by links and keys, over the border of a page; the address holds nothing of the search', async () => {
  await fromResults(11);
  expect((await beside()).queryByRole('link', { name: /Previous/ })).not.toBeInTheDocument();
  await userEvent.click((await beside()).getByRole('link', { name: 'Next profile: Member 12' }));
  await titled(12);
  expect(address()).toBe('/members/12');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  await (await beside()).findByRole('link', { name: 'Next profile: Member 13' });
  await userEvent.keyboard('{ArrowRight}');
  await titled(13);
  await userEvent.keyboard('{ArrowRight}');
  await titled(14);
  expect((await beside()).queryByRole('link', { name: /Next/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await titled(13);
  expect(address()).toBe('/members/13');
});

test('the way back leads to the results with what was searched, from whoever one has come to', async () => {
  await fromResults(12);
  await beside();
  expect(back()).toHaveAttribute('href', '/members?gender=female');
  await userEvent.click(await (await beside()).findByRole('link', { name: 'Next profile: Member 13' }));
  await titled(13);
  await beside();
  expect(back()).toHaveAttribute('href', '/members?gender=female&page=2');
  await userEvent.click(back());
  expect(await screen.findByRole('link', { name: /^Member 14,/ })).toBeInTheDocument();
});

test('back over the border to the page before', async () => {
  await fromResults(13, '/members?gender=female&page=2');
  await userEvent.click(await (await beside()).findByRole('link', { name: 'Previous profile: Member 12' }));
  expect(await titled(12)).toBeInTheDocument();
});

test('nobody’s page is asked for before it is opened: that would tell them that their like was seen', async () => {
  const { network } = await fromResults(11);
  expect(network.queries('GET /api/members/11')).toHaveLength(1);
  expect(network.queries('GET /api/members/12')).toHaveLength(0);
});

test('who has gone meanwhile is walked past', async () => {
  const { network } = await fromResults(11);
  network.change({ 'GET /api/members/12': () => refuse(404, 'account.profile-not-found') });
  await userEvent.keyboard('{ArrowRight}');
  await screen.findByRole('heading', { level: 1, name: 'This profile could not be found' });
  await (await beside()).findByRole('link', { name: 'Next profile: Member 13' });
  await userEvent.keyboard('{ArrowRight}');
  expect(await titled(13)).toBeInTheDocument();
});
