import { useIntl } from 'react-intl';
import { Dialog, Skeleton, VisuallyHidden } from '@rendezvous/ui';
import styles from './signup-skeleton.module.css';

/** The shape of the signup's first step. */
export const SignupSkeleton = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      still
      size="md"
      title={intl.formatMessage({ id: 'shell.join.signup' })}
      hideTitle
      closeLabel={intl.formatMessage({ id: 'shell.join.close' })}
      onClose={onClose}
    >
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'shell.nav.loading' })}</VisuallyHidden>
      </output>
      <div className={styles.place} aria-hidden="true">
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
        <div className={styles.fields}>
          {[0, 1, 2, 3].map((field) => (
            <div key={field} className={styles.field}>
              <Skeleton width="short" />
              <Skeleton shape="button" />
            </div>
          ))}
        </div>
        <Skeleton shape="button" />
      </div>
    </Dialog>
  );
};
