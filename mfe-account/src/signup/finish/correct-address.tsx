import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { changeActivationAddress } from '@rendezvous/contracts/account/activation';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Button, FormError, TextInput } from '@rendezvous/ui';
import { accountApi } from '../../account.api';
import { emailFault } from '../../form/field-faults';
import { useFaultSentence } from '../../form/use-fault-sentence';
import { useMendedFaults } from '../../form/use-mended-faults';
import { refusedFields } from '../values/signup-refusal';
import styles from './correct-address.module.css';

type Sent = ReplyOf<typeof changeActivationAddress>;

/** The way out for somebody who mistyped their address: the mail goes to the right one. */
export const CorrectAddress = ({ email }: { email: string }) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  if (open) {
    const done = (where: Sent) => {
      setSent(where);
      setOpen(false);
    };
    return <AddressForm email={email} onDone={done} onCancel={() => setOpen(false)} />;
  }
  return (
    <>
      <Button variant="quiet" flush className={styles.closed} onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'account.confirm.wrong' })}
      </Button>
      <p role="status" hidden={sent === null}>
        {sent === null
          ? null
          : intl.formatMessage(
              { id: sent.by_mail ? 'account.confirm.by-mail' : 'account.confirm.corrected' },
              { email: <b>{sent.email}</b> },
            )}
      </p>
    </>
  );
};

interface FormProps {
  readonly email: string;
  readonly onDone: (sent: Sent) => void;
  readonly onCancel: () => void;
}

const AddressForm = ({ email, onDone, onCancel }: FormProps) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const [correct, { isLoading }] = accountApi.useAccountCorrectAddressMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email } });
  useMendedFaults(form);
  const send = async ({ email: given }: { email: string }) => {
    setRefused(null);
    const answer = await correct({ email: given.trim() });
    if (answer.error === undefined) return onDone(answer.data);
    const code = refusedFields(answer.error).find(({ field }) => field === 'email')?.code;
    if (code === undefined) setRefused(sentence(answer.error));
    else form.setError('email', { message: code }, { shouldFocus: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FormError>{refused}</FormError>
      <TextInput
        label={intl.formatMessage({ id: 'account.confirm.right' })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        // the field was asked for by a press
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={fieldSentence('email', form.formState.errors.email?.message)}
        {...form.register('email', { validate: emailFault })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isLoading}>
          {intl.formatMessage({ id: 'account.confirm.correct' })}
        </Button>
        <Button variant="quiet" disabled={isLoading} onClick={onCancel}>
          {intl.formatMessage({ id: 'account.cancel' })}
        </Button>
      </div>
    </form>
  );
};
