import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { user } from '@rendezvous/client/testing';
import { madeUpDailyLikes, madeUpFive, madeUpResult, madeUpSearch } from '../testing/answers';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { show } from '../testing/show';
import { FiveList } from './five-list';
import { MembersWithFive } from './members-with-five';
import { fiveTexts } from './texts';
import { TodaysFivePart } from './todays-five-part';

const READ = 'GET /api/todays-five';
const [first, second] = madeUpFive;
const five = { [READ]: () => ({ members: madeUpFive, next_day: madeUpDailyLikes.next_day }) };
const open = () => show(<TodaysFivePart />, { at: '/swipe-game' });
const cards = () => within(screen.getByRole('region', { name: 'Today’s five' })).queryAllByRole('listitem');

test('each has a reason, and leads to the page', async () => {
  fakeNetwork(five);
  await open();
  const link = await screen.findByRole('link', { name: `${first!.name}, ${first!.age}` });
  expect(link).toHaveAttribute('href', `/members/${first!.id}`);
  const reasons = ['3 interests in common', 'One interest in common', 'Lives in your region', 'New this week', 'About your age'];
  for (const reason of reasons) expect(screen.getByText(reason)).toBeInTheDocument();
});

test('a like shows at once, an ordinary one; it goes back with the reason when it is refused', async () => {
  const network = fakeNetwork({ ...five, [`PUT /api/likes/${first!.id}`]: () => refuse(404, 'account.profile-not-found') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Like ${first!.name}` }));
  expect(network.queries(`PUT /api/likes/${first!.id}`)).toHaveLength(1);
  expect(await screen.findByText(/^The like for .* was not saved\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Like ${first!.name}` })).toHaveAttribute('aria-pressed', 'false');
});

test('who is passed goes, the focus stays in the list, and it can be undone', async () => {
  const network = fakeNetwork({
    ...five,
    [`PUT /api/passes/${second!.id}`]: () => ({ ok: true }),
    [`DELETE /api/passes/${second!.id}`]: () => ({ ok: true }),
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Pass ${second!.name}` }));
  expect(cards()).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Today’s five' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(network.queries(`DELETE /api/passes/${second!.id}`)).toHaveLength(1);
});

test('a pass that is refused comes back with the reason', async () => {
  fakeNetwork({ ...five, [`PUT /api/passes/${first!.id}`]: () => refuse(500, 'server.error') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Pass ${first!.name}` }));
  expect(await screen.findByText(/^The pass for .* was not saved\./)).toBeInTheDocument();
  expect(cards()).toHaveLength(5);
});

test('where they were awaited and there are none, their room is kept, so that nothing below moves; where it was known before it is a line', async () => {
  fakeNetwork({ [READ]: () => ({ members: [], next_day: madeUpDailyLikes.next_day }) });
  const { unmount } = await open();
  expect(await screen.findByText(/Nobody is left/)).toHaveClass('line', 'kept');
  unmount();
  const none = { kind: 'here', members: [], chosen: true, next: new Date(0) } as const;
  await show(
    <ScreenTexts of={[fiveTexts]}>
      <FiveList state={none} onLike={() => undefined} onPass={() => undefined} />
    </ScreenTexts>,
    { at: '/swipe-game' },
  );
  expect(await screen.findByText(/Nobody is left/)).not.toHaveClass('kept');
});

test('nobody left says when the next ones come; a fault offers another try', async () => {
  const network = fakeNetwork({ [READ]: () => refuse(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.change({ [READ]: () => ({ members: [], next_day: madeUpDailyLikes.next_day }) });
  await userEvent.click(again);
  expect(await screen.findByText(/^Nobody is left of today’s five\. The next ones come on (Tuesday|Wednesday)\.$/)).toBeInTheDocument();
});

test('where nobody was chosen, nobody is said to be left either', async () => {
  fakeNetwork({ [READ]: () => ({ members: [], chosen: false, next_day: madeUpDailyLikes.next_day }) });
  await open();
  expect(await screen.findByText(/^Nobody whom you do not know yet fits today\./)).toBeInTheDocument();
  expect(screen.queryByText(/^Nobody is left/)).not.toBeInTheDocument();
});

describe('above the search', () => {
  const search = { 'GET /api/members': () => madeUpResult(), 'GET /api/regions.php': () => ({ regions: [] }) };

  test('they stand for members who search for nothing in particular', async () => {
    fakeNetwork({ ...five, ...search });
    await show(<MembersWithFive />, { at: '/members' });
    const region = await screen.findByRole('region', { name: 'Today’s five' }, { timeout: 10_000 });
    expect(await within(region).findByText('3 interests in common')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'On to the swipe game' })).toHaveAttribute('href', '/swipe-game');
  });

  test('the first heading of the page is that of the search; the focus stays with the five all the same', async () => {
    fakeNetwork({ ...five, ...search, [`PUT /api/passes/${second!.id}`]: () => ({ ok: true }) });
    await show(<MembersWithFive />, { at: '/members' });
    const region = await screen.findByRole('region', { name: 'Today’s five' }, { timeout: 10_000 });
    expect(await within(region).findByText('3 interests in common')).toBeInTheDocument();
    const [heading] = screen.getAllByRole('heading');
    expect(heading!.tagName).toBe('H1');
    await userEvent.click(within(region).getByRole('button', { name: `Pass ${second!.name}` }));
    expect(within(region).getByText('Today’s five')).toHaveFocus();
  });

  test.each([
    ['is asked for again where it leaves out who was passed', 'no', 2],
    ['stays as it is where it does not', undefined, 1],
  ] as const)('the list below %s, once a pass was taken back', async (_, passed, asked) => {
    const pass = `/api/passes/${second!.id}`;
    const found = madeUpResult({ members: [], total: 0, pages: 0, search: { ...madeUpSearch, ...(passed && { passed }) } });
    const network = fakeNetwork({
      ...five,
      'GET /api/members': () => found,
      [`PUT ${pass}`]: () => ({ ok: true }),
      [`DELETE ${pass}`]: () => ({ ok: true }),
    });
    await show(<MembersWithFive />, { at: '/members' });
    await userEvent.click(await screen.findByRole('button', { name: `Pass ${second!.name}` }, { timeout: 10_000 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(network.queries(READ)).toHaveLength(2));
    await waitFor(() => expect(network.queries('GET /api/members')).toHaveLength(asked));
  });

  test.each([
    ['for visitors', '/members', null],
    ['with a filter', '/members?gender=female', user],
    ['for whoever’s own profile is disabled', '/members', { ...user, moderated: true }],
  ])('not %s, who are not asked for', async (_, at, who) => {
    const network = fakeNetwork({ ...five, ...search });
    await show(<MembersWithFive />, { at, user: who });
    await screen.findByRole('list', { name: 'Members found' });
    expect(screen.queryByRole('region', { name: 'Today’s five' })).not.toBeInTheDocument();
    expect(network.queries(READ)).toHaveLength(0);
  });
});
