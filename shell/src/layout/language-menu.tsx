import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import { LANGUAGE_FORM_PATH } from '@rendezvous/contracts/session';
import { GlobeIcon } from '@rendezvous/ui';
import { BarList } from './bar-list';
import styles from './bar-list.module.css';

/** Each language is named in itself. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', fr: 'Français' };

const FIELD = 'language';
const FORM = { className: styles.form, method: 'post', action: LANGUAGE_FORM_PATH } as const;

/**
 * The choice of language; only where the country has more than one. Without a script each other language is a button that sends it.
 */
export const LanguageMenu = () => {
  const intl = useIntl();
  const { locale, asked, offered, setLocale } = useLocale();
  const { pathname, search } = useLocation();
  if (offered.length < 2) return null;
  const page = <input type="hidden" name="page" value={pathname + search} />;
  return (
    <>
      <form {...FORM} autoComplete="off" data-sends-changes>
        {page}
        <BarList
          label={intl.formatMessage({ id: 'shell.language.label' })}
          icon={<GlobeIcon />}
          code={locale.toUpperCase()}
          name={FIELD}
          aria-busy={asked !== locale}
          value={asked}
          onChange={(event) => setLocale(event.target.value as Locale)}
        >
          {offered.map((offer) => (
            <option key={offer} value={offer} lang={offer}>
              {LANGUAGE_NAMES[offer]}
            </option>
          ))}
        </BarList>
      </form>
      <noscript className={styles.plain}>
        <form {...FORM}>
          {page}
          {offered
            .filter((offer) => offer !== locale)
            .map((offer) => (
              <button
                key={offer}
                type="submit"
                className={`${styles.choice} ${styles.send}`}
                name={FIELD}
                value={offer}
                lang={offer}
                aria-label={LANGUAGE_NAMES[offer]}
              >
                <GlobeIcon />
                {offer.toUpperCase()}
              </button>
            ))}
        </form>
      </noscript>
    </>
  );
};
