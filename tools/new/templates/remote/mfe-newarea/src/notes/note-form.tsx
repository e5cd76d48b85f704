import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { NOTE_MAX } from '@rendezvous/contracts/newarea/notes';
import { Button, FormError, TextInput } from '@rendezvous/ui';
import styles from './notes.module.css';

interface Props {
  readonly busy: boolean;
  /** Answers with the call’s fault, if there is one. */
  readonly onAdd: (text: string) => Promise<unknown>;
}

const textFault = (text: string): true | string => {
  if (text.trim() === '') return 'required';
  return text.trim().length > NOTE_MAX ? 'too-big' : true;
};

/** A line for the next note. What is typed stays until it is kept. */
export const NoteForm = ({ busy, onAdd }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { text: '' } });
  const fault = formState.errors.text?.message;

  const add = async ({ text }: { text: string }) => {
    setRefused(null);
    const error = await onAdd(text.trim());
    if (error === undefined) reset();
    else setRefused(sentence(error));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(add)(event)}>
      <FormError>{refused}</FormError>
      <TextInput
        label={intl.formatMessage({ id: 'newarea.notes.text' })}
        autoComplete="off"
        error={fault === undefined ? undefined : intl.formatMessage({ id: `newarea.notes.text.${fault}` }, { max: NOTE_MAX })}
        {...register('text', { validate: textFault })}
      />
      <Button type="submit" variant="accent" busy={busy}>
        {intl.formatMessage({ id: 'newarea.notes.add' })}
      </Button>
    </form>
  );
};
