import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '@rendezvous/client';
import { Stage, givenStore } from '@rendezvous/client/testing';
import messages from '../messages/en.json';
import { LangConfigScreen } from './lang-config-screen';

const show = async (asked: 'en' | 'fr' | undefined) => {
  // a shell of before says nothing of what was asked for
  const choice = { locale: 'en', offered: ['en', 'fr'], setLocale: () => undefined, ...(asked ? { asked } : {}) };
  render(
    <Stage store={await givenStore()} at="/lang-config" messages={messages as Record<string, string>}>
      <LocaleProvider value={choice as unknown as Parameters<typeof LocaleProvider>[0]['value']}>
        <LangConfigScreen />
      </LocaleProvider>
    </Stage>,
  );
};
const chosen = () => screen.getByRole('radio', { checked: true });

test('the language that was asked for is chosen while its words are on their way, and is busy until then', async () => {
  await show('fr');
  expect(chosen()).toHaveAttribute('value', 'fr');
  expect(chosen().closest('[aria-busy=true]')).not.toBeNull();
});

test.each(['en', undefined] as const)('nothing is busy when nothing else was asked for', async (asked) => {
  await show(asked);
  expect(chosen()).toHaveAttribute('value', 'en');
  expect(chosen().closest('[aria-busy=true]')).toBeNull();
});
