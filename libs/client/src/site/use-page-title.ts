import { useEffect } from 'react';
import { useSettings } from './use-site';

/** Names the page in the browser's title bar; the site's name follows. */
export const usePageTitle = (title: string): void => {
  const { name } = useSettings();
  // the document's title lies outside React's tree
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
};
