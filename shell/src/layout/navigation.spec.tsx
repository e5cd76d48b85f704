import { render, within } from '@testing-library/react';
import { parse } from '@formatjs/icu-messageformat-parser';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { LocaleProvider } from '@rendezvous/client';
import { Stage, givenServer, givenStore, user } from '@rendezvous/client/testing';
import type { Navigation } from '@rendezvous/contracts/navigation';
import type { Locale } from '@rendezvous/contracts/reference';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { User } from '@rendezvous/contracts/session';
import shellMessages from '../messages/en.json';
import { NavigationContext } from '../navigation/navigation-context';
import { pageNavigation } from '../navigation/navigation.rules';
import { Remotes } from '../remote-host/remotes';
import { RemotesContext } from '../remote-host/remotes-context';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { TopBar } from './top-bar';

// From descriptors to what stands in the page.

const both = (en: string, fr = en) => ({ en, fr });
const remoteOf = (area: string, navigation?: Navigation, badges: RemoteDescriptor['badges'] = {}): RemoteDescriptor => ({
  remote: `mfe-${area}`,
  area,
  container: `mfe_${area}`,
  owner: `team-${area}`,
  contract: 1,
  routes: [],
  slots: [],
  badges,
  ...(navigation ? { navigation } : {}),
});
const SEARCH = remoteOf('search', {
  bar: [{ path: '/members', icon: 'search', position: 10, for: 'members', label: both('Search members'), short: both('Search') }],
});
const counted = (en: string, fr: string) => ({ en: parse(en), fr: parse(fr) });
const CHAT = remoteOf(
  'chat',
  { bar: [{ path: '/chats', icon: 'message', position: 20, for: 'members', badge: 'unread', label: both('Messages', 'Courrier') }] },
  {
    unread: {
      call: '/api/chats.php',
      field: 'total_unread_messages',
      label: counted('{count, plural, one {# unread message} other {# unread messages}}', '{count} non lus'),
      shown: [{ atLeast: 1 }],
    },
  },
);
const BILLING = remoteOf(
  'billing',
  {
    bar: [
      { path: '/credits', icon: 'coin', position: 40, for: 'premium', badge: 'credits', label: both('Credits') },
      { path: '/premium', icon: 'star', position: 40, for: 'free', label: both('Get Premium'), short: both('Premium') },
    ],
    footer: [{ path: '/pricing', position: 50, label: both('Pricing') }],
  },
  {
    credits: {
      call: '/api/user.php',
      field: 'user.credits',
      label: counted('{count} credits left', '{count} crédits restants'),
      shown: [
        { atMost: 0, tone: 'danger' },
        { atMost: 10, tone: 'warn' },
      ],
    },
  },
);
const ACCOUNT = remoteOf('account', {
  account: [
    { path: '/profile', icon: 'user', position: 10, label: both('My profile'), short: both('Me') },
    { path: '/notifications', icon: 'settings', position: 20, label: both('Settings') },
  ],
  footer: [{ path: '/complaints', position: 20, label: both('Complaints') }],
});
const ALL = [BILLING, ACCOUNT, CHAT, SEARCH];

const free: User = { ...user, paid_user: false };
const premium: User = { ...user, paid_user: true, credits: 4 };

/** A part of the page, and a switch of its language. */
const Speaking = ({ children }: { children: ReactNode }) => {
  const [locale, setLocale] = useState<Locale>('en');
  return (
    <LocaleProvider value={{ locale, asked: locale, offered: ['en', 'fr'], setLocale }}>
      {children}
      <button onClick={() => setLocale('fr')}>Français</button>
    </LocaleProvider>
  );
};

