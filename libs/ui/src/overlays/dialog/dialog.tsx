import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../../primitives/class-names';
import { giveFocus } from '../../primitives/give-focus';
import { CloseIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** The reader wants it closed: Esc, backdrop or the cross. Set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** The title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Name of the cross. */
  closeLabel: string;
  /** false: only the dialog's own buttons close it (no cross, Esc or backdrop). */
  dismissible?: boolean | undefined;
  /** Above the title, e.g. `<MeetingDiscs picture="match" />`. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot; the main one first. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Everything centred, as in the match dialog. */
  centred?: boolean | undefined;
  /** A decision that cannot be undone. */
  alert?: boolean | undefined;
  /** The buttons stay in sight while what stands above them is scrolled. */
  keepActions?: boolean | undefined;
  /** Takes another dialog's place, so it comes without a movement of its own. */
  still?: boolean | undefined;
}

/** A modal on the native `<dialog>`: the browser keeps the focus inside and gives it back. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  hideTitle,
  closeLabel,
  dismissible = true,
  picture,
  children,
  actions,
  size = 'sm',
  centred,
  alert,
  keepActions,
  still,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser opens a modal only by a call. Closing in the clean-up, while the element is still in the page, gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = stayingOf(document.activeElement);
    const page = document.documentElement;
    page.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - page.clientWidth)}px`);
    // Browsers without modal dialogs (and jsdom) show it in place.
    if (element && !element.open) {
      if (element.showModal) element.showModal();
      else element.setAttribute('open', '');
    }
    return () => {
      element?.close?.();
      giveFocus(opener);
    };
  }, []);
  // Chrome closes on a second Esc even when the cancel event is refused; keeping the key away prevents it.
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !dismissible) event.preventDefault();
  };
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (dismissible) onClose();
  };
  const pressed = useBackdrop(() => dismissible && onClose());
  return (
    <dialog
      ref={dialog}
      className={classNames(
        styles.dialog,
        styles[size],
        centred && styles.centred,
        keepActions && styles.keepsActions,
        still && styles.still,
      )}
      aria-labelledby={`${id}-title`}
      role={alert ? 'alertdialog' : undefined}
      aria-modal="true"
      onCancel={cancel}
      onKeyDown={keepOpen}
      {...pressed}
    >
      <div className={styles.sheet}>
        {picture ? <div className={styles.picture}>{picture}</div> : null}
        {hideTitle ? (
          <VisuallyHidden id={`${id}-title`}>{title}</VisuallyHidden>
        ) : (
          <h2 id={`${id}-title`} className={classNames(styles.title, dismissible && !picture && styles.besideClose)} tabIndex={-1}>
            {title}
          </h2>
        )}
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {dismissible ? <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} className={styles.close} /> : null}
      </div>
    </dialog>
  );
}

/** What opened it, or, for an entry of a menu, the menu's button: the entry goes once it is chosen. */
function stayingOf(opener: Element | null) {
  const menu = opener?.closest('[role=menu]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? opener;
}

/**
 * A press that both begins and ends on the backdrop: selecting text out of the dialog must not close it. Nor does the second press of a double click:
 * the first one opened it, in the place of what was pressed.
 */
function useBackdrop(onPress: () => void) {
  const began = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = event.target === event.currentTarget && event.detail < 2;
    },
    onMouseUp: (event: MouseEvent) => {
      if (began.current && event.target === event.currentTarget) onPress();
      began.current = false;
    },
  };
}
