import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, FormError } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { MessagePage } from '../page/message-page';
import { isBadLink } from './bad-link';
import { LinkOutcome } from './link-outcome';
import { mailLinksTexts } from './texts';

/** Asks first: programs that look through mails follow links, and are nobody who reads them. */
const MailAddress = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const navigate = useNavigate();
  const { state: kept } = useLocation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [prove, { isLoading, error }] = accountApi.useAccountProveAddressMutation();
  const title = intl.formatMessage({ id: 'account.mail-address.title' });
  usePageTitle(title);
  const press = async (given: string) => {
    // a reload shows the result
    if (!('error' in (await prove({ token: given })))) await navigate('/mail-address/do', { replace: true, state: { proved: true } });
  };
  if (token === null) {
    const proved = (kept as { proved?: unknown } | null)?.proved === true;
    return <LinkOutcome of={proved ? 'account.mail-address.done' : 'account.mail-links.invalid'} />;
  }
  if (isBadLink(refusalOf(error)?.code)) return <LinkOutcome of="account.mail-links.invalid" />;
  return (
    <MessagePage
      title={title}
      actions={
        <Button variant="accent" size="big" busy={isLoading} onClick={() => void press(token)}>
          {intl.formatMessage({ id: 'account.mail-address.button' })}
        </Button>
      }
    >
      <FormError>{error ? sentence(error) : null}</FormError>
      <p className="lead">{intl.formatMessage({ id: 'account.mail-address.text' })}</p>
    </MessagePage>
  );
};

/** Where the mail leads that proves an address again. */
export const MailAddressScreen = withTexts([mailLinksTexts], MailAddress);
