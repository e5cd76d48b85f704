import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { COMPLAINT_CATEGORIES, COMPLAINT_TEXT_MAX, COMPLAINT_TEXT_MIN } from '@rendezvous/contracts/account/complaints';
import type { fileComplaint } from '@rendezvous/contracts/account/complaints';
import { REPORT_EVIDENCE_DAYS } from '@rendezvous/contracts/account/report-evidence';
import { isBlank } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, FormError, Select, TextArea, TextInput } from '@rendezvous/ui';
import { emailFault, lengthFault, needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import styles from '../page/narrow-page.module.css';
import { profileNumber } from './profile-number';
import { type ComplaintValues, useComplaintDraft } from './use-complaint-draft';

type Form = ArgsOf<typeof fileComplaint>;

interface Props {
  /** A visitor says where the answer goes; a member's address is known. */
  readonly askEmail: boolean;
  readonly busy: boolean;
  /** The member whom it is about. */
  readonly about: number | null;
  /** What it is likely about: chosen for them, and theirs to change. */
  readonly likely?: Form['category'] | undefined;
  /** What it is about, when that is settled: then it is not asked, and the words are those of a report. */
  readonly category?: Form['category'] | undefined;
  /** Answers with the call's fault, if there is one. */
  readonly onFile: (form: Form) => Promise<unknown>;
}

const FIELDS: readonly string[] = ['category', 'text', 'email'];

const profileFault = (member: string) => (member.trim() === '' || profileNumber(member) !== null ? true : 'profile');

const textFault = (text: string) =>
  isBlank(text) || text.trim().length < COMPLAINT_TEXT_MIN ? 'too-small' : lengthFault(text, COMPLAINT_TEXT_MAX);

/** What somebody complains about. What is typed stays until it has arrived, also while the form is closed. */
export const ComplaintForm = ({ askEmail, busy, about, likely, category: settled, onFile }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const values = useForm<ComplaintValues>({
    defaultValues: { category: settled ?? likely ?? '', text: '', member: about === null ? '' : String(about), email: '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = values;
  const { errors } = formState;
  const forget = useComplaintDraft(values, [settled === undefined ? 'complaint' : 'report', about ?? '', likely ?? ''].join(':'));
  const words = settled === undefined ? 'account.complaints' : 'account.report';

  const send = async ({ category, text, member, email }: ComplaintValues) => {
    setRefused(null);
    const fault = await onFile({
      category: category as Form['category'],
      text: text.trim(),
      email: askEmail ? email.trim() : null,
      member_id: settled === undefined ? profileNumber(member) : about,
    });
    if (fault === undefined) return forget();
    const known = (refusalOf(fault)?.fields ?? []).filter(({ path }) => FIELDS.includes(path));
    for (const { path, code } of known) setError(path as keyof ComplaintValues, { message: code });
    if (known.length > 0) focusFault();
    else setRefused(sentence(fault));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
      <FormError>{refused}</FormError>
      {settled === undefined ? (
        <Select
          label={intl.formatMessage({ id: 'account.complaints.category' })}
          placeholder={intl.formatMessage({ id: 'account.place.choose' })}
          options={COMPLAINT_CATEGORIES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `account.complaints.category.${value}` }),
          }))}
          error={fieldSentence('category', errors.category?.message)}
          {...register('category', { validate: needed })}
        />
      ) : null}
      <TextArea
        label={intl.formatMessage({ id: 'account.complaints.what' })}
        hint={intl.formatMessage({ id: `${words}.what-hint` })}
        rows={settled === undefined ? 7 : 5}
        error={fieldSentence('text', errors.text?.message, { min: COMPLAINT_TEXT_MIN, max: COMPLAINT_TEXT_MAX })}
        {...register('text', { validate: textFault })}
      />
      {settled === undefined ? (
        <TextInput
          label={intl.formatMessage({ id: 'account.complaints.profile' })}
          hint={
            askEmail
              ? intl.formatMessage({ id: 'account.complaints.profile-hint' })
              : intl.formatMessage({ id: 'account.complaints.profile-kept' }, { days: REPORT_EVIDENCE_DAYS })
          }
          aside={intl.formatMessage({ id: 'account.form.optional' })}
          autoComplete="off"
          error={fieldSentence('member', errors.member?.message)}
          {...register('member', { validate: profileFault })}
        />
      ) : null}
      {askEmail ? (
        <TextInput
          label={intl.formatMessage({ id: 'account.signup.email' })}
          hint={intl.formatMessage({ id: 'account.complaints.email-hint' })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={fieldSentence('email', errors.email?.message)}
          {...register('email', { validate: emailFault })}
        />
      ) : null}
      <Button type="submit" variant="accent" size="big" full busy={busy}>
        {intl.formatMessage({ id: `${words}.send` })}
      </Button>
    </form>
  );
};
