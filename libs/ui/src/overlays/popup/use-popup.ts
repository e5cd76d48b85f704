import { useCallback, useRef, useState, type ReactElement } from 'react';
import styles from './popup.module.css';

/** What every popup at a button takes. */
export interface PopupProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Where a popup is put in the page. Inside an open native dialog it must live in that dialog: the browser draws modals
 * above everything else and makes the rest of the page inert; with a fixed position the dialog's own scroll box does not
 * cut it. Asked when the popup opens, because only then the place is known.
 */
export function usePopup(onOpenChange?: PopupProps['onOpenChange']) {
  const node = useRef<Element | null>(null);
  const [home, setHome] = useState<HTMLElement>();
  const anchor = useCallback((next: Element | null) => {
    node.current = next;
  }, []);
  const change = (open: boolean): void => {
    if (open) setHome(node.current?.closest('dialog') ?? undefined);
    onOpenChange?.(open);
  };
  return {
    /** The ref of what it stands at. */
    anchor,
    /** For `onOpenChange` of its root. */
    change,
    /** For its portal. */
    home,
    /** For its positioner. */
    positioner: { className: styles.positioner, sideOffset: 6, collisionPadding: 8, positionMethod: home ? 'fixed' : 'absolute' },
  } as const;
}
