import { createContext, use, useEffect } from 'react';
import { useSettings } from './use-site';

/** Hears the page's title from who draws on a server, where no effect runs; browsers have none. */
export const PageTitleNote = createContext<((title: string) => void) | null>(null);

/** Names the page in the browser's title bar; the site's name follows. */
export const usePageTitle = (title: string): void => {
  const { name } = useSettings();
  use(PageTitleNote)?.(title);
  // the document's title lies outside React's tree
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
};
