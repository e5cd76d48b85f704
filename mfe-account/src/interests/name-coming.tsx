import { useIntl } from 'react-intl';
import { Skeleton, VisuallyHidden } from '@rendezvous/ui';
import styles from './interests-field.module.css';

/** The place of a name that is on its way, within a chip. */
export const NameComing = () => (
  <>
    <VisuallyHidden>{useIntl().formatMessage({ id: 'account.loading' })}</VisuallyHidden>
    <Skeleton className={styles.coming} />
  </>
);
