import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { CountryCode, RegionLabel } from '@rendezvous/contracts/reference';
import type { Place } from '@rendezvous/contracts/site/places';
import { TextInput } from '@rendezvous/ui';
import { lengthFault, needed } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { CountryField } from './country-field';
import { RegionField } from './region-field';
import styles from './place.module.css';

export interface PlaceValues {
  readonly country: CountryCode;
  readonly region: string;
  readonly city: string;
}

interface Props {
  readonly countries: readonly CountryCode[];
  readonly regionLabel: RegionLabel;
  /** Of the chosen country; empty while they load. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  /** That the town may be. */
  readonly towns?: readonly Place[];
  readonly className?: string | undefined;
}

/** The fields `country`, `region` and `city` of a form. Another country lets the region go; a suggested town brings its region along. */
export const PlaceFields = ({ countries, regionLabel, regions, towns = [], className }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const suggestions = useId();
  const {
    control,
    register,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<PlaceValues>();
  const nameOf = (code: string | null) => regions.find((region) => region.code === code)?.name;
  const follow = (city: string): void => {
    const found = towns.find((town) => town.city === city);
    if (found?.region && getValues('region') === '') setValue('region', found.region, { shouldDirty: true, shouldValidate: true });
  };
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
        className={styles.city}
        label={intl.formatMessage({ id: 'account.place.city' })}
        aside={intl.formatMessage({ id: 'account.form.optional' })}
        hint={intl.formatMessage({ id: 'account.place.city-hint' })}
        autoComplete="address-level2"
        list={suggestions}
        error={sentence('city', errors.city?.message, { max: 80 })}
        {...register('city', {
          validate: (city) => lengthFault(city, 80),
          onChange: ({ target }: { target: HTMLInputElement }) => follow(target.value),
        })}
      />
      <datalist id={suggestions}>
        {towns.map(({ city, region }) => (
          <option key={`${city} ${region}`} value={city}>
            {nameOf(region)}
          </option>
        ))}
      </datalist>
    </div>
  );
};
