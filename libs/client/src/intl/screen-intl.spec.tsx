import { render, screen } from '@testing-library/react';
import { FormattedDate, useIntl } from 'react-intl';
import { RemoteIntl } from './remote-intl';
import { ScreenIntl } from './screen-intl';

const AT = '2026-11-01T12:00:00Z';

const Dates = () => {
  const intl = useIntl();
  return (
    <ul>
      <li>
        <FormattedDate value={AT} dateStyle="long" />
      </li>
      <li>{intl.formatDate(AT, { weekday: 'long', day: 'numeric', month: 'long' })}</li>
      <li>{intl.formatDate(AT, { day: 'numeric', month: 'numeric', year: '2-digit' })}</li>
      <li>{intl.formatDate('2026-11-11T12:00:00Z', { dateStyle: 'long' })}</li>
      <li>{intl.formatMessage({ id: 'own' }, { date: <FormattedDate key="date" value={AT} dateStyle="medium" /> })}</li>
    </ul>
  );
};

test.each([
  ['fr-FR', ['1er novembre 2026', 'dimanche 1er novembre', '01/11/26', '11 novembre 2026', 'Le 1er nov. 2026']],
  ['en-US', ['November 1, 2026', 'Sunday, November 1', '11/1/26', 'November 11, 2026', 'Le Nov 1, 2026']],
])('in %s the first of a month is written as that language does, in a remote’s screens too', (locale, written) => {
  render(
    <ScreenIntl locale={locale} timeZone="UTC" messages={{}}>
      <RemoteIntl messages={{ own: 'Le {date}' }}>
        <Dates />
      </RemoteIntl>
    </ScreenIntl>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(written);
});

test('the shell’s own screens write dates alike', () => {
  render(
    <ScreenIntl locale="fr-FR" timeZone="UTC" messages={{ own: 'Le {date}' }}>
      <Dates />
    </ScreenIntl>,
  );
  expect(screen.getByText('1er novembre 2026')).toBeVisible();
});
