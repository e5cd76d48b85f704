import { useRef } from 'react';
import { usePageKeys } from '../../primitives/page-keys';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Lets `j` and `k` walk through the rows of a table, by the link, which `Enter` then opens, and `?` ask for help, where there is any.
 * @returns the ref of the table
 */
export const useTableKeys = (onHelp?: () => void) => {
  const table = useRef<HTMLTableElement>(null);
  usePageKeys(({ key }) => {
    if (key === '?') {
      onHelp?.();
      return onHelp !== undefined;
    }
    const step = STEPS[key];
    if (step === undefined) return false;
    // the first link of a row opens it; others lead elsewhere
    const links = [...(table.current?.tBodies ?? [])].flatMap(({ rows }) => [...rows].flatMap((row) => row.querySelector('a') ?? []));
    const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const from = at < 0 && step < 0 ? links.length : at;
    links[Math.min(links.length - 1, Math.max(0, from + step))]?.focus();
    return true;
  });
  return table;
};
