import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, FormError } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { MessagePage } from '../page/message-page';
import { isBadLink } from './bad-link';
import { LinkOutcome } from './link-outcome';
import { mailLinksTexts } from './texts';

/** Asks first: programs that look through mails follow links. */
const Unsubscribe = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [send, { isLoading, isSuccess, error }] = accountApi.useAccountUnsubscribeMutation();
  const title = intl.formatMessage({ id: 'account.unsubscribe.title' });
  usePageTitle(title);
  if (isSuccess) return <LinkOutcome of="account.unsubscribe.done" />;
  if (token === null || isBadLink(refusalOf(error)?.code)) return <LinkOutcome of="account.mail-links.invalid" />;
  return (
    <MessagePage
      title={title}
      actions={
        <Button variant="accent" size="big" busy={isLoading} onClick={() => void send({ token })}>
          {intl.formatMessage({ id: 'account.unsubscribe.button' })}
        </Button>
      }
    >
      <FormError>{error ? sentence(error) : null}</FormError>
      <p className="lead">{intl.formatMessage({ id: 'account.unsubscribe.text' })}</p>
    </MessagePage>
  );
};

/** Where the foot of a mail leads that can be done without. */
export const UnsubscribeScreen = withTexts([mailLinksTexts], Unsubscribe);
