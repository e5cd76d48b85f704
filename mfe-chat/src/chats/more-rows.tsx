import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Waiting } from '@rendezvous/ui';
import styles from './chat-list.module.css';
import type { MoreChats } from './use-chat-list';

/** How far before its end the list is continued. */
const AHEAD = '600px';

/** The end of a list that goes on: it is continued when somebody comes near, or presses the button. */
export const MoreRows = ({ busy, failed, load }: MoreChats) => {
  const end = useRef<HTMLDivElement>(null);
  // whether the end is near is known to the browser alone; each answer moves it, so it is looked at anew after each
  useEffect(() => {
    if (busy || failed || end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className={styles.more}>
      <Button onClick={load} busy={busy}>
        <FormattedMessage id="chat.list.more" />
      </Button>
      {busy ? <Waiting /> : null}
    </div>
  );
};
