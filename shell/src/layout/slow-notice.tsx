import { Suspense, lazy, useEffect } from 'react';
import { useLongWait } from '@rendezvous/ui';
import styles from './slow-notice.module.css';

// in one file with what else comes after the first screen
const load = () => import(/* webpackChunkName: "late-parts" */ './slow-notice-content');
const SlowNoticeContent = lazy(load);

/** Says that a call takes longer than usual, over the page so that nothing moves, and offers to ask again. */
export const SlowNotice = () => {
  const wait = useLongWait();
  // nobody needs the content in the first seconds; when it is needed a file may take as long as the call
  useEffect(() => void load().catch((fault: unknown) => reportError(fault)), []);
  return (
    <div className={styles.place} role="status">
      <Suspense>{wait === 'none' ? null : <SlowNoticeContent canAsk={wait === 'ask'} />}</Suspense>
    </div>
  );
};
