import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { useToasts } from '@rendezvous/ui';
import { Button } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { PasswordForm } from './password-form';
import styles from './settings.module.css';

interface Props {
  readonly email: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
}

/** The password, and the form to change it while that is asked for. */
export const PasswordSection = ({ email, tell }: Props) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [change, { isLoading }] = accountApi.useAccountChangePasswordMutation();
  // the form takes the focus along when it goes
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const set = async ({ old, password }: { old: string; password: string }): Promise<unknown> => {
    const { error } = await change({ old_password: old, password });
    if (error) return error;
    setOpen(false);
    tell({ text: intl.formatMessage({ id: 'account.settings.password-changed' }), tone: 'ok' });
    return undefined;
  };
  return (
    <div>
      <div className={styles.row}>
        <span>
          <b>{intl.formatMessage({ id: 'account.settings.password' })}</b>
          <span className={styles.hint}>{intl.formatMessage({ id: 'account.settings.password-hint' })}</span>
        </span>
        {open ? null : (
          <Button
            ref={button}
            aria-label={intl.formatMessage({ id: 'account.settings.password-change-name' })}
            onClick={() => setOpen(true)}
          >
            {intl.formatMessage({ id: 'account.settings.change' })}
          </Button>
        )}
      </div>
      {open ? <PasswordForm email={email} busy={isLoading} onSet={set} onCancel={() => setOpen(false)} /> : null}
    </div>
  );
};
