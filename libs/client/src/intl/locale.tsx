import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@rendezvous/contracts/reference';

interface LocaleChoice {
  readonly locale: Locale;
  /** The language that was asked for last: another one while its words are on their way. */
  readonly asked: Locale;
  /** Locales that the visitor's country offers. */
  readonly offered: readonly Locale[];
  /** Switches the language in place as soon as its words are there: the page stays, and stays as it is when they do not come. */
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleChoice>({ locale: 'en', asked: 'en', offered: ['en'], setLocale: () => {} });

export const LocaleProvider = ({ value, children }: { value: LocaleChoice; children: ReactNode }) => (
  <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
);

/** The interface language and how to change it. */
export const useLocale = (): LocaleChoice => useContext(LocaleContext);
