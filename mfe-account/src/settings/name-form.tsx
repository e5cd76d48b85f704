import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { NAME_CHANGE_DAYS } from '@rendezvous/contracts/account/name';
import { Button, FormError, TextInput } from '@rendezvous/ui';
import { nameFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import styles from './settings.module.css';
import { useTypedDraft } from './use-typed-draft';

interface Props {
  readonly name: string;
  readonly busy: boolean;
  /** Answers with the call's fault, if there is one. */
  readonly onSet: (name: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Another name. What was typed stays until it is accepted, also when the page is left. */
export const NameForm = ({ name, busy, onSet, onCancel }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const fields = useForm({ defaultValues: { name }, shouldFocusError: false });
  const { register, handleSubmit, setError, setFocus, formState } = fields;
  const forget = useTypedDraft(fields, 'name');
  useEffect(() => setFocus('name'), [setFocus]);
  const send = async (wish: { name: string }) => {
    setRefused(null);
    const fault = await onSet(wish.name.trim());
    if (fault === undefined) return forget();
    const refusal = refusalOf(fault);
    const code = refusal?.code === 'account.name-taken' ? 'taken' : refusal?.fields.find(({ path }) => path === 'name')?.code;
    if (code === undefined) return setRefused(sentence(fault));
    setError('name', { message: code });
    focusFault();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
      <FormError>{refused}</FormError>
      <TextInput
        label={intl.formatMessage({ id: 'account.settings.name-new' })}
        hint={intl.formatMessage({ id: 'account.settings.name-hint' }, { days: NAME_CHANGE_DAYS })}
        autoComplete="nickname"
        error={fieldSentence('name', formState.errors.name?.message)}
        {...register('name', { validate: nameFault })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="accent" busy={busy}>
          {intl.formatMessage({ id: 'account.settings.name-set' })}
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
