import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, FormError, MeetingDiscs } from '@rendezvous/ui';
import { invitationsApi } from '../signup/by-invitation/invitations.api';
import { MessagePage } from '../page/message-page';
import { isBadLink } from './bad-link';
import { mailLinksTexts } from './texts';

/** Takes an address out that waits for an invitation. Asks first: programs that look through mails follow links. */
const WaitingAddress = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [send, { isLoading, isSuccess, error }] = invitationsApi.useAccountForgetAddressMutation();
  const bad = token === null || isBadLink(refusalOf(error)?.code);
  const outcome = isSuccess ? 'done' : bad ? 'invalid' : 'ask';
  const title = intl.formatMessage({ id: `account.waiting-address.${outcome}` });
  usePageTitle(title);
  return (
    <MessagePage
      {...(outcome === 'ask' ? {} : { picture: <MeetingDiscs picture="apart" /> })}
      title={title}
      actions={
        outcome === 'ask' ? (
          <Button variant="accent" size="big" busy={isLoading} onClick={() => void send({ token: token ?? '' })}>
            {intl.formatMessage({ id: 'account.waiting-address.button' })}
          </Button>
        ) : null
      }
    >
      <FormError>{error && !bad ? sentence(error) : null}</FormError>
      <p className="lead">{intl.formatMessage({ id: `account.waiting-address.${outcome}-text` })}</p>
    </MessagePage>
  );
};

/** Where the foot of a mail to a waiting address leads. */
export const WaitingAddressScreen = withTexts([mailLinksTexts], WaitingAddress);
