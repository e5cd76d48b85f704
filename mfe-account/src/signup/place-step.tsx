import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { CountryCode, RegionLabel } from '@rendezvous/contracts/reference';
import { TextInput } from '@rendezvous/ui';
import { lengthFault, needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { CountryField } from '../place/country-field';
import { RegionField } from '../place/region-field';
import type { SignupValues } from './signup-values';
import styles from './step.module.css';

interface Props {
  readonly countries: readonly CountryCode[];
  readonly regionLabel: RegionLabel;
  /** Of the chosen country; empty while they load. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

/** Step 3: where somebody lives. */
export const PlaceStep = ({ countries, regionLabel, regions }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const {
    control,
    register,
    setValue,
    formState: { errors },
  } = useFormContext<SignupValues>();
  return (
    <div className={styles.fields}>
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <CountryField
            countries={countries}
            value={field.value}
            onChange={(country) => {
              field.onChange(country);
              setValue('region', '');
            }}
            error={sentence('country', errors.country?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="region"
        rules={{ validate: needed }}
        render={({ field }) => (
          <RegionField
            kind={regionLabel}
            regions={regions}
            value={field.value}
            onChange={field.onChange}
            error={sentence('region', errors.region?.message)}
          />
        )}
      />
      <TextInput
        label={intl.formatMessage({ id: 'account.place.city' })}
        aside={intl.formatMessage({ id: 'account.form.optional' })}
        autoComplete="address-level2"
        error={sentence('city', errors.city?.message, { max: 80 })}
        {...register('city', { validate: (city) => lengthFault(city, 80) })}
      />
    </div>
  );
};
