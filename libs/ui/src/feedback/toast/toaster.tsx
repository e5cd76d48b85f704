import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
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

/** The place where toasts appear: a live region; the clock stops under the pointer and the focus. */
export function Toaster({ toasts, onDismiss, label, dismissLabel }: ToasterProps) {
  const [held, setHeld] = useState(false);
  return (
    // The handlers only hold the clock; nothing here is meant to be operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.toaster}
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output aria-relevant="additions text" className={styles.region}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} held={held} onDismiss={onDismiss} dismissLabel={dismissLabel} />
        ))}
      </output>
    </section>
  );
}

interface ToastProps extends Pick<ToasterProps, 'onDismiss' | 'dismissLabel'> {
  toast: ToastItem;
  held: boolean;
}

function Toast({ toast, held, onDismiss, dismissLabel }: ToastProps) {
  const { id, text, tone = 'ok', action, duration = 6000 } = toast;
  const Icon = icons[tone];
  // The time on the screen is a timer of this toast; it starts over when the reader lets go.
  useEffect(() => {
    if (held || duration === 0) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, onDismiss]);
  return (
    <span className={classNames(styles.toast, styles[tone])}>
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
