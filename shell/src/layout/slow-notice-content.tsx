import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { askAgain } from '@rendezvous/client';
import { Button, Notice } from '@rendezvous/ui';
import { focusMain } from '../focus/focus';
import styles from './slow-notice.module.css';

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

const noDialog = () => undefined;

const followDialogs = (changed: () => void): (() => void) => {
  const dialogs = new MutationObserver(changed);
  dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => dialogs.disconnect();
};

/** Everything outside an open dialog is covered and cannot be used: then it stands in the dialog. */
const InFront = ({ children }: { children: ReactNode }) => {
  const dialog = useSyncExternalStore(followDialogs, topDialog, noDialog);
  if (!dialog) return children;
  return createPortal(
    <div className={styles.place} role="status">
      {children}
    </div>,
    dialog,
  );
};

/** The focus stays near what goes away now, if it is there: in its dialog, or in the page's main part. */
const stayNear = (going: HTMLElement | null): void => {
  if (!going?.contains(document.activeElement)) return;
  const title = going.closest('dialog')?.querySelector('h2');
  if (title) title.focus({ preventScroll: true });
  else focusMain();
};

/** What is said of a wait that is longer than usual. */
export const SlowNoticeContent = ({ canAsk }: { canAsk: boolean }) => {
  const intl = useIntl();
  const [isAskedAgain, setAskedAgain] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // the button goes with the wait, and may have the focus then
  useLayoutEffect(() => {
    const content = place.current;
    return () => stayNear(content);
  }, []);
  const ask = () => {
    setAskedAgain(true);
    askAgain();
  };
  const again = <Button onClick={ask}>{intl.formatMessage({ id: 'shell.remote.retry' })}</Button>;
  return (
    <div ref={place} className={styles.notice}>
      <Notice tone="info" action={canAsk ? again : null}>
        {intl.formatMessage({ id: isAskedAgain ? 'shell.slow.asked-again' : 'shell.slow.text' })}
      </Notice>
    </div>
  );
};

/** The same, where it can be seen and used. */
const SlowNoticeInFront = (props: { canAsk: boolean }) => (
  <InFront>
    <SlowNoticeContent {...props} />
  </InFront>
);

export default SlowNoticeInFront;
