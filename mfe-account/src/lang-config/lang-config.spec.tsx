import { screen } from '@testing-library/react';
import { LocaleProvider } from '@rendezvous/client';
import { user } from '../testing/answers';
import { show } from '../testing/show';
import { LangConfigScreen } from './lang-config-screen';

const open = async (asked: 'en' | 'fr' | undefined) => {
  // a shell of before says nothing of what was asked for
  const choice = { locale: 'en', offered: ['en', 'fr'], setLocale: () => undefined, ...(asked ? { asked } : {}) };
  await show(
    <LocaleProvider value={choice as unknown as Parameters<typeof LocaleProvider>[0]['value']}>
      <LangConfigScreen />
    </LocaleProvider>,
    { at: '/lang-config' },
  );
};
const chosen = () => screen.getByRole('radio', { checked: true });

test('the language that was asked for is chosen while its words are on their way, and is busy until then', async () => {
  await open('fr');
  expect(chosen()).toHaveAttribute('value', 'fr');
  expect(chosen().closest('[aria-busy=true]')).not.toBeNull();
});

test.each(['en', undefined] as const)('nothing is busy when nothing else was asked for', async (asked) => {
  await open(asked);
  expect(chosen()).toHaveAttribute('value', 'en');
  expect(chosen().closest('[aria-busy=true]')).toBeNull();
});

test('a visitor chooses a country by a plain form that leads back here; what was chosen counts before where the network is', async () => {
  await show(<LangConfigScreen />, { at: '/lang-config', user: null, settings: { geoip_country: 'CH', geoip_selected_country: 'FR' } });
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveValue('FR');
  const form = country.closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/country']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ country: 'FR', page: '/lang-config' });
});

test('members have a country in their profile, and are led there', async () => {
  await show(<LangConfigScreen />, { at: '/lang-config', user });
  expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
});
