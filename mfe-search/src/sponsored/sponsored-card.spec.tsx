import { screen, within } from '@testing-library/react';
import { fakeNetwork } from '../testing/fake-network';
import { madeUpRegions, madeUpResult } from '../testing/answers';
import { show } from '../testing/show';
import { madeUpSponsored } from '../testing/sponsored';
import { MembersScreen } from '../members/members-screen';

const given = (changes: Parameters<typeof madeUpResult>[0]) =>
  fakeNetwork({
    'GET /api/members': () => madeUpResult(changes),
    'GET /api/regions.php': () => ({ regions: madeUpRegions }),
    'GET /api/saved-searches': () => ({ saved_searches: [] }),
  });
const open = () => show(<MembersScreen />, { at: '/members' });
const items = async () => within(await screen.findByRole('list', { name: 'Members found' })).getAllByRole('listitem');

test('a sponsored card stands after its member, takes nobody’s place, and is announced as what it is', async () => {
  given({ sponsored: [...madeUpSponsored] });
  await open();
  const all = await items();
  expect(all).toHaveLength(26);
  expect(await within(all[4]!).findByRole('group', { name: 'Sponsored' })).toBeInTheDocument();
  expect(within(all[17]!).getByRole('group', { name: 'Sponsored' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('it is no person: no like, no age, no presence; its link tells nothing and opens a new tab', async () => {
  given({ sponsored: [madeUpSponsored[0]!] });
  await open();
  const card = (await items())[4]!;
  const link = await within(card).findByRole('link', { name: 'Sponsored: Evenings in front of the camera' });
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(within(card).queryByText(/online/i)).not.toBeInTheDocument();
  expect(link).toHaveAttribute('href', 'https://cams.example/evenings');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(within(card).getByText('Live cam site, opens in a new tab')).toBeVisible();
});

test('where there is none, the list is members alone', async () => {
  given({});
  await open();
  expect(await items()).toHaveLength(24);
  expect(screen.queryByText('Sponsored')).not.toBeInTheDocument();
});
