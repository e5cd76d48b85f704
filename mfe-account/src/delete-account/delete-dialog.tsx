import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { DELETION_DAYS, DELETION_REASONS, type DeletionReason } from '@rendezvous/contracts/account/deletion';
import { Button, Dialog, FormError, PasswordInput, Select } from '@rendezvous/ui';
import { needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import styles from './delete-account.module.css';

interface Wish {
  readonly password: string;
  /** '' for none. */
  readonly reason: DeletionReason | '';
}

interface Props {
  /** Whose password it is: password managers keep it with the address. */
  readonly email: string;
  readonly credits: number;
  /** What of them comes back, where somebody says so. */
  readonly refund?: ReactNode;
  readonly busy: boolean;
  /** Answers with the call's fault, if there is one. */
  readonly onDelete: (wish: Wish) => Promise<unknown>;
  readonly onClose: () => void;
}

const WRONG = 'account.old-password-wrong';

/** The last question, with what is lost. It takes the password: a phone that lies about deletes nothing. */
export const DeleteDialog = ({ email, credits, refund, busy, onDelete, onClose }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Wish>({
    defaultValues: { password: '', reason: '' },
    shouldFocusError: false,
  });
  const code = formState.errors.password?.message;
  const send = async (wish: Wish) => {
    setRefused(null);
    const fault = await onDelete(wish);
    if (fault === undefined) return;
    if (refusalOf(fault)?.code === WRONG) {
      setError('password', { message: 'wrong' });
      focusFault();
    } else setRefused(sentence(fault));
  };
  return (
    <Dialog
      open
      alert
      title={intl.formatMessage({ id: 'account.delete.title' })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
      dismissible={!busy}
      onClose={onClose}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
        <p>{intl.formatMessage({ id: 'account.delete.text' }, { days: DELETION_DAYS })}</p>
        <p>{intl.formatMessage({ id: 'account.delete.credits-lost' }, { credits })}</p>
        {refund}
        <FormError>{refused}</FormError>
        <Select
          label={intl.formatMessage({ id: 'account.delete.reason' })}
          aside={intl.formatMessage({ id: 'account.form.optional' })}
          hint={intl.formatMessage({ id: 'account.delete.reason-hint' })}
          placeholder={intl.formatMessage({ id: 'account.form.not-said' })}
          options={DELETION_REASONS.map((reason) => ({
            value: reason,
            label: intl.formatMessage({ id: `account.delete.reason.${reason}` }),
          }))}
          {...register('reason')}
        />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={intl.formatMessage({ id: 'account.delete.password' })}
          error={fieldSentence(code === 'wrong' ? 'own' : 'password', code)}
          revealLabel={intl.formatMessage({ id: 'account.password.show' })}
          concealLabel={intl.formatMessage({ id: 'account.password.hide' })}
          autoComplete="current-password"
          {...register('password', { validate: needed })}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="danger" busy={busy}>
            {intl.formatMessage({ id: 'account.delete.confirm' })}
          </Button>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
        </div>
      </form>
    </Dialog>
  );
};
