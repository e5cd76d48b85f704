import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { Button, FormError, PasswordInput } from '@rendezvous/ui';
import { needed, passwordFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import { LeaveDialog } from './leave-dialog';
import styles from './settings.module.css';
import { useLeaveWarning } from './use-leave-warning';

interface Passwords {
  readonly old: string;
  readonly password: string;
}

interface Props {
  /** Whose password it is: password managers keep it with the address. */
  readonly email: string;
  readonly busy: boolean;
  /** Answers with the call's fault, if there is one. */
  readonly onSet: (passwords: Passwords) => Promise<unknown>;
  readonly onCancel: () => void;
}

const OLD_WRONG = 'account.old-password-wrong';

/** The old password and a new one, twice. What was typed stays until it is accepted, and nowhere else: who leaves is warned. */
export const PasswordForm = ({ email, busy, onSet, onCancel }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    defaultValues: { old: '', password: '', again: '' },
    shouldFocusError: false,
  });
  const { errors, isDirty } = formState;
  const { asks, stay, leave } = useLeaveWarning(isDirty);
  useEffect(() => setFocus('old'), [setFocus]);
  const words = {
    revealLabel: intl.formatMessage({ id: 'account.password.show' }),
    concealLabel: intl.formatMessage({ id: 'account.password.hide' }),
  };
  const oldCode = errors.old?.message;
  const send = async ({ old, password }: Passwords) => {
    setRefused(null);
    const fault = await onSet({ old, password });
    if (fault === undefined) return;
    const refusal = refusalOf(fault);
    const code = refusal?.fields.find(({ path }) => path === 'password')?.code;
    if (refusal?.code === OLD_WRONG) setError('old', { message: OLD_WRONG });
    else if (code !== undefined) setError('password', { message: code });
    else return setRefused(sentence(fault));
    focusFault();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
      <FormError>{refused}</FormError>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={intl.formatMessage({ id: 'account.settings.old-password' })}
        error={oldCode === OLD_WRONG ? intl.formatMessage({ id: `refusal.${OLD_WRONG}` }) : fieldSentence('old', oldCode)}
        autoComplete="current-password"
        {...words}
        {...register('old', { validate: needed })}
      />
      <PasswordInput
        label={intl.formatMessage({ id: 'account.new-password.password' })}
        hint={intl.formatMessage({ id: 'account.signup.password-hint' }, { min: PASSWORD_MIN })}
        error={fieldSentence('password', errors.password?.message, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        autoComplete="new-password"
        {...words}
        {...register('password', { validate: passwordFault })}
      />
      <PasswordInput
        label={intl.formatMessage({ id: 'account.new-password.again' })}
        error={fieldSentence('again', errors.again?.message)}
        autoComplete="new-password"
        {...words}
        {...register('again', { validate: (again) => again === getValues('password') || 'not-the-same' })}
      />
      <p className="muted">
        <Link to="/reset-password">{intl.formatMessage({ id: 'account.settings.password-forgotten' })}</Link>
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="accent" busy={busy}>
          {intl.formatMessage({ id: 'account.new-password.set' })}
        </Button>
        <Button onClick={onCancel}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
      </div>
      <LeaveDialog open={asks} onStay={stay} onLeave={leave} />
    </form>
  );
};
