import { useEffect, useRef } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Lets `j` and `k` walk through the links of a table, which `Enter` then opens, and `?` ask for help, where there is any.
 * @returns the ref of the table
 */
export const useTableKeys = (onHelp?: () => void) => {
  const table = useRef<HTMLTableElement>(null);
  // the whole page listens: the keys work before anything in the table has the focus
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
      if (event.key === '?') onHelp?.();
      const step = STEPS[event.key];
      if (step === undefined) return;
      const links = [...(table.current?.querySelectorAll<HTMLAnchorElement>('tbody a') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const from = at < 0 && step < 0 ? links.length : at;
      links[Math.min(links.length - 1, Math.max(0, from + step))]?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp]);
  return table;
};
