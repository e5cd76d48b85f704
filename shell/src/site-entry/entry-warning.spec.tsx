import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@rendezvous/client/testing';
import { showParts } from '../testing/show-parts';

const DAY_MS = 86_400_000;
const settings = { enable_site_entry_popup: 'yes', site_entry_countries: ['NL', 'DE'], geoip_country: 'NL' } as const;
const given = (more: Partial<Parameters<typeof showParts>[0]['settings']> = {}) => ({
  settings: { ...settings, site_entry_countries: [...settings.site_entry_countries], ...more },
});
const dialog = () => screen.queryByRole('dialog', { name: 'For adults only' });
let installed = false;

beforeEach(() => {
  localStorage.clear();
  installed = false;
  window.matchMedia = ((query: string) => ({ matches: installed && query.includes('standalone') })) as typeof window.matchMedia;
});

test('a visitor in one of the countries is warned, with the age', async () => {
  await showParts(given());
  expect(dialog()).toHaveTextContent('Rendezvous is for people of 18 and over');
  expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', 'about:blank');
});

test.each([
  ['another country', given({ geoip_country: 'FR' })],
  ['a country that the visitor chose, elsewhere', given({ geoip_selected_country: 'FR' })],
  ['a site without the warning', given({ enable_site_entry_popup: 'no' })],
  ['a member', { ...given(), user }],
  ['a lander', { ...given(), layout: 'lander' as const, at: '/landers/video' }],
  ['the home page', { ...given(), at: '/' }],
  ['an empty layout', { ...given(), layout: 'empty' as const, at: '/account-deleted' }],
])('%s has none', async (_, shown) => {
  await showParts(shown);
  expect(dialog()).not.toBeInTheDocument();
});

test('a country that the visitor chose counts before where they seem to be', async () => {
  await showParts(given({ geoip_country: 'FR', geoip_selected_country: 'DE' }));
  expect(dialog()).toBeInTheDocument();
});

test('the installed app has none', async () => {
  installed = true;
  await showParts(given());
  expect(dialog()).not.toBeInTheDocument();
});

test.each(['I am 18 or over', 'Close'])('“%s” keeps it away for 30 days', async (name) => {
  const { unmount } = await showParts(given());
  await userEvent.click(screen.getByRole('button', { name }));
  expect(dialog()).not.toBeInTheDocument();
  unmount();
  const closed = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(closed + 30 * DAY_MS - 60_000);
  const later = await showParts(given());
  expect(dialog()).not.toBeInTheDocument();
  later.unmount();
  now.mockReturnValue(closed + 30 * DAY_MS + 60_000);
  await showParts(given());
  await act(async () => undefined);
  expect(dialog()).toBeInTheDocument();
  now.mockRestore();
});
