import { useIntl } from 'react-intl';
import { useLocale, usePageTitle, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { NarrowPage } from '../page/narrow-page';
import { CountryForm } from './country-form';
import { LanguageField } from './language-field';
import { OwnCountry } from './own-country';
import { langConfigTexts } from './texts';

const LangConfig = () => {
  const intl = useIntl();
  const user = useUser();
  const { locale, asked = locale, offered, setLocale } = useLocale();
  const title = intl.formatMessage({ id: 'account.language.title' });
  usePageTitle(title);
  return (
    <NarrowPage title={title} text={intl.formatMessage({ id: 'account.language.text' })}>
      <LanguageField hideLabel locale={asked} busy={asked !== locale} offered={offered} onChange={setLocale} />
      {user ? <OwnCountry /> : <CountryForm />}
    </NarrowPage>
  );
};

/** The choices of the language menu, as a page; and the country of visitors. That of members is in their profile. */
export const LangConfigScreen = withTexts([langConfigTexts], LangConfig);
