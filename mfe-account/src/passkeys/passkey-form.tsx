import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { PASSKEY_NAME_MAX } from '@rendezvous/contracts/account/passkeys';
import { Button, FormError, PasswordInput, TextInput } from '@rendezvous/ui';
import { needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import styles from './passkeys.module.css';
import { useNotDone } from './use-not-done';
import type { NotDone } from './use-passkeys';

export interface Typed {
  readonly name: string;
  readonly password: string;
}

interface Props {
  /** Asked for when it is given: what stands there first. */
  readonly name?: string;
  /** Asked for when it is given: whose it is, which password managers keep with it. */
  readonly passwordOf?: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** Answers null when it is done. */
  readonly onSend: (typed: Typed) => Promise<NotDone | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const FIELDS = ['name', 'password'] as const;

/** Name and password, as far as they are asked for. What was typed stays until it is accepted. */
export const PasskeyForm = ({ name, passwordOf, label, danger = false, busy, onSend, onClose, children }: Props) => {
  const intl = useIntl();
  const fieldSentence = useFaultSentence();
  const say = useNotDone();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { name: name ?? '', password: '' },
    shouldFocusError: false,
  });
  const { errors } = formState;
  const first = name === undefined ? 'password' : 'name';
  useEffect(() => setFocus(first), [setFocus, first]);
  const send = async (typed: Typed) => {
    setRefused(null);
    const notDone = await onSend({ ...typed, name: typed.name.trim() });
    if (notDone === null) return onClose();
    const said = say(notDone);
    setRefused(said.form);
    for (const field of FIELDS) {
      const code = said.fields.find(({ path }) => path === field)?.code;
      if (code !== undefined) setError(field, { message: code });
    }
    if (said.fields.length > 0) focusFault();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
      <FormError>{refused}</FormError>
      {children}
      {name === undefined ? null : (
        <TextInput
          label={intl.formatMessage({ id: 'account.passkeys.name' })}
          hint={intl.formatMessage({ id: 'account.passkeys.name-hint' })}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          error={fieldSentence('passkey', errors.name?.message, { max: PASSKEY_NAME_MAX })}
          {...register('name', { validate: (typed) => needed(typed.trim()) })}
        />
      )}
      {passwordOf === undefined ? null : (
        <>
          <input type="email" autoComplete="username" value={passwordOf} readOnly hidden />
          <PasswordInput
            label={intl.formatMessage({ id: 'account.passkeys.password' })}
            hint={name === undefined ? undefined : intl.formatMessage({ id: 'account.passkeys.password-hint' })}
            revealLabel={intl.formatMessage({ id: 'account.password.show' })}
            concealLabel={intl.formatMessage({ id: 'account.password.hide' })}
            autoComplete="current-password"
            error={fieldSentence('own', errors.password?.message)}
            {...register('password', { validate: needed })}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'accent'} busy={busy}>
          {label}
        </Button>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
      </div>
    </form>
  );
};
