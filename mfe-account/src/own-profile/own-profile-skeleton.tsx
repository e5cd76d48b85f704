import { useIntl } from 'react-intl';
import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import board from './photo-board.module.css';
import styles from './own-profile.module.css';

/** The page before it is there, in its own boxes. */
export const OwnProfileSkeleton = () => {
  const intl = useIntl();
  return (
    <div className={styles.page} aria-busy="true">
      <Waiting />
      <VisuallyHidden>{intl.formatMessage({ id: 'account.loading' })}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <div className={board.grid}>
        {[0, 1, 2].map((number) => (
          <Skeleton key={number} shape="photo" width="full" />
        ))}
      </div>
      <Skeleton shape="block" width="full" />
      <Skeleton shape="text" lines={4} />
    </div>
  );
};
