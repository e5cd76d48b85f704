import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { CountryCode, RegionLabel } from '@rendezvous/contracts/reference';
import { TextInput } from '@rendezvous/ui';
import { lengthFault, needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { CountryField } from './country-field';
import { RegionField } from './region-field';

interface Place {
  readonly country: CountryCode;
  readonly region: string;
  readonly city: string;
}

interface Props {
  readonly countries: readonly CountryCode[];
  readonly regionLabel: RegionLabel;
  /** Of the chosen country; empty while they load. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly className?: string | undefined;
}

/** The fields `country`, `region` and `city` of a form. Another country lets the region go. */
export const PlaceFields = ({ countries, regionLabel, regions, className }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const {
    control,
    register,
    setValue,
    formState: { errors },
  } = useFormContext<Place>();
  return (
    <div className={className}>
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <CountryField
            countries={countries}
            value={field.value}
            onChange={(country) => {
              field.onChange(country);
              setValue('region', '', { shouldDirty: true });
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
        hint={intl.formatMessage({ id: 'account.place.city-hint' })}
        autoComplete="address-level2"
        error={sentence('city', errors.city?.message, { max: 80 })}
        {...register('city', { validate: (city) => lengthFault(city, 80) })}
      />
    </div>
  );
};