const show = async (who: User | null, descriptors: readonly RemoteDescriptor[] = ALL) => {
  givenServer({ 'GET /api/chats.php': () => ({ total_unread_messages: 3 }), 'GET /api/likes.php': () => ({ total_new_likes: 0 }) });
  const navigation = pageNavigation(descriptors);
  const host = { load: () => Promise.reject(new Error()), report: () => undefined, reloadPage: () => Promise.resolve(false) };
  const page = (children: ReactNode) => (
    <RemotesContext value={new Remotes({}, 'en', host)}>
      <NavigationContext value={navigation}>
        <Speaking>{children}</Speaking>
      </NavigationContext>
    </RemotesContext>
  );
  const drawn = async (part: ReactNode) => {
    const { container } = render(
      <Stage store={await givenStore({ user: who })} at="/members" messages={shellMessages}>
        {page(part)}
      </Stage>,
    );
    return container;
  };
  return { bottom: await drawn(<BottomBar />), footer: await drawn(<Footer />), top: await drawn(<TopBar />) };
};
/** What links say, without the number beside them. */
const linksIn = (part: HTMLElement): string[] =>
  within(part)
    .queryAllByRole('navigation')
    .flatMap((nav) => within(nav).getAllByRole('link'))
    .map((link) => (link.textContent ?? '').replace(/\d.*/, ''));
const iconOf = (part: HTMLElement, name: string) =>
  within(part)
    .getByRole('link', { name: new RegExp(name) })
    .querySelector('svg');

test('a free member is offered Premium, in the order of the positions, and on a phone what has a word for it', async () => {
  const { top, bottom } = await show(free);
  expect(await within(top).findByText('3 unread messages')).toBeInTheDocument();
  expect(linksIn(top)).toEqual(['Search members', 'Messages', 'Get Premium']);
  expect(linksIn(bottom)).toEqual(['Search', 'Messages', 'Premium', 'Me']);
});

test('a premium member is shown the credits, with their number when few are left', async () => {
  const { top } = await show(premium);
  expect(linksIn(top)).toEqual(['Search members', 'Messages', 'Credits']);
  expect(within(top).getByText('4 credits left')).toBeInTheDocument();
});

test('a visitor sees no member’s page, and what is for everyone as soon as a remote says so', async () => {
  const before = await show(null);
  expect(linksIn(before.top)).toEqual([]);
  expect(before.bottom.querySelector('nav')).toBeNull();
  const gifts = remoteOf('gifts', { bar: [{ path: '/gifts', icon: 'gift', position: 15, label: both('Gifts') }] });
  const { top, bottom, footer } = await show(null, [...ALL, gifts]);
  expect([linksIn(top), linksIn(bottom)]).toEqual([['Gifts'], ['Gifts']]);
  expect(linksIn(footer)).toEqual(['Complaints', 'Pricing', 'Support']);
});

test('an icon, a number and readers that this shell does not know: a neutral one, none, nobody', async () => {
  const link = { path: '/later', position: 1, label: both('Later') };
  const later = {
    bar: [
      { ...link, icon: 'from-the-future', badge: 'visits' },
      { ...link, icon: 'star', for: 'operators' },
    ],
  };
  const { top } = await show(free, [remoteOf('later', later as unknown as Navigation), ...ALL]);
  expect(linksIn(top)[0]).toBe('Later');
  expect(linksIn(top).filter((text) => text === 'Later')).toHaveLength(1);
  expect(iconOf(top, 'Later')?.childElementCount).toBeGreaterThan(0);
  expect(iconOf(top, 'Later')?.innerHTML).not.toBe(iconOf(top, 'Premium')?.innerHTML);
});

test('labels follow the language without another page', async () => {
  const { top } = await show(free);
  const bars = within(top);
  expect(bars.getByRole('link', { name: /Messages/ })).toBeInTheDocument();
  await userEvent.click(bars.getByRole('button', { name: 'Français' }));
  expect(bars.getByRole('link', { name: /Courrier/ })).toBeInTheDocument();
});

test('a remote that takes its last link away keeps none', async () => {
  const { top } = await show(free, [SEARCH, remoteOf('chat', {}), BILLING]);
  expect(linksIn(top)).toEqual(['Search members', 'Get Premium']);
});
