import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { Button, FormError, PasswordInput, TextInput } from '@rendezvous/ui';
import { emailFault, needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import styles from './settings.module.css';
import { useTypedDraft } from './use-typed-draft';

interface Wish {
  readonly email: string;
  readonly password: string;
}

interface Props {
  readonly busy: boolean;
  /** Answers with the call's fault, if there is one. */
  readonly onAsk: (wish: Wish) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** A new address, and the password. What was typed stays until it is accepted; the address also when the page is left. */
export const EmailForm = ({ busy, onAsk, onCancel }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const fields = useForm({ defaultValues: { email: '', password: '' }, shouldFocusError: false });
  const { register, handleSubmit, setError, setFocus, formState } = fields;
  const forget = useTypedDraft(fields, 'email');
  const { errors } = formState;
  useEffect(() => setFocus('email'), [setFocus]);
  const send = async ({ email, password }: Wish) => {
    setRefused(null);
    const fault = await onAsk({ email: email.trim(), password });
    if (fault === undefined) return forget();
    const refusal = refusalOf(fault);
    const code = refusal?.fields.find(({ path }) => path === 'email')?.code;
    if (refusal?.code === 'account.old-password-wrong') setError('password', { message: 'wrong' });
    else if (refusal?.code === 'account.email-taken') setError('email', { message: 'taken' });
    else if (code !== undefined) setError('email', { message: code });
    else return setRefused(sentence(fault));
    focusFault();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
      <FormError>{refused}</FormError>
      <TextInput
        label={intl.formatMessage({ id: 'account.settings.email-new' })}
        hint={intl.formatMessage({ id: 'account.settings.email-hint' })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={fieldSentence('email', errors.email?.message)}
        {...register('email', { validate: emailFault })}
      />
      <PasswordInput
        label={intl.formatMessage({ id: 'account.settings.email-password' })}
        revealLabel={intl.formatMessage({ id: 'account.password.show' })}
        concealLabel={intl.formatMessage({ id: 'account.password.hide' })}
        autoComplete="current-password"
        error={fieldSentence('own', errors.password?.message)}
        {...register('password', { validate: needed })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="accent" busy={busy}>
          {intl.formatMessage({ id: 'account.settings.email-send' })}
        </Button>
        <Button
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {intl.formatMessage({ id: 'account.cancel' })}
        </Button>
      </div>
    </form>
  );
};
