import { type FocusEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../primitives/class-names';
import { giveFocus } from '../../primitives/give-focus';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import styles from './toast.module.css';

export interface ToastItem {
  id: string;
  text: ReactNode;
  tone?: 'ok' | 'info' | 'danger' | undefined;
  /** "Undo". */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds on the screen, 6000 unless told; 0 stays until dismissed. */
  duration?: number | undefined;
}

export interface ToasterProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** Name of the region: "Messages from Rendezvous". */
  label: string;
  dismissLabel: string;
}

const icons = { ok: CheckIcon, info: InfoIcon, danger: WarningIcon };

/**
 * The place where toasts appear: a live region; the clock stops under the pointer and the focus. A toast that goes with the focus in it gives it back to
 * where it came from.
 */
export function Toaster({ toasts, onDismiss, label, dismissLabel }: ToasterProps) {
  const [held, setHeld] = useState(false);
  const before = useRef<Element | null>(null);
  const giveBack = useCallback(() => giveFocus(before.current), []);
  const enter = ({ relatedTarget: from, currentTarget }: FocusEvent<HTMLElement>): void => {
    setHeld(true);
    if (!currentTarget.contains(from)) before.current = from;
  };
  return (
    // The handlers only hold the clock; nothing here is meant to be operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.toaster}
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <output aria-relevant="additions text" className={styles.region}>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...{ toast, held, giveBack, onDismiss, dismissLabel }} />
        ))}
      </output>
    </section>
  );
}

interface ToastProps extends Pick<ToasterProps, 'onDismiss' | 'dismissLabel'> {
  toast: ToastItem;
  held: boolean;
  /** Gives the focus back to where it was before it came here. */
  giveBack: () => void;
}

function Toast({ toast, held, giveBack, onDismiss, dismissLabel }: ToastProps) {
  const { id, text, tone = 'ok', action, duration = 6000 } = toast;
  const Icon = icons[tone];
  // The time on the screen is a timer of this toast; it starts over when the reader lets go.
  useEffect(() => {
    if (held || duration === 0) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, onDismiss]);
  const box = useRef<HTMLSpanElement>(null);
  // while it is still in the page: afterwards the focus is nowhere
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) giveBack();
    };
  }, [giveBack]);
  return (
    <span ref={box} className={classNames(styles.toast, styles[tone])}>
      <Icon />
      <span className={styles.text}>{text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onDismiss(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={() => onDismiss(id)} className={styles.close} />
    </span>
  );
}
