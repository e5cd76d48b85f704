import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { ChangeRow } from './change-row';

const EmailForm = lazy(() => import(/* webpackChunkName: "settings-forms" */ './email-form').then((part) => ({ default: part.EmailForm })));

interface Props {
  readonly email: string;
  /** Who the member is to the site, and since when. */
  readonly standing: ReactNode;
}

/** The address, and the form to ask for another; that becomes the member's by a link. */
export const EmailSection = ({ email, standing }: Props) => {
  const intl = useIntl();
  const [send, { isLoading, isSuccess, originalArgs }] = accountApi.useAccountAskMailChangeMutation();
  const ask = async (wish: { email: string; password: string }, close: () => void): Promise<unknown> => {
    const { error } = await send(wish);
    if (error) return error;
    close();
    return undefined;
  };
  return (
    <>
      <ChangeRow title={email} hint={standing} label={intl.formatMessage({ id: 'account.settings.email-change-name' })}>
        {(close) => <EmailForm busy={isLoading} onAsk={(wish) => ask(wish, close)} onCancel={close} />}
      </ChangeRow>
      {isSuccess ? (
        <Notice tone="ok" role="status" title={intl.formatMessage({ id: 'account.settings.email-sent' })}>
          {intl.formatMessage({ id: 'account.settings.email-sent-text' }, { email: <b>{originalArgs?.email}</b> })}
        </Notice>
      ) : null}
    </>
  );
};
