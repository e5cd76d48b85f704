import { useIntl } from 'react-intl';
import type { LikedBy } from '@rendezvous/contracts/chat/likes';
import styles from './like-reason.module.css';

/** Why this person: one fact that the viewer can check, where there is any. */
export const LikeReason = ({ reason }: Pick<LikedBy, 'reason'>) => {
  const intl = useIntl();
  if (reason === undefined) return null;
  return <span className={styles.reason}>{intl.formatMessage({ id: `chat.likes.reason.${reason.kind}` }, { ...reason })}</span>;
};
