import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ErrorCard } from '@rendezvous/ui';
import { focusCard } from '../focus/focus';
import styles from './remote-page.module.css';

/** In the place of a remote's page: says what is missing and offers another try. */
export const MissingCard = ({ area, onRetry }: { area: string; onRetry: () => void }) => {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  // the page that had the focus is gone
  useEffect(() => focusCard(place.current), []);
  return (
    <div ref={place} className={styles.card}>
      <ErrorCard
        heading={1}
        title={intl.formatMessage({ id: 'shell.remote.missing' }, { part: intl.formatMessage({ id: `shell.area.${area}` }) })}
        retryLabel={intl.formatMessage({ id: 'shell.remote.retry' })}
        onRetry={onRetry}
      >
        {intl.formatMessage({ id: 'shell.remote.rest-works' })}
      </ErrorCard>
    </div>
  );
};
