import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, LinkButton } from '@rendezvous/ui';
import { Link } from 'react-router-dom';
import { MailSentFrame } from './mail-sent-frame';

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
  return (
    <MailSentFrame
      email={email}
      title={intl.formatMessage({ id: 'account.confirm.title' })}
      lead={(address) => intl.formatMessage({ id: 'account.confirm.text' }, { email: address })}
      facts={[intl.formatMessage({ id: 'account.confirm.until' }), intl.formatMessage({ id: 'account.confirm.meanwhile' })]}
      actions={
        <>
          <LinkButton variant="accent" size="big" render={<Link to={next} onClick={onLeave} />}>
            {intl.formatMessage({ id: 'account.confirm.look-around' })}
          </LinkButton>
          <Button size="big" busy={resend.busy} onClick={onResend}>
            {intl.formatMessage({ id: 'account.confirm.resend' })}
          </Button>
        </>
      }
      status={resend.refused ?? (resend.sent ? intl.formatMessage({ id: 'account.confirm.sent' }) : null)}
    >
      {children}
    </MailSentFrame>
  );
};
