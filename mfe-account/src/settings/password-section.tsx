import { lazy } from 'react';
import { useIntl } from 'react-intl';
import type { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { ChangeRow } from './change-row';

const PasswordForm = lazy(() =>
  import(/* webpackChunkName: "settings-forms" */ './password-form').then((part) => ({ default: part.PasswordForm })),
);

interface Props {
  readonly email: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
}

/** The password, and the form to change it. */
export const PasswordSection = ({ email, tell }: Props) => {
  const intl = useIntl();
  const [change, { isLoading }] = accountApi.useAccountChangePasswordMutation();
  const set = async (passwords: { old: string; password: string }, close: () => void): Promise<unknown> => {
    const { error } = await change({ old_password: passwords.old, password: passwords.password });
    if (error) return error;
    close();
    tell({ text: intl.formatMessage({ id: 'account.settings.password-changed' }), tone: 'ok' });
    return undefined;
  };
  return (
    <ChangeRow
      title={intl.formatMessage({ id: 'account.settings.password' })}
      hint={intl.formatMessage({ id: 'account.settings.password-hint' })}
      label={intl.formatMessage({ id: 'account.settings.password-change-name' })}
    >
      {(close) => <PasswordForm email={email} busy={isLoading} onSet={(passwords) => set(passwords, close)} onCancel={close} />}
    </ChangeRow>
  );
};
