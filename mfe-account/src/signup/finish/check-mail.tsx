import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import { MailSentFrame } from './mail-sent-frame';

interface Props {
  readonly email: string;
  /** Goes back to what was filled in. */
  readonly onChange: () => void;
}

/** Only the mailbox is told what comes of the signup: the same is shown for an address with an account and for one without. */
export const CheckMail = ({ email, onChange }: Props) => {
  const intl = useIntl();
  return (
    <MailSentFrame
      email={email}
      title={intl.formatMessage({ id: 'account.check-mail.title' })}
      lead={(address) => intl.formatMessage({ id: 'account.check-mail.text' }, { email: address })}
      facts={[intl.formatMessage({ id: 'account.check-mail.link' }), intl.formatMessage({ id: 'account.check-mail.known' })]}
      actions={
        <Button size="big" onClick={onChange}>
          {intl.formatMessage({ id: 'account.check-mail.change' })}
        </Button>
      }
    />
  );
};
