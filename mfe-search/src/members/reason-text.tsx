import { useIntl } from 'react-intl';
import type { MatchReason } from '@rendezvous/contracts/match-reason';
import styles from './reason-text.module.css';

/** Why this person, in a few words that the reader can check. */
export const ReasonText = ({ reason }: { readonly reason: MatchReason }) => {
  const intl = useIntl();
  return <span className={styles.reason}>{intl.formatMessage({ id: `search.reason.${reason.kind}` }, { ...reason })}</span>;
};
