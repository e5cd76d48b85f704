import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotProvider } from '@rendezvous/client';
import { givenServer, givenStore, Refused, Stage, user } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import messages from '../messages/en.json';
import { Banners } from './banners';

const bonus = { percentage: 25, began_at: '2026-11-20T20:12:00.000Z', ends_at: '2026-11-21T00:12:00.000Z', seconds_left: 9 };
const withBonus: User = { ...user, time_bonus: bonus };

const show = async (who: User | null, at: string) => {
  const store = await givenStore({ user: who });
  const { unmount } = render(
    <Stage store={store} at={at} messages={messages as Record<string, string>}>
      <SlotProvider value={({ name }) => <p>{name}</p>}>
        <Banners />
      </SlotProvider>
    </Stage>,
  );
  const shown = screen.queryByText('time-bonus') !== null;
  unmount();
  return shown;
};

test.each(['/members', '/members/12', '/likes', '/likes/received', '/likes/m/12', '/chats', '/premium'])(
  'the time bonus has its place on %s',
  async (at) => expect(await show(withBonus, at)).toBe(true),
);

test.each(['/profile', '/notifications', '/credits', '/pages/faq', '/signup'])('and none on %s', async (at) =>
  expect(await show(withBonus, at)).toBe(false),
);

test('it is the server’s word: without one, by an older answer, or without a login there is no place', async () => {
  const { time_bonus: _, ...older } = withBonus;
  expect(await show({ ...user, time_bonus: null }, '/members')).toBe(false);
  expect(await show(older, '/members')).toBe(false);
  expect(await show(null, '/members')).toBe(false);
});

test('its line is put away for good, and what else it tells comes all the same', async () => {
  const store = await givenStore({ user: withBonus });
  const page = () => (
    <Stage store={store} at="/members" messages={messages as Record<string, string>}>
      <SlotProvider
        value={({ given, onClose }) => <button onClick={onClose}>{(given as { line?: boolean }).line ? 'line' : 'no line'}</button>}
      >
        <Banners />
      </SlotProvider>
    </Stage>
  );
  const { unmount } = render(page());
  expect(screen.getByRole('region', { name: 'Your offer' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'line' }));
  expect(screen.getByRole('button', { name: 'no line' })).toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  render(page());
  expect(screen.getByRole('button', { name: 'no line' })).toBeInTheDocument();
  localStorage.clear();
});

const showWhole = async (who: User, at: string) => {
  const store = await givenStore({ user: who });
  return render(
    <Stage store={store} at={at} messages={messages as Record<string, string>}>
      <SlotProvider value={() => null}>
        <Banners />
      </SlotProvider>
    </Stage>,
  );
};

