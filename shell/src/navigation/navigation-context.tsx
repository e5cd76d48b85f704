import { createContext, useContext } from 'react';
import { useLocale, useUser } from '@rendezvous/client';
import { type LinkPlace, type PageNavigation, isFor, textIn } from './navigation.rules';

export const NavigationContext = createContext<PageNavigation>({ bar: [], account: [], footer: [] });

/** The links of one place that whoever looks is offered. */
export const useLinks = <P extends LinkPlace>(place: P): PageNavigation[P][number][] => {
  const user = useUser();
  const { [place]: links } = useContext(NavigationContext);
  return links.filter((link) => isFor(link, user));
};

/** Says a label in the language of the page, also after that has changed. */
export const useLabel = (): ((texts: Readonly<Record<string, string>>) => string) => {
  const { locale } = useLocale();
  return (texts) => textIn(locale, texts);
};
