import { render, screen } from '@testing-library/react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { OperatorTexts } from './operator-texts';

test.each([
  ['fr-FR', 'Pages d’atterrissage'],
  ['fr', 'Pages d’atterrissage'],
  ['en-US', 'Landers'],
  ['en', 'Landers'],
])('who reads %s reads "%s"', (locale, title) => {
  render(
    <IntlProvider locale={locale} messages={{}}>
      <OperatorTexts>
        <FormattedMessage id="landers.operator.title" />
      </OperatorTexts>
    </IntlProvider>,
  );
  expect(screen.getByText(title)).toBeInTheDocument();
});
