import { useIntl } from 'react-intl';
import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './alonetonight.module.css';

/** The shape of the evening while its words are on their way. */
export const AlonetonightLoading = () => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <Waiting />
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'landers.lander.loading' })}</VisuallyHidden>
      </output>
      <div className={styles.picture} />
      <div className={styles.words}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
        <Skeleton shape="title" width="short" />
      </div>
    </div>
  );
};
