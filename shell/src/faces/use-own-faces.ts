import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchFaces, hasOwnFaces, showOwnFaces } from './kept-faces';

/** Where our faces came after the first page was painted, pages after it are set in them: nobody has read those yet. */
export const useOwnFaces = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  // faces and their root lie outside React
  useEffect(() => {
    // without them the page is set in those that stand in
    if (pathname !== first.current && !hasOwnFaces()) fetchFaces().then(showOwnFaces, () => undefined);
  }, [pathname]);
};
