import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ABOUT_MAX } from '@rendezvous/contracts/account/profile';
import { BODY_TYPES, EYE_COLORS, HAIR_COLORS, RELATIONSHIP_STATUSES } from '@rendezvous/contracts/reference';
import type { Gender, Interest } from '@rendezvous/contracts/reference';
import { Select, TextArea } from '@rendezvous/ui';
import { lengthFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { sexualitiesFor } from '../signup/values/signup-values';
import { OwnInterests } from './own-interests';
import type { ProfileFormValues } from './profile-form-values';
import styles from './own-profile.module.css';

/** What others read about the member. */
export const AboutFields = ({ interestName }: { interestName: (interest: Interest) => string }) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { register, control, formState } = useFormContext<ProfileFormValues>();
  return (
    <div className={styles.fields}>
      <TextArea
        label={intl.formatMessage({ id: 'account.profile.about' })}
        aside={intl.formatMessage(
          { id: 'account.profile.about-count' },
          { count: useWatch({ control, name: 'about' }).length, max: ABOUT_MAX },
        )}
        hint={intl.formatMessage({ id: 'account.profile.about-hint' })}
        rows={6}
        error={sentence('about', formState.errors.about?.message, { max: ABOUT_MAX })}
        {...register('about', { validate: (about) => lengthFault(about, ABOUT_MAX) })}
      />
      <OwnInterests nameOf={interestName} />
    </div>
  );
};

const DETAILS = [
  ['relationship_status', 'relationship', RELATIONSHIP_STATUSES],
  ['hair_color', 'hair', HAIR_COLORS],
  ['eye_color', 'eyes', EYE_COLORS],
  ['body_type', 'body', BODY_TYPES],
] as const;

/** Details to choose from; each may stay unsaid. */
export const DetailFields = ({ gender }: { gender: Gender }) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { register, formState } = useFormContext<ProfileFormValues>();
  const notSaid = intl.formatMessage({ id: 'account.form.not-said' });
  return (
    <div className={styles.pairs}>
      <Select
        label={intl.formatMessage({ id: 'account.signup.sexuality' })}
        options={sexualitiesFor(gender).map((value) => ({ value, label: intl.formatMessage({ id: `account.sexuality.${value}` }) }))}
        error={sentence('sexuality', formState.errors.sexuality?.message)}
        {...register('sexuality')}
      />
      {DETAILS.map(([field, name, values]) => (
        <Select
          key={field}
          label={intl.formatMessage({ id: `account.profile.${name}` })}
          placeholder={notSaid}
          options={values.map((value) => ({ value, label: intl.formatMessage({ id: `account.${name}.${value}` }, { gender }) }))}
          error={sentence(field, formState.errors[field]?.message)}
          {...register(field)}
        />
      ))}
      <Select
        label={intl.formatMessage({ id: 'account.profile.tattoos' })}
        placeholder={notSaid}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: intl.formatMessage({ id: `account.form.${value}` }) }))}
        error={sentence('tattoos', formState.errors.tattoos?.message)}
        {...register('tattoos')}
      />
    </div>
  );
};
