import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSignupLink } from '@rendezvous/client';
import { Dialog, LinkButton, MeetingDiscs } from '@rendezvous/ui';

interface Props {
  readonly next: string;
  readonly memberId: number | null;
  readonly onClose: () => void;
}

/** What a visitor sees who wants to like, write or look closer. */
export const LoginOrSignup = ({ next, memberId, onClose }: Props) => {
  const intl = useIntl();
  const signup = useSignupLink({ next, memberId });
  return (
    <Dialog
      open
      centred
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'shell.join.close' })}
      title={intl.formatMessage({ id: 'shell.join.title' })}
      picture={<MeetingDiscs picture="match" />}
      actions={
        <>
          <LinkButton
            variant="accent"
            render={
              <Link
                to={signup.to}
                onClick={(event) => {
                  signup.onClick(event);
                  onClose();
                }}
              />
            }
          >
            {intl.formatMessage({ id: 'shell.join.signup' })}
          </LinkButton>
          <LinkButton render={<Link to={`/login?next=${encodeURIComponent(next)}`} onClick={onClose} />}>
            {intl.formatMessage({ id: 'shell.join.login' })}
          </LinkButton>
        </>
      }
    >
      {intl.formatMessage({ id: 'shell.join.text' })}
    </Dialog>
  );
};
