import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { ABOUT_MAX } from '@rendezvous/contracts/account/profile';
import { RELATIONSHIP_STATUSES } from '@rendezvous/contracts/reference';
import { Checkbox, PasswordInput, Select, TextArea } from '@rendezvous/ui';
import { lengthFault, needed, passwordFault } from '../../form/field-faults';
import { useFaultSentence } from '../../form/use-fault-sentence';
import { InterestsField } from '../../interests/interests-field';
import type { SignupValues } from '../values/signup-values';
import { ConsentTerms } from './consent-terms';
import styles from './step.module.css';

interface Props {
  readonly minAge: number;
  readonly interestName: (interest: string) => string;
  /** The password lives in memory only: after a reload it is asked again. */
  readonly askPassword: boolean;
  /** A short form has asked before. */
  readonly askTerms: boolean;
}

/** Step 4: what makes a profile worth reading, and what somebody agrees to. */
export const ProfileStep = ({ minAge, interestName, askPassword, askTerms }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<SignupValues>();
  const gender = useWatch({ control, name: 'gender' });
  const optional = intl.formatMessage({ id: 'account.form.optional' });
  return (
    <div className={styles.fields}>
      <TextArea
        label={intl.formatMessage({ id: 'account.profile.about' })}
        aside={optional}
        hint={intl.formatMessage({ id: 'account.profile.about-hint' })}
        rows={4}
        error={sentence('about', errors.about?.message, { max: ABOUT_MAX })}
        {...register('about', { validate: (about) => lengthFault(about, ABOUT_MAX) })}
      />
      <InterestsField brief nameOf={interestName} />
      <Select
        label={intl.formatMessage({ id: 'account.profile.relationship' })}
        aside={optional}
        placeholder={intl.formatMessage({ id: 'account.form.not-said' })}
        options={RELATIONSHIP_STATUSES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `account.relationship.${value}` }, { gender }),
        }))}
        error={sentence('relationship_status', errors.relationship_status?.message)}
        {...register('relationship_status')}
      />
      {askPassword ? (
        <PasswordInput
          label={intl.formatMessage({ id: 'account.signup.password-again' })}
          hint={intl.formatMessage({ id: 'account.signup.password-again-hint' })}
          revealLabel={intl.formatMessage({ id: 'account.password.show' })}
          concealLabel={intl.formatMessage({ id: 'account.password.hide' })}
          autoComplete="new-password"
          error={sentence('password', errors.password?.message, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
          {...register('password', { validate: passwordFault })}
        />
      ) : null}
      <Consents minAge={minAge} askTerms={askTerms} />
    </div>
  );
};

/** Each on its own and none ticked: an agreement is only one when it was given. */
const Consents = ({ minAge, askTerms }: { minAge: number; askTerms: boolean }) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const {
    register,
    formState: { errors },
  } = useFormContext<SignupValues>();
  return (
    <fieldset className={styles.consents}>
      <legend>{intl.formatMessage({ id: 'account.signup.consents' })}</legend>
      {askTerms ? (
        <Checkbox
          label={<ConsentTerms minAge={minAge} />}
          error={sentence('consent_terms', errors.consent_terms?.message)}
          {...register('consent_terms', { validate: needed })}
        />
      ) : null}
      <Checkbox
        label={intl.formatMessage({ id: 'account.signup.consent-matching' })}
        hint={intl.formatMessage({ id: 'account.signup.consent-matching-hint' })}
        error={sentence('consent_matching', errors.consent_matching?.message)}
        {...register('consent_matching', { validate: needed })}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'account.signup.consent-marketing' })}
        hint={intl.formatMessage({ id: 'account.form.optional' })}
        {...register('consent_marketing')}
      />
    </fieldset>
  );
};
