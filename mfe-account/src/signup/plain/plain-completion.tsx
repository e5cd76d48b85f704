import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import { COMPLETION_FORM_PATH } from '@rendezvous/contracts/account/signup-start';
import { GENDERS } from '@rendezvous/contracts/reference';
import { Button, Checkbox, FormError, RadioGroup, TextInput } from '@rendezvous/ui';
import { SignupFrame } from '../frame/signup-frame';
import styles from '../steps/step.module.css';
import { Along } from './along';
import { PlaceSelect } from './place-select';
import { usePlainForm } from './use-plain-form';

interface Props {
  readonly next: string;
  readonly from: number | null;
  /** The address that the short form began with. */
  readonly address: string;
}

const SEXUALITIES = ['hetero', 'same', 'bi'] as const;

/** What a signup needs beside a short form, in one plain form. Photo, interests and words about oneself have their place in the profile. */
export const PlainCompletion = ({ next, from, address }: Props) => {
  const intl = useIntl();
  const { min_age: minAge } = useSettings();
  const { page, typed, fault, why, mailed } = usePlainForm(minAge);
  return (
    <SignupFrame>
      <form id="short-form" className={styles.step} method="post" action={COMPLETION_FORM_PATH} noValidate>
        <div className={styles.heading}>
          <h1>{intl.formatMessage({ id: mailed ? 'account.check-mail.title' : 'account.complete.page' })}</h1>
          <p className={styles.begun}>
            <FormattedMessage
              id={mailed ? 'account.check-mail.text' : 'account.complete.begun-with'}
              values={{ email: <b>{address}</b> }}
            />
          </p>
        </div>
        <FormError>{why}</FormError>
        <Along page={page} next={next} from={from} />
        <TextInput
          label={intl.formatMessage({ id: 'account.signup.name' })}
          hint={intl.formatMessage({ id: 'account.signup.name-hint' })}
          name="name"
          autoComplete="username"
          defaultValue={typed.name}
          error={fault('name')}
        />
        <TextInput
          label={intl.formatMessage({ id: 'account.signup.birth-date' })}
          aside={intl.formatMessage({ id: 'account.signup.min-age' }, { age: minAge })}
          hint={intl.formatMessage({ id: 'account.signup.birth-date-hint' })}
          name="date_of_birth"
          type="date"
          autoComplete="bday"
          defaultValue={typed.date_of_birth}
          error={fault('date_of_birth')}
        />
        <RadioGroup
          label={intl.formatMessage({ id: 'account.signup.gender' })}
          look="cards"
          name="gender"
          defaultValue={GENDERS.find((gender) => gender === typed.gender)}
          options={GENDERS.map((value) => ({ value, label: intl.formatMessage({ id: `gender.${value}` }) }))}
          error={fault('gender')}
        />
        <RadioGroup
          label={intl.formatMessage({ id: 'account.signup.sexuality' })}
          hint={intl.formatMessage({ id: 'account.signup.sexuality-hint' })}
          look="cards"
          name="sexuality"
          defaultValue={SEXUALITIES.find((sexuality) => sexuality === typed.sexuality)}
          options={SEXUALITIES.map((value) => ({ value, label: intl.formatMessage({ id: `account.sexuality.${value}` }) }))}
          error={fault('sexuality')}
        />
        <PlaceSelect chosen={typed.place} error={fault('place')} />
        <fieldset className={styles.consents}>
          <legend>{intl.formatMessage({ id: 'account.signup.consents' })}</legend>
          <Checkbox
            label={intl.formatMessage({ id: 'account.signup.consent-matching' })}
            hint={intl.formatMessage({ id: 'account.signup.consent-matching-hint' })}
            name="consent_matching"
            defaultChecked={typed.consent_matching !== undefined}
            error={fault('consent_matching')}
          />
          <Checkbox
            label={intl.formatMessage({ id: 'account.signup.consent-marketing' })}
            hint={intl.formatMessage({ id: 'account.form.optional' })}
            name="consent_marketing"
            defaultChecked={typed.consent_marketing !== undefined}
          />
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" variant="accent" size="big">
            {intl.formatMessage({ id: 'account.signup.finish' })}
          </Button>
        </div>
      </form>
    </SignupFrame>
  );
};
