import { useEffect, useRef } from 'react';

const SIDES: Readonly<Record<string, boolean>> = { ArrowRight: true, ArrowLeft: false };

/** While the deck is there the arrow keys take the topmost card to their side, wherever on the page the focus is but in a field or a dialog. A key that is held decides once. */
export const useArrowKeys = (decide: (liked: boolean) => void): void => {
  const latest = useRef(decide);
  useEffect(() => {
    latest.current = decide;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const liked = SIDES[event.key];
      const typing =
        event.target instanceof Element && event.target.matches('input, textarea, select, dialog *, [role="dialog"] *, [role="menu"] *');
      if (liked === undefined || typing || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      latest.current(liked);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
