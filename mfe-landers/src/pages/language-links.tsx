import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Language } from '@rendezvous/contracts/reference';
import { TabLinks } from '@rendezvous/ui';

/** What each language calls itself. */
const NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
  pl: 'Polski',
};

interface Props {
  readonly slug: string;
  readonly languages: readonly Language[];
  readonly current: Language;
}

/** The other languages that a text can be read in; each is an address of its own. */
export const LanguageLinks = ({ slug, languages, current }: Props) => {
  const intl = useIntl();
  return (
    <TabLinks
      label={intl.formatMessage({ id: 'landers.page.languages' })}
      current={current}
      tabs={languages.map((language) => ({
        value: language,
        label: <span lang={language}>{NAMES[language]}</span>,
        render: <Link to={`/pages/${slug}?language=${language}`} hrefLang={language} replace />,
      }))}
    />
  );
};
