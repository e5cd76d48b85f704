import { Controller, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { classNames, DateField, PasswordInput, TextInput } from '@rendezvous/ui';
import { birthDateFault, emailFault, nameFault, passwordFault } from '../../form/field-faults';
import { useFaultSentence } from '../../form/use-fault-sentence';
import { useSignupContainer } from '../frame/signup-container';
import type { SignupValues } from '../values/signup-values';
import styles from './step.module.css';

interface Props {
  readonly minAge: number;
  /** The address that a short form began with, which asked for the password, too; null without one. */
  readonly address: string | null;
  /** Where the login leads back to. */
  readonly loginTo: string;
}

/** Step 0: how to log in, and the date of birth. */
export const CredentialsStep = ({ minAge, address, loginTo }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<SignupValues>();
  const { inDialog } = useSignupContainer();
  const emailCode = errors.email?.message;
  return (
    <div className={classNames(styles.fields, inDialog && styles.pairs)}>
      {address === null ? (
        <TextInput
          label={intl.formatMessage({ id: 'account.signup.email' })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={
            emailCode === 'taken' ? (
              <>
                {sentence('email', emailCode)} <Link to={loginTo}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</Link>
              </>
            ) : emailCode === 'deleted' ? (
              <EmailDeleted sentence={sentence('email', emailCode)} loginTo={loginTo} />
            ) : (
              sentence('email', emailCode)
            )
          }
          {...register('email', { validate: emailFault })}
        />
      ) : (
        <BegunWith address={address} />
      )}
      <TextInput
        label={intl.formatMessage({ id: 'account.signup.name' })}
        hint={intl.formatMessage({ id: 'account.signup.name-hint' })}
        autoComplete="username"
        autoCapitalize="words"
        error={sentence('name', errors.name?.message)}
        {...register('name', { validate: nameFault })}
      />
      {address === null ? (
        <PasswordInput
          label={intl.formatMessage({ id: 'account.signup.password' })}
          hint={intl.formatMessage({ id: 'account.signup.password-hint' }, { min: PASSWORD_MIN })}
          revealLabel={intl.formatMessage({ id: 'account.password.show' })}
          concealLabel={intl.formatMessage({ id: 'account.password.hide' })}
          autoComplete="new-password"
          error={sentence('password', errors.password?.message, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
          {...register('password', { validate: passwordFault })}
        />
      ) : null}
      <Controller
        control={control}
        name="date_of_birth"
        rules={{ validate: (date) => birthDateFault(date, minAge, new Date()) }}
        render={({ field }) => (
          <DateField
            label={intl.formatMessage({ id: 'account.signup.birth-date' })}
            aside={intl.formatMessage({ id: 'account.signup.min-age' }, { age: minAge })}
            hint={intl.formatMessage({ id: 'account.signup.birth-date-hint' })}
            labels={{
              day: intl.formatMessage({ id: 'account.signup.day' }),
              month: intl.formatMessage({ id: 'account.signup.month' }),
              year: intl.formatMessage({ id: 'account.signup.year' }),
            }}
            birthday
            defaultValue={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={sentence('date_of_birth', errors.date_of_birth?.message, { age: minAge })}
          />
        )}
      />
    </div>
  );
};

/** The account of this address can be brought back at the login; customer service helps whoever lost the password, too. */
const EmailDeleted = ({ sentence, loginTo }: { readonly sentence: string | undefined; readonly loginTo: string }) => {
  const intl = useIntl();
  const { support_email: support } = useSettings();
  return (
    <>
      {sentence} <Link to={loginTo}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</Link>
      {' · '}
      <a href={`mailto:${support}`}>{support}</a>
    </>
  );
};

/** Whose account this will be; another address begins anew. */
const BegunWith = ({ address }: { readonly address: string }) => {
  const intl = useIntl();
  return (
    <p className={styles.begun}>
      <FormattedMessage id="account.complete.begun-with" values={{ email: <b>{address}</b> }} />{' '}
      <Link to="/signup">{intl.formatMessage({ id: 'account.complete.other-address' })}</Link>
    </p>
  );
};