describe('a break', () => {
  const who: User = { ...user, paused_since: '2026-11-20T10:00:00.000Z', notifications_disabled: ['bounce'] };

  test('is told first, cannot be hidden, and ends with one button', async () => {
    const server = givenServer({ 'DELETE /api/account/pause': () => new Refused(500, 'server.error') });
    await showWhole(who, '/members');
    expect(screen.getByText(/^You are taking a break/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hide this notice' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(screen.queryByText(/^You are taking a break/)).not.toBeInTheDocument());
    server.answers({ 'DELETE /api/account/pause': () => ({ ok: true }) });
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(server.of('DELETE /api/account/pause')).toHaveLength(2));
  });

  test('is not told twice where the settings tell it, nor to whoever takes none', async () => {
    await showWhole(who, '/notifications');
    await showWhole({ ...user, paused_since: null }, '/members');
    expect(screen.queryByText(/^You are taking a break/)).not.toBeInTheDocument();
  });
});

describe('a profile that an operator disabled', () => {
  const who: User = {
    ...user,
    moderated: true,
    paused_since: '2026-11-20T10:00:00.000Z',
    notifications_disabled: ['bounce'],
    profile: { ...user.profile, main_image: null },
    time_bonus: bonus,
  };

  test('is told before all else, with the way to object, and cannot be hidden', async () => {
    await showWhole(who, '/members');
    expect(screen.getByRole('status')).toHaveTextContent(/^We have disabled your profile/);
    expect(screen.getByRole('link', { name: 'Object to it' })).toHaveAttribute('href', '/complaints?category=other');
    expect(screen.queryByRole('button', { name: 'Hide this notice' })).not.toBeInTheDocument();
  });

  test('sells nothing', async () => expect(await show(who, '/members')).toBe(false));

  test('is not told where one objects, and nothing else takes its place there', async () => {
    await showWhole(who, '/complaints');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is not told to anybody else', async () => {
    await showWhole({ ...user, moderated: false }, '/members');
    expect(screen.queryByText(/^We have disabled your profile/)).not.toBeInTheDocument();
  });
});

describe('an address that has to be confirmed', () => {
  const who: User = { ...user, status: 'not_confirmed', profile: { ...user.profile, status: 'disabled' }, notifications_disabled: [] };

  test('is told, with the way to where it can be put right and the mail be sent again', async () => {
    await showWhole(who, '/members');
    expect(screen.getByRole('status')).toHaveTextContent('Confirm your e-mail address: until then nobody finds you.');
    expect(screen.getByRole('link', { name: 'No mail?' })).toHaveAttribute('href', '/signup');
  });

  test.each(['/signup', '/notifications'])('is not told on %s', async (at) => {
    await showWhole(who, at);
    expect(screen.queryByText(/^Confirm your e-mail/)).not.toBeInTheDocument();
  });
});

describe('an age that has to be confirmed', () => {
  test.each([
    ['listing', /^Your profile is not shown/],
    ['writing', /^You can look around/],
  ] as const)('before %s is told, with the way there', async (hold, text) => {
    await showWhole({ ...user, age_hold: hold, notifications_disabled: ['bounce'] }, '/members');
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What to do' })).toHaveAttribute('href', '/age');
    expect(screen.queryByRole('button', { name: 'Hide this notice' })).not.toBeInTheDocument();
  });

  test('is not told twice on its own page, nor to anybody else', async () => {
    await showWhole({ ...user, age_hold: 'listing' }, '/age');
    await showWhole({ ...user, age_hold: null }, '/members');
    expect(screen.queryByText(/until your age is confirmed/)).not.toBeInTheDocument();
  });
});

describe('a consent to matching that was taken back', () => {
  test('is asked for again wherever the member looks for people, cannot be hidden, and leads to the consent', async () => {
    for (const at of ['/members', '/profile']) {
      const { unmount } = await showWhole({ ...user, matching_withdrawn: true, notifications_disabled: ['bounce'] }, at);
      expect(screen.getByText(/^You are not shown in the search/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'To your consents' })).toHaveAttribute('href', '/notifications#consents');
      expect(screen.queryByRole('button', { name: 'Hide this notice' })).not.toBeInTheDocument();
      unmount();
    }
  });

  test('is not asked for where the consent stands, nor of anybody else', async () => {
    await showWhole({ ...user, matching_withdrawn: true }, '/notifications');
    await showWhole({ ...user, matching_withdrawn: false }, '/members');
    expect(screen.queryByText(/^You are not shown in the search/)).not.toBeInTheDocument();
  });
});

describe('mails that were stopped', () => {
  beforeEach(() => localStorage.clear());

  test.each([
    ['bounce', /your address refused one/],
    ['fbl', /marked as spam/],
    ['listunsubscribe', /you unsubscribed/],
  ] as const)('are told with their reason, and lead to the way back: %s', async (reason, text) => {
    await showWhole({ ...user, notifications_disabled: [reason] }, '/members');
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/notifications');
  });

  test('are not told where the way back is, nor where none was stopped', async () => {
    await showWhole({ ...user, notifications_disabled: ['bounce'] }, '/notifications');
    await showWhole({ ...user, notifications_disabled: [] }, '/members');
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  });

  test('stay hidden once they are dismissed', async () => {
    const who: User = { ...user, notifications_disabled: ['bounce'] };
    const { unmount } = await showWhole(who, '/members');
    await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }));
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
    unmount();
    await showWhole(who, '/chats');
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  });
});
