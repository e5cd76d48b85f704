import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import { SectionComing } from '../page/section-coming';
import styles from './settings.module.css';

interface Props {
  readonly title: ReactNode;
  readonly hint: ReactNode;
  /** Name of the button: what it changes. */
  readonly label: string;
  /** The form, while it is asked for. */
  readonly children: (close: () => void) => ReactNode;
}

/** Something that is changed by a form of its own, which opens in its place. */
export const ChangeRow = ({ title, hint, label, children }: Props) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // the form takes the focus along when it goes
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div>
      <div className={styles.row}>
        <span>
          <b>{title}</b>
          <span className={styles.hint}>{hint}</span>
        </span>
        {open ? null : (
          <Button ref={button} aria-label={label} onClick={() => setOpen(true)}>
            {intl.formatMessage({ id: 'account.settings.change' })}
          </Button>
        )}
      </div>
      {/* Forms come when they are asked for: most who look at their settings change neither address nor password. */}
      {open ? <Suspense fallback={<SectionComing />}>{children(() => setOpen(false))}</Suspense> : null}
    </div>
  );
};
