import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import popup from '../popup/popup.module.css';
import { usePopupHome } from '../popup/use-popup-home';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Heading, and the name for screen readers. */
  title: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small panel at a button: notifications, an explanation. Not modal; Esc and a click outside close it. */
export function Popover({ trigger, title, children, align = 'center', side = 'bottom', open, defaultOpen, onOpenChange }: PopoverProps) {
  const { anchor, home, settle } = usePopupHome();
  const change = (next: boolean) => {
    settle(next);
    onOpenChange?.(next);
  };
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={change}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={home}>
        <Base.Positioner
          className={popup.positioner}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          positionMethod={home ? 'fixed' : 'absolute'}
        >
          <Base.Popup className={classNames(popup.popup, styles.panel)}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
