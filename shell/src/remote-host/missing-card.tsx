import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ErrorCard } from '@rendezvous/ui';
import { useLabel } from '../navigation/navigation-context';
import { focusCard } from '../focus/focus';
import styles from './remote-page.module.css';
import { useRemotes } from './remotes-context';

/** In the place of a remote's page: says what is missing and offers another try. */
export const MissingCard = ({ area, onRetry }: { area: string; onRetry: () => void }) => {
  const intl = useIntl();
  const labelOf = useLabel();
  const title = useRemotes().chosen.find((descriptor) => descriptor.area === area)?.title;
  const place = useRef<HTMLDivElement>(null);
  // the page that had the focus is gone
  useEffect(() => focusCard(place.current), []);
  return (
    <div ref={place} className={styles.card}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'shell.remote.missing' }, { part: title ? labelOf(title) : area })}
        retryLabel={intl.formatMessage({ id: 'shell.remote.retry' })}
        onRetry={onRetry}
      >
        {intl.formatMessage({ id: 'shell.remote.rest-works' })}
      </ErrorCard>
    </div>
  );
};
