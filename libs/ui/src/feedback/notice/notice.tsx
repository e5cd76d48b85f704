import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { CheckIcon, CloseIcon, InfoIcon, SparklesIcon, WarningIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'ok' | 'warn' | 'danger' | 'offer' | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Another icon than the tone's. */
  icon?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Draws the cross; needs `dismissLabel`. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** `status` or `alert` when it appears while the page is open. */
  role?: 'status' | 'alert' | 'note' | undefined;
  /** Full width without round corners: a banner under the top bar. */
  banner?: boolean | undefined;
  className?: string | undefined;
}

const icons = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, danger: WarningIcon, offer: SparklesIcon };

/** A tinted line of news in the page. */
export function Notice({ tone = 'info', title, children, icon, action, onDismiss, dismissLabel, role, banner, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone], banner && styles.banner, Boolean(onDismiss) && styles.closable, className)}
      role={role}
    >
      <span className={styles.icon}>{icon ?? <Icon />}</span>
      <div className={styles.words}>
        {title ? <b>{title}</b> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div>{action}</div> : null}
      {onDismiss && dismissLabel ? (
        <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} className={styles.close} />
      ) : null}
    </div>
  );
}
