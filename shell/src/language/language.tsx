import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { LocaleProvider, ScreenIntl } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { Remotes } from '../remote-host/remotes';
import { LanguageNotice } from './language-notice';
import { type FirstMessages, loadShellMessages } from './shell-messages';
import { useLanguage } from './use-language';

/** Intl data names: the interface has one region a language. */
const REGIONAL: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR' };

interface Props {
  readonly first: FirstMessages;
  readonly offered: readonly Locale[];
  readonly remotes: Remotes;
  readonly load?: typeof loadShellMessages;
  readonly children: ReactNode;
}

/** The interface language: messages for everything below, and the switch that keeps the page. */
export const Language = ({ first, offered, remotes, load = loadShellMessages, children }: Props) => {
  const { spoken, asked, missing, setLocale, forgetMissing } = useLanguage(first, remotes, load);
  const { locale, messages } = spoken;
  // the document's language lies outside React's tree
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const choice = useMemo(() => ({ locale, asked, offered, setLocale }), [locale, asked, offered, setLocale]);
  return (
    <LocaleProvider value={choice}>
      <ScreenIntl locale={REGIONAL[locale]} defaultLocale="en" messages={messages as Record<string, string>} onError={reportError}>
        {children}
        <LanguageNotice
          remotes={remotes}
          locale={locale}
          missing={missing}
          isStart={first.missing !== null && first.locale === locale}
          onRetry={setLocale}
          onDismiss={forgetMissing}
        />
      </ScreenIntl>
    </LocaleProvider>
  );
};
