import { useIntl } from 'react-intl';
import { useLocale, usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { NarrowPage } from '../page/narrow-page';
import { LanguageField } from './language-field';
import { langConfigTexts } from './texts';

const LangConfig = () => {
  const intl = useIntl();
  const { locale, asked = locale, offered, setLocale } = useLocale();
  const title = intl.formatMessage({ id: 'account.language.title' });
  usePageTitle(title);
  return (
    <NarrowPage title={title} text={intl.formatMessage({ id: 'account.language.text' })}>
      <LanguageField hideLabel locale={asked} busy={asked !== locale} offered={offered} onChange={setLocale} />
    </NarrowPage>
  );
};

/** The choices of the language menu, as a page. */
export const LangConfigScreen = withTexts([langConfigTexts], LangConfig);
