import { FormattedDate, useIntl } from 'react-intl';
import type { ComplaintAnswer } from '@rendezvous/contracts/account/complaints';
import styles from './complaint-words.module.css';

interface Props {
  /** What was complained about; null for whoever did not write it. */
  readonly text: string | null;
  readonly answers: readonly ComplaintAnswer[];
}

/** What was written on both sides. */
export const ComplaintWords = ({ text, answers }: Props) => {
  const intl = useIntl();
  if (text === null && answers.length === 0) return null;
  return (
    <ul className={styles.thread}>
      {text === null ? null : (
        <li className={styles.own}>
          <b>{intl.formatMessage({ id: 'account.complaints.own' })}</b>
          <p>{text}</p>
        </li>
      )}
      {answers.map((answer) => (
        <li key={answer.at} className={styles.answer}>
          <b>
            {intl.formatMessage(
              { id: 'account.complaints.our-answer' },
              { date: <FormattedDate key="date" value={answer.at} dateStyle="long" /> },
            )}
          </b>
          <p>{answer.text}</p>
        </li>
      ))}
    </ul>
  );
};
