import { useIntl } from 'react-intl';
import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './member-landing-page.module.css';

/** The two discs while the member is on the way. */
export const MemberLandingLoading = () => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <Waiting />
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'landers.member.loading' })}</VisuallyHidden>
      </output>
      <div className={styles.meeting}>
        <div className={styles.theirs}>
          <div className={styles.skeleton} />
        </div>
        <div className={styles.yours}>
          <div className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="title" width="half" />
          </div>
        </div>
      </div>
    </div>
  );
};
