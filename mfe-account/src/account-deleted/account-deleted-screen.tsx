import { FormattedDate, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { DELETION_DAYS } from '@rendezvous/contracts/account/deletion';
import { LinkButton, MeetingDiscs } from '@rendezvous/ui';
import { MessagePage } from '../page/message-page';
import { Help } from './help';
import { accountDeletedTexts } from './texts';

/** Kept with the page, so that a reload still knows it; null for who came by themselves. */
const untilIn = (state: unknown): string | null => {
  const { until } = (state ?? {}) as { until?: unknown };
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : null;
};

const AccountDeleted = () => {
  const intl = useIntl();
  const until = untilIn(useLocation().state);
  const title = intl.formatMessage({ id: 'account.deleted.title' });
  usePageTitle(title);
  return (
    <MessagePage
      picture={<MeetingDiscs picture="apart" />}
      title={title}
      actions={
        <>
          <LinkButton size="big" render={<Link to="/" />}>
            {intl.formatMessage({ id: 'account.deleted.home' })}
          </LinkButton>
          <LinkButton size="big" render={<Link to="/login" />}>
            {intl.formatMessage({ id: 'account.deleted.login' })}
          </LinkButton>
        </>
      }
    >
      <p className="lead">
        {until === null
          ? intl.formatMessage({ id: 'account.deleted.text' }, { days: DELETION_DAYS })
          : intl.formatMessage({ id: 'account.deleted.until' }, { date: <FormattedDate key="date" value={until} dateStyle="long" /> })}
      </p>
      <Help />
    </MessagePage>
  );
};

/** What somebody sees whose account is being deleted: until when it can be brought back, and how. */
export const AccountDeletedScreen = withTexts([accountDeletedTexts], AccountDeleted);
