import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { Button, LinkButton, MailIcon, Notice } from '@rendezvous/ui';
import { Link } from 'react-router-dom';
import { useArrival } from '../../page/use-arrival';
import styles from './confirm-email.module.css';
import { SignupHeading } from '../frame/signup-heading';

interface Props {
  readonly email: string;
  /** How asking for another mail went. */
  readonly resend: { readonly busy: boolean; readonly sent: boolean; readonly refused: string | null };
  readonly onResend: () => void;
  /** Where to go on. */
  readonly next: string;
  readonly onLeave?: (() => void) | undefined;
  /** The member from whose profile the signup started. */
  readonly children?: ReactNode;
}

/** The account is there; what is missing is the proof of the address. */
export const ConfirmEmail = ({ email, resend, onResend, next, onLeave, children }: Props) => {
  const intl = useIntl();
  const heading = useArrival();
  return (
    <section className={styles.place}>
      <span className={styles.icon}>
        <MailIcon />
      </span>
      <div className={styles.head}>
        <SignupHeading ref={heading}>{intl.formatMessage({ id: 'account.confirm.title' })}</SignupHeading>
        <p className="lead">{intl.formatMessage({ id: 'account.confirm.text' }, { email: <b className={styles.email}>{email}</b> })}</p>
      </div>
      <Notice tone="info">{intl.formatMessage({ id: 'account.confirm.spam' })}</Notice>
      <ul className={styles.list}>
        <li>{intl.formatMessage({ id: 'account.confirm.until' })}</li>
        <li>{intl.formatMessage({ id: 'account.confirm.meanwhile' })}</li>
      </ul>
      {children}
      <div className={styles.actions}>
        <LinkButton variant="accent" size="big" render={<Link to={next} onClick={onLeave} />}>
          {intl.formatMessage({ id: 'account.confirm.look-around' })}
        </LinkButton>
        <Button size="big" busy={resend.busy} onClick={onResend}>
          {intl.formatMessage({ id: 'account.confirm.resend' })}
        </Button>
      </div>
      <div role="status" className={styles.status}>
        {resend.refused ?? (resend.sent ? intl.formatMessage({ id: 'account.confirm.sent' }) : null)}
      </div>
    </section>
  );
};
