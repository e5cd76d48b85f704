import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, FormError, LinkButton, MeetingDiscs, Skeleton, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { MessagePage } from '../page/message-page';
import { Help } from './help';
import { accountDeletedTexts } from './texts';

const BringBack = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [search] = useSearchParams();
  const [token] = useState(search.get('token') ?? '');
  const [bringBack, { isSuccess, isLoading, error }] = accountApi.useAccountReactivateMutation();
  const { data: link, isLoading: isAsking, error: unasked } = accountApi.useAccountReactivationLinkQuery({ token }, { skip: token === '' });
  const isRefused = [error, unasked]
    .map(refusalOf)
    .some((refusal) => refusal?.code === 'account.link-invalid' || refusal?.fields.some(({ path }) => path === 'token'));
  const title = intl.formatMessage({ id: 'account.back.title' });
  usePageTitle(title);
  if (isSuccess || link?.back) return <Back />;
  if (token === '' || link?.good === false || isRefused) return <Over />;
  if (isAsking) {
    return (
      <MessagePage title={title}>
        <Waiting />
        <Skeleton shape="button" width="full" />
      </MessagePage>
    );
  }
  return (
    <MessagePage
      picture={<MeetingDiscs picture="match" />}
      title={title}
      actions={
        <>
          <Button variant="accent" size="big" busy={isLoading} onClick={() => void bringBack({ token })}>
            {intl.formatMessage({ id: 'account.back.button' })}
          </Button>
          <LinkButton size="big" render={<Link to="/" />}>
            {intl.formatMessage({ id: 'account.deleted.home' })}
          </LinkButton>
        </>
      }
    >
      <p className="lead">{intl.formatMessage({ id: 'account.back.text' })}</p>
      <FormError>{error ? sentence(error) : null}</FormError>
    </MessagePage>
  );
};

const Back = () => {
  const intl = useIntl();
  return (
    <MessagePage
      picture={<MeetingDiscs picture="match" />}
      title={intl.formatMessage({ id: 'account.back.done' })}
      actions={
        <LinkButton variant="accent" size="big" render={<Link to="/login" />}>
          {intl.formatMessage({ id: 'account.deleted.login' })}
        </LinkButton>
      }
    >
      <p className="lead" role="status">
        {intl.formatMessage({ id: 'account.back.done-text' })}
      </p>
    </MessagePage>
  );
};

const Over = () => {
  const intl = useIntl();
  return (
    <MessagePage
      picture={<MeetingDiscs picture="apart" />}
      title={intl.formatMessage({ id: 'account.back.over' })}
      actions={
        <LinkButton variant="accent" size="big" render={<Link to="/login" />}>
          {intl.formatMessage({ id: 'account.deleted.login' })}
        </LinkButton>
      }
    >
      <p className="lead">{intl.formatMessage({ id: 'account.back.over-text' })}</p>
      <Help />
    </MessagePage>
  );
};

/** Where the mail about a deletion leads. It takes a press: whatever opens links by itself brings nobody back. */
export const BringBackScreen = withTexts([accountDeletedTexts], BringBack);
