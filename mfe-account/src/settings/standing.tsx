import { FormattedDate, useIntl } from 'react-intl';

/** Who the member is to the site, and since when. */
export const Standing = ({ premium, since }: { readonly premium: boolean; readonly since: string }) =>
  useIntl().formatMessage(
    { id: premium ? 'account.settings.premium-since' : 'account.settings.member-since' },
    { date: <FormattedDate value={since} dateStyle="long" /> },
  );
