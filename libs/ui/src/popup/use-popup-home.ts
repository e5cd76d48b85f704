import { useCallback, useRef, useState } from 'react';

/**
 * Where a popup is put in the page. Inside an open native dialog it must live in that dialog: the browser draws modals
 * above everything else and makes the rest of the page inert; with a fixed position the dialog's own scroll box does not cut it. Asked when the popup opens, because only then the place is known.
 */
export function usePopupHome(): { anchor: (node: Element | null) => void; home: HTMLElement | undefined; settle: (open: boolean) => void } {
  const node = useRef<Element | null>(null);
  const [home, setHome] = useState<HTMLElement>();
  const anchor = useCallback((next: Element | null) => {
    node.current = next;
  }, []);
  const settle = useCallback((open: boolean) => {
    if (open) setHome(node.current?.closest('dialog') ?? undefined);
  }, []);
  return { anchor, home, settle };
}
