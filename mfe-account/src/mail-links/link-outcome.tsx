import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { LinkButton, MeetingDiscs } from '@rendezvous/ui';
import { MessagePage } from '../page/message-page';

const SETTINGS = '/notifications';

/** What came of a mail's link, and where mails are chosen. */
export const LinkOutcome = ({
  of,
}: {
  readonly of: 'account.unsubscribe.done' | 'account.mail-address.done' | 'account.mail-links.invalid';
}) => {
  const intl = useIntl();
  const user = useUser();
  return (
    <MessagePage
      picture={<MeetingDiscs picture={of === 'account.mail-address.done' ? 'match' : 'apart'} />}
      title={intl.formatMessage({ id: of })}
      actions={
        <LinkButton variant="accent" size="big" render={<Link to={user ? SETTINGS : `/login?next=${encodeURIComponent(SETTINGS)}`} />}>
          {intl.formatMessage({ id: 'account.mail-links.settings' })}
        </LinkButton>
      }
    >
      <p className="lead">{intl.formatMessage({ id: `${of}-text` })}</p>
    </MessagePage>
  );
};
