import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Shown, user } from '@rendezvous/client/testing';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { asVisitorsSee, madeUpMember, madeUpPhoto, madeUpProfile } from '../testing/answers';
import { show } from '../testing/show';
import { ProfileScreen } from './profile-screen';

const READ = 'GET /api/members/36';
const around = {
  'GET /api/members/36/similar': () => ({ members: [madeUpMember(8, { name: 'Lou' })] }),
  'GET /api/interests.php': () => ({ interests: [{ id: 'cooking', names: { en: 'Cooking' } }] }),
};
/** Waits for code that is fetched when it is needed. */
const FETCHED = { timeout: 10_000 };
const open = (given: Shown = {}) => show(<ProfileScreen />, { at: '/members/36', route: '/members/:id', ...given });

test('who a visitor is decides who is similar, and stays in the links to them', async () => {
  const network = fakeNetwork({ ...around, [READ]: () => asVisitorsSee(madeUpProfile) });
  await open({ at: '/members/36?me=male', user: null });
  expect(await screen.findByRole('link', { name: /^Lou, / })).toHaveAttribute('href', '/members/8?me=male');
  expect(network.queries('GET /api/members/36/similar')).toEqual([{ me: 'male' }]);
});

test('shows photos, words, what both like, facts, and similar members', async () => {
  fakeNetwork({ ...around, [READ]: () => madeUpProfile });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Inès, 36' })).toBeInTheDocument();
  expect(screen.getByText('Villeurbanne, Auvergne-Rhône-Alpes')).toBeInTheDocument();
  expect(screen.getByText('3 interests in common')).toBeInTheDocument();
  expect(await screen.findByText('Cooking')).toBeInTheDocument();
  expect(screen.getByText('She also likes')).toBeInTheDocument();
  expect(screen.getByText('Hair').nextSibling).toHaveTextContent('Dark brown');
  expect(screen.getByText('Tattoos').nextSibling).toHaveTextContent('Yes');
  expect(screen.queryByText('Orientation')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Lou, / })).toHaveAttribute('href', '/members/8');
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/members/36/chat');
});

test('who is new is told so once: by the reason, or by the note', async () => {
  const notes = [{ kind: 'new' }] as const;
  const network = fakeNetwork({ ...around, [READ]: () => ({ ...madeUpProfile, notes, reason: { kind: 'both-new' } }) });
  const { unmount } = await open();
  expect(await screen.findByText('Also new here')).toBeInTheDocument();
  const words = within(screen.getByRole('article', { name: '' }));
  expect(words.queryByText('New')).not.toBeInTheDocument();
  unmount();
  network.change({ [READ]: () => ({ ...madeUpProfile, notes, reason: { kind: 'region' } }) });
  await open();
  expect(await screen.findByText('Lives in your region')).toBeInTheDocument();
  expect(screen.getByText('New')).toBeInTheDocument();
});

test('an existing conversation is where the message button leads', async () => {
  fakeNetwork({ ...around, [READ]: () => ({ ...madeUpProfile, conversation_id: 42 }) });
  await open();
  expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute('href', '/chats/42');
});

