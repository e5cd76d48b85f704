import { useIntl } from 'react-intl';
import { useLocale } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import { GlobeIcon } from '@rendezvous/ui';
import styles from './language-menu.module.css';

/** Each language is named in itself. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', fr: 'Français' };

/** The choice of language; only where the country has more than one. A native list: complete by keyboard and on a phone. */
export const LanguageMenu = () => {
  const intl = useIntl();
  const { locale, asked, offered, setLocale } = useLocale();
  if (offered.length < 2) return null;
  return (
    <label className={styles.language}>
      <GlobeIcon />
      <span className={styles.code} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
      <select
        className={styles.list}
        aria-busy={asked !== locale}
        aria-label={intl.formatMessage({ id: 'shell.language.label' })}
        value={asked}
        onChange={(event) => setLocale(event.target.value as Locale)}
      >
        {offered.map((offer) => (
          <option key={offer} value={offer} lang={offer}>
            {LANGUAGE_NAMES[offer]}
          </option>
        ))}
      </select>
    </label>
  );
};
