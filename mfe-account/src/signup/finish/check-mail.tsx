import { useIntl } from 'react-intl';
import { Button, MailIcon, Notice } from '@rendezvous/ui';
import { useArrival } from '../../page/use-arrival';
import styles from './confirm-email.module.css';
import { SignupHeading } from '../frame/signup-heading';

interface Props {
  readonly email: string;
  /** Goes back to what was filled in. */
  readonly onChange: () => void;
}

/** Only the mailbox is told what comes of the signup: the same is shown for an address with an account and for one without. */
export const CheckMail = ({ email, onChange }: Props) => {
  const intl = useIntl();
  const heading = useArrival();
  return (
    <section className={styles.place}>
      <span className={styles.icon}>
        <MailIcon />
      </span>
      <div className={styles.head}>
        <SignupHeading ref={heading}>{intl.formatMessage({ id: 'account.check-mail.title' })}</SignupHeading>
        <p className="lead">{intl.formatMessage({ id: 'account.check-mail.text' }, { email: <b className={styles.email}>{email}</b> })}</p>
      </div>
      <Notice tone="info">{intl.formatMessage({ id: 'account.confirm.spam' })}</Notice>
      <ul className={styles.list}>
        <li>{intl.formatMessage({ id: 'account.check-mail.link' })}</li>
        <li>{intl.formatMessage({ id: 'account.check-mail.known' })}</li>
      </ul>
      <div className={styles.actions}>
        <Button size="big" onClick={onChange}>
          {intl.formatMessage({ id: 'account.check-mail.change' })}
        </Button>
      </div>
    </section>
  );
};
