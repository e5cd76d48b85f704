import { useEffect, useRef } from 'react';

/** Where keys are typed, or mean something else. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="tablist"], [role="slider"]';
/** What stands before the page: no key reaches what lies behind, wherever the focus went. */
const IN_FRONT = 'dialog[open], [aria-modal="true"], [role="menu"]';

const isForPage = ({ target, key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
  // of a sign the shift key is a part, of an arrow it is another wish
  if (shiftKey && key.length > 1) return false;
  if (target instanceof Element && target.closest(OWN_KEYS)) return false;
  return document.querySelector(IN_FRONT) === null;
};

/**
 * Keys that count wherever on the page the focus is: not with Alt, Ctrl or Meta, not where something is typed, not below a dialog or a menu.
 * Remotes bring this along. @param press answers whether the key was taken: then it does nothing else
 */
export const usePageKeys = (press: (event: KeyboardEvent) => boolean): void => {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  // the whole page listens
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isForPage(event) && latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
