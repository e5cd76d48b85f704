import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { DELETION_DAYS } from '@rendezvous/contracts/account/deletion';
import { LinkButton, MeetingDiscs } from '@rendezvous/ui';
import { MessagePage } from '../page/message-page';
import { Help } from './help';
import { accountDeletedTexts } from './texts';
import { useStanding } from './use-standing';

const AccountDeleted = () => {
  const intl = useIntl();
  const { kind, until } = useStanding();
  const title = intl.formatMessage({ id: `account.deleted.${kind}` });
  usePageTitle(title);
  const date = until === null ? null : <FormattedDate key="date" value={until} dateStyle="long" />;
  return (
    <MessagePage
      picture={<MeetingDiscs picture={kind === 'here' ? 'match' : 'apart'} />}
      title={title}
      actions={
        <>
          <LinkButton size="big" render={<Link to="/" />}>
            {intl.formatMessage({ id: 'account.deleted.home' })}
          </LinkButton>
          <LinkButton size="big" render={<Link to={kind === 'here' ? '/notifications' : '/login'} />}>
            {intl.formatMessage({ id: kind === 'here' ? 'account.deleted.settings' : 'account.deleted.login' })}
          </LinkButton>
        </>
      }
    >
      <p className="lead">{intl.formatMessage({ id: `account.deleted.${kind}-text` }, { days: DELETION_DAYS, date })}</p>
      <Help />
    </MessagePage>
  );
};

/** What somebody sees whose account is being deleted: until when it can be brought back, and how. Anybody else reads what that means. */
export const AccountDeletedScreen = withTexts([accountDeletedTexts], AccountDeleted);
