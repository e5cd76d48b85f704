import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useDispatch } from 'react-redux';
import { LocaleProvider, api, sessionApi } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { Remotes } from '../remote-host/remotes';
import { loadShellMessages } from './shell-messages';
import type { ShellMessages } from './shell-messages';

const COOKIE_DAYS = 365;

/** Specification, section 9: the locale cookie lives 365 days, lax. */
const rememberLocale = (locale: Locale): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`;
};

/** Intl data names: the interface has one region a language. */
const REGIONAL: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR' };

interface Props {
  readonly first: { readonly locale: Locale; readonly messages: ShellMessages };
  readonly offered: readonly Locale[];
  readonly remotes: Remotes;
  readonly children: ReactNode;
}

/** The interface language: messages for everything below, and the switch that keeps the page. */
export const Language = ({ first, offered, remotes, children }: Props) => {
  const [{ locale, messages }, setSpoken] = useState(first);
  const dispatch = useDispatch<AppStore['dispatch']>();
  const setLocale = useCallback(
    (next: Locale) => {
      rememberLocale(next);
      void (async () => {
        const [loaded] = await Promise.all([loadShellMessages(next), remotes.speak(next)]);
        setSpoken({ locale: next, messages: loaded });
        const user = await dispatch(sessionApi.endpoints.sessionUser.initiate());
        if (user.data?.user) await dispatch(sessionApi.endpoints.sessionLanguage.initiate({ language: next }));
        // names of regions and texts of the site come in the reader's language
        dispatch(api.util.invalidateTags(['Members', 'Profile', 'Chats', 'Likes', 'Content']));
      })().catch(reportError);
    },
    [dispatch, remotes],
  );
  // the document's language lies outside React's tree
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const choice = useMemo(() => ({ locale, offered, setLocale }), [locale, offered, setLocale]);
  return (
    <LocaleProvider value={choice}>
      <IntlProvider locale={REGIONAL[locale]} defaultLocale="en" messages={messages as Record<string, string>} onError={reportError}>
        {children}
      </IntlProvider>
    </LocaleProvider>
  );
};
