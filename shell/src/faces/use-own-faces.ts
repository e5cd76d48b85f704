import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFaces } from './kept-faces';

const LATER = ['1em "Rdv Text Later"', '1em "Rdv Display Later"'];

/** Where our faces came after the first page was painted, pages after it are set in them: nobody has read those yet. */
export const useOwnFaces = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  // faces and their root lie outside React
  useEffect(() => {
    if (pathname === first.current || document.documentElement.dataset['faces'] === 'own') return;
    // without them the page is set in those that stand in
    Promise.all(LATER.map((face) => document.fonts.load(face))).then(keepFaces, () => undefined);
  }, [pathname]);
};
