import { screen } from '@testing-library/react';
import { LocaleProvider } from '@rendezvous/client';
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
