import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle, useSettings } from '@rendezvous/client';
import { LinkButton, MeetingDiscs } from '@rendezvous/ui';
import { MessagePage } from '../page/message-page';

/** What somebody sees whose account is being deleted: it can be brought back for a while. */
export const AccountDeletedScreen = () => {
  const intl = useIntl();
  const { support_email: support } = useSettings();
  const title = intl.formatMessage({ id: 'account.deleted.title' });
  usePageTitle(title);
  return (
    <MessagePage
      picture={<MeetingDiscs picture="apart" />}
      title={title}
      actions={
        <LinkButton size="big" render={<Link to="/" />}>
          {intl.formatMessage({ id: 'account.deleted.home' })}
        </LinkButton>
      }
    >
      <p className="lead">{intl.formatMessage({ id: 'account.deleted.text' })}</p>
      <p className="muted">{intl.formatMessage({ id: 'account.deleted.help' }, { email: <a href={`mailto:${support}`}>{support}</a> })}</p>
    </MessagePage>
  );
};