test('photos are moved through by keys, each a labelled button; locked ones say so', async () => {
  fakeNetwork({
    ...around,
    [READ]: () => ({ ...madeUpProfile, photos: [madeUpPhoto(0, false), madeUpPhoto(1, false), madeUpPhoto(2, true)] }),
  });
  await open();
  const gallery = within(await screen.findByRole('region', { name: 'Photos of Inès' }));
  expect(gallery.getByText('1 / 3')).toBeInTheDocument();
  gallery.getByRole('button', { name: 'Photo 1 of 3' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(gallery.getByText('2 / 3')).toBeInTheDocument();
  expect(gallery.getByRole('button', { name: 'Photo 2 of 3' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(gallery.getByRole('button', { name: 'Photo 3 of 3, locked' })).toHaveFocus();
  expect(gallery.getByRole('img', { name: 'Photo 3 of 3, Inès' })).toHaveAttribute('src', '/portraits/lou.svg');
  expect(gallery.getByText(/One more photo with Premium/)).toBeInTheDocument();
  expect(gallery.getByRole('button', { name: 'Next photo' })).toBeDisabled();
});

test('a visitor sees what members could do, and an invitation in place of what is not theirs to see; every way in asks for the login', async () => {
  fakeNetwork({ ...around, [READ]: () => asVisitorsSee(madeUpProfile) });
  const { store } = await open({ user: null });
  const asked = () => store.getState().overlay.loginOrSignup;
  for (const name of ['Like', 'Message', 'Log in or sign up']) {
    store.dispatch({ type: 'overlay/closeLoginOrSignup' });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(asked()).toEqual({ next: '/members/36', memberId: 36 });
  }
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(screen.getByText('Auvergne-Rhône-Alpes')).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Get to know Inès', 'Similar members']);
  expect(screen.queryByLabelText('Details')).not.toBeInTheDocument();
});

test('what the server does not allow has no button', async () => {
  fakeNetwork({ ...around, [READ]: () => ({ ...madeUpProfile, actions: { like: true, message: false, block: true } }) });
  await open();
  expect(await screen.findByRole('button', { name: 'Like' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
});

test.each([
  ['before a conversation', null, false, null],
  ['with a like and a conversation', 9, true, '/chats/9'],
])(
  'whoever’s own profile is disabled may neither like nor begin to write, and reads what there is: %s',
  async (_, conversation, liked, to) => {
    fakeNetwork({ ...around, [READ]: () => ({ ...madeUpProfile, liked, conversation_id: conversation }) });
    await open({ user: { ...user, moderated: true } });
    expect(await screen.findByRole('button', { name: 'More' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Lou, / })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Message' })?.getAttribute('href') ?? null).toBe(to);
  },
);

test('a like that is refused goes back and says why', async () => {
  fakeNetwork({ ...around, [READ]: () => madeUpProfile, 'PUT /api/likes/36': () => refuse(404, 'account.profile-not-found') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
  expect(await screen.findByText('The like for Inès was not saved. This profile could not be found.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
});

describe('pages that do not open', () => {
  test.each([
    ['nobody', refuse(404, 'account.profile-not-found'), 'This profile could not be found', /may have been deleted/],
    [
      'blocked by them',
      refuse(403, 'account.blocked-by', { name: 'Maya' }),
      'No access',
      'You’re blocked by Maya. You do not have access to this page.',
    ],
    ['taking a break', refuse(404, 'account.paused', { name: 'Maya' }), 'Taking a break', 'Maya is taking a break.'],
    ['for members only', refuse(403, 'search.logged-out-closed'), 'Members are for members', /Log in to see who is here/],
  ])('%s', async (_, answer, title, text) => {
    fakeNetwork({ ...around, [READ]: () => answer });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Rendezvous`);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('an address without a number asks nobody', async () => {
    fakeNetwork({});
    await open({ at: '/members/everybody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This profile could not be found' })).toBeInTheDocument();
  });

  test('a fault offers another try, which works in place', async () => {
    const network = fakeNetwork({ ...around, [READ]: () => refuse(500, 'server.error') });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.change({ [READ]: () => madeUpProfile });
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inès, 36' })).toBeInTheDocument();
  });
});

describe('reporting', () => {
  test('is there for every member, and where blocking is not allowed it is all there is', async () => {
    fakeNetwork({ ...around, [READ]: () => ({ ...madeUpProfile, actions: { like: true, message: true, block: false } }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Report Inès' }, FETCHED)).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Block Inès' })).not.toBeInTheDocument();
  });

  test('asks the shell for the form, about whoever is shown', async () => {
    fakeNetwork({ ...around, [READ]: () => madeUpProfile });
    const { store } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report Inès' }, FETCHED));
    expect(store.getState().overlay.report).toEqual({ memberId: 36, name: 'Inès' });
  });
});

describe('blocking', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn();
  });

  test('is asked once more, then the page is that of a blocked member, who can be unblocked', async () => {
    let blocked = false;
    const network = fakeNetwork({
      ...around,
      [READ]: () => (blocked ? { view: 'blocked', id: 36, name: 'Inès' } : madeUpProfile),
      'PUT /api/blocks/36': () => ((blocked = true), { ok: true }),
      'DELETE /api/blocks/36': () => ((blocked = false), { ok: true }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Inès' }, FETCHED));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Inès?' }));
    expect(network.queries('PUT /api/blocks/36')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Block Inès' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You blocked Inès' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Inès' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inès, 36' })).toBeInTheDocument();
  });

  test('a refused block stays in the dialog and says why', async () => {
    fakeNetwork({ ...around, [READ]: () => madeUpProfile, 'PUT /api/blocks/36': () => refuse(500, 'server.error') });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Inès' }, FETCHED));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Block Inès' }));
    expect(await dialog.findByText('An error occurred, please try again later.')).toBeInTheDocument();
    await userEvent.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('photos over the whole window', () => {
  const photos = [madeUpPhoto(0, false), madeUpPhoto(1, false), madeUpPhoto(2, true)];
  const openPhotos = async () => {
    fakeNetwork({ ...around, [READ]: () => ({ ...madeUpProfile, photos }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open photo 1 of 3 over the whole window, Inès' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photos of Inès' }, FETCHED);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    return within(dialog);
  };

  test('open at the one that was pressed; the page stands at the last one seen when they close', async () => {
    const viewer = await openPhotos();
    expect(viewer.getByRole('status')).toHaveTextContent('Photo 1 of 3, Inès');
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByRole('status')).toHaveTextContent('Photo 2 of 3, Inès');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Open photo 2 of 3/ })).toHaveFocus());
  });

  test('a locked one stays locked, with its reason', async () => {
    const viewer = await openPhotos();
    await userEvent.keyboard('{End}');
    expect(viewer.getByRole('status')).toHaveTextContent('Photo 3 of 3, locked');
    expect(viewer.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/premium');
  });
});
