import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { GENDERS } from '@rendezvous/contracts/reference';
import { RadioGroup } from '@rendezvous/ui';
import { needed } from '../../form/field-faults';
import { useFaultSentence } from '../../form/use-fault-sentence';
import { sexualitiesFor, sexualityFor } from '../values/signup-values';
import type { SignupValues } from '../values/signup-values';
import styles from './step.module.css';

/** Step 2: who somebody is, and thereby who may be of interest. */
export const AboutYouStep = () => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const {
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<SignupValues>();
  const gender = useWatch({ control, name: 'gender' });
  return (
    <div className={styles.fields}>
      <Controller
        control={control}
        name="gender"
        rules={{ validate: needed }}
        render={({ field }) => (
          <RadioGroup
            label={intl.formatMessage({ id: 'account.signup.gender' })}
            look="cards"
            name="gender"
            value={field.value === '' ? null : field.value}
            onChange={(chosen) => {
              field.onChange(chosen);
              setValue('sexuality', sexualityFor(chosen, getValues('sexuality')));
            }}
            options={GENDERS.map((value) => ({ value, label: intl.formatMessage({ id: `gender.${value}` }) }))}
            error={sentence('gender', errors.gender?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="sexuality"
        rules={{ validate: needed }}
        render={({ field }) => (
          <RadioGroup
            label={intl.formatMessage({ id: 'account.signup.sexuality' })}
            hint={intl.formatMessage({ id: 'account.signup.sexuality-hint' })}
            look="cards"
            name="sexuality"
            value={field.value === '' ? null : field.value}
            onChange={field.onChange}
            options={sexualitiesFor(gender).map((value) => ({
              value,
              label: intl.formatMessage({ id: gender === '' && value === 'gay' ? 'account.sexuality.same' : `account.sexuality.${value}` }),
            }))}
            error={sentence('sexuality', errors.sexuality?.message)}
          />
        )}
      />
    </div>
  );
};
