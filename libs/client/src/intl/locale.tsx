import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@rendezvous/contracts/reference';

interface LocaleChoice {
  readonly locale: Locale;
  /** Locales that the visitor's country offers. */
  readonly offered: readonly Locale[];
  /** Switches the language in place: the page stays. */
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleChoice>({ locale: 'en', offered: ['en'], setLocale: () => {} });

export const LocaleProvider = ({ value, children }: { value: LocaleChoice; children: ReactNode }) => (
  <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
);

/** The interface language and how to change it. */
export const useLocale = (): LocaleChoice => useContext(LocaleContext);
