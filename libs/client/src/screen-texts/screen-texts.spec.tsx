import { render, screen } from '@testing-library/react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { ScreenTexts } from './screen-texts';

const door = { en: { 'landers.door': 'Come in' }, fr: { 'landers.door': 'Entrez' } };
const window = { en: { 'landers.window': 'Look' }, fr: { 'landers.window': 'Regardez' } };

test.each([
  ['fr-FR', 'Entrez, Regardez, Shell'],
  ['fr', 'Entrez, Regardez, Shell'],
  ['en-US', 'Come in, Look, Shell'],
  ['en', 'Come in, Look, Shell'],
])('who reads %s reads the texts of every folder in it, and those around the screen: "%s"', (locale, read) => {
  render(
    <IntlProvider locale={locale} messages={{ 'shell.own': 'Shell' }}>
      <ScreenTexts of={[door, window]}>
        <p>
          <FormattedMessage id="landers.door" />, <FormattedMessage id="landers.window" />, <FormattedMessage id="shell.own" />
        </p>
      </ScreenTexts>
    </IntlProvider>,
  );
  expect(screen.getByText(read)).toBeInTheDocument();
});

const page = (locale: string) => (
  <IntlProvider locale={locale}>
    <ScreenTexts of={[door]}>
      <input aria-label="typed" />
      <FormattedMessage id="landers.door" />
    </ScreenTexts>
  </IntlProvider>
);

test('another language changes the texts where they stand', () => {
  const { rerender } = render(page('en'));
  const before = screen.getByRole('textbox');
  rerender(page('fr'));
  expect(screen.getByText('Entrez')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toBe(before);
});
