import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, ProgressBar, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { MessagePage } from '../page/message-page';
import { useLinkToken } from '../page/use-link-token';
import { isBadLink } from './bad-link';
import { LinkOutcome } from './link-outcome';
import { mailLinksTexts } from './texts';

const MailAddress = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const navigate = useNavigate();
  const { state: kept } = useLocation();
  const [prove] = accountApi.useAccountProveAddressMutation();
  const title = intl.formatMessage({ id: 'account.mail-address.title' });
  usePageTitle(title);
  // a reload shows the result
  const { token, failure, retry } = useLinkToken(async (given) => {
    await prove({ token: given }).unwrap();
    await navigate('/mail-address/do', { replace: true, state: { proved: true } });
  });
  if (token === null) {
    const proved = (kept as { proved?: unknown } | null)?.proved === true;
    return <LinkOutcome of={proved ? 'account.mail-address.done' : 'account.mail-links.invalid'} />;
  }
  if (failure === null) {
    const working = intl.formatMessage({ id: 'account.mail-address.working' });
    return (
      <MessagePage title={working}>
        <ProgressBar label={working} />
        <Waiting once />
      </MessagePage>
    );
  }
  if (isBadLink(refusalOf(failure)?.code)) return <LinkOutcome of="account.mail-links.invalid" />;
  return (
    <MessagePage title={title}>
      <ErrorCard title={sentence(failure)} retryLabel={intl.formatMessage({ id: 'account.retry' })} onRetry={retry} />
    </MessagePage>
  );
};

/** Where the mail leads that proves an address again. */
export const MailAddressScreen = withTexts([mailLinksTexts], MailAddress);
