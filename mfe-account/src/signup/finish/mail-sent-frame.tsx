import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MailIcon, Notice } from '@rendezvous/ui';
import { useArrival } from '../../page/use-arrival';
import { SignupHeading } from '../frame/signup-heading';
import styles from './mail-sent-frame.module.css';

interface Props {
  readonly email: string;
  readonly title: string;
  /** Says what the mail is for. @param address as it is set off from the sentence */
  readonly lead: (address: ReactNode) => ReactNode;
  readonly facts: readonly string[];
  readonly actions: ReactNode;
  /** How the last action went. Left out where no action has an outcome to tell here. */
  readonly status?: string | null;
  /** What stands between the facts and the actions. */
  readonly children?: ReactNode;
}

/** A mail is on its way: where to, that it may lie among the spam, and what one can do meanwhile. */
export const MailSentFrame = ({ email, title, lead, facts, actions, status, children }: Props) => {
  const intl = useIntl();
  const heading = useArrival();
  return (
    <section className={styles.place}>
      <span className={styles.icon}>
        <MailIcon />
      </span>
      <div className={styles.head}>
        <SignupHeading ref={heading} title={title} />
        <p className="lead">{lead(<b className={styles.email}>{email}</b>)}</p>
      </div>
      <Notice tone="info">{intl.formatMessage({ id: 'account.confirm.spam' })}</Notice>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {children}
      <div className={styles.actions}>{actions}</div>
      {status === undefined ? null : (
        <div role="status" className={styles.status}>
          {status}
        </div>
      )}
    </section>
  );
};
