import { useIntl } from 'react-intl';
import { PhotoLabel, ProgressBar } from '@rendezvous/ui';
import styles from './sending.module.css';

/** Lies on a photo while it is sent. @param share of the file that is sent, 0 to 1 */
export const Sending = ({ share }: { share: number }) => {
  const intl = useIntl();
  const percent = Math.round(share * 100);
  return (
    <>
      <span className={styles.progress}>
        <ProgressBar onPhoto label={intl.formatMessage({ id: 'account.photo.sending' })} value={percent} />
      </span>
      <PhotoLabel at="start">
        {intl.formatMessage({ id: percent < 100 ? 'account.photo.percent' : 'account.photo.working' }, { percent: share })}
      </PhotoLabel>
    </>
  );
};
