import { useEffect } from 'react';
import { focusPage } from './focus';

/** Beside a page that another try brought back: once that is there, the focus goes from the main part to it. */
export const FocusBack = ({ onDone }: { onDone?: () => void }) => {
  // the focus lies outside React's tree
  useEffect(() => {
    focusPage();
    onDone?.();
  }, [onDone]);
  return null;
};
