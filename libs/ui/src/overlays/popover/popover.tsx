import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import popup from '../popup/popup.module.css';
import { usePopup, type PopupProps } from '../popup/use-popup';
import styles from './popover.module.css';

export interface PopoverProps extends PopupProps {
  /** Heading, and the name for screen readers. */
  title: ReactNode;
  children: ReactNode;
}

/** A small panel at a button: notifications, an explanation. Not modal; Esc and a click outside close it. */
export function Popover({ trigger, title, children, align = 'center', side = 'bottom', open, defaultOpen, onOpenChange }: PopoverProps) {
  const { anchor, change, home, positioner } = usePopup(onOpenChange);
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={change}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={home}>
        <Base.Positioner {...positioner} align={align} side={side}>
          <Base.Popup className={classNames(popup.popup, styles.panel)}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
