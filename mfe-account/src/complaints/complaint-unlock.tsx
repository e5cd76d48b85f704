import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { Button, TextInput } from '@rendezvous/ui';
import { complaintsApi } from './complaints.api';
import { emailFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import styles from '../page/narrow-page.module.css';
import { ComplaintWords } from './complaint-words';

/** What was written under a number, for whoever gives the address of the complaint, too: the number alone may have been seen by others. */
export const ComplaintUnlock = ({ number }: { readonly number: string }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const [open, { data, error, isLoading }] = complaintsApi.useAccountOpenComplaintMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  if (data) return <ComplaintWords text={data.text} answers={data.answers} />;
  const field = refusalOf(error)?.fields?.find(({ path }) => path === 'email')?.code;
  const refused = error && field === undefined ? sentence(error) : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => open({ number, email: email.trim() }))(event)}
    >
      <p>{intl.formatMessage({ id: 'account.complaints.unlock' })}</p>
      <TextInput
        label={intl.formatMessage({ id: 'account.signup.email' })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={fieldSentence('email', formState.errors.email?.message ?? field) ?? refused}
        {...register('email', { validate: emailFault })}
      />
      <Button type="submit" busy={isLoading}>
        {intl.formatMessage({ id: 'account.complaints.unlock-show' })}
      </Button>
    </form>
  );
};
