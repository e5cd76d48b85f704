import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useRegionLabel, useRegions, useSettings } from '@rendezvous/client';
import { LocateButton } from './locate-button';
import { PlaceFields } from './place-fields';
import type { PlaceValues } from './place-fields';
import { useGeolocation } from './use-geolocation';
import { useTowns } from './use-towns';
import styles from './place.module.css';

/** Where somebody lives: by choosing, with suggestions, or as the browser knows it. */
export const PlaceSection = ({ className }: { readonly className?: string | undefined }) => {
  const { countries } = useSettings();
  const { control, setValue } = useFormContext<PlaceValues & FieldValues>();
  const [country, region, city] = useWatch({ control, name: ['country', 'region', 'city'] });
  const { state, locate } = useGeolocation((found) => {
    const changed = { shouldDirty: true, shouldValidate: true };
    setValue('country', found.country, changed);
    if (found.region !== null) setValue('region', found.region, changed);
    setValue('city', found.city, changed);
  });
  return (
    <div className={styles.place}>
      <LocateButton state={state} onLocate={() => void locate()} />
      <PlaceFields
        className={className}
        countries={countries.map(({ code }) => code)}
        regionLabel={useRegionLabel(country)}
        regions={useRegions(country)}
        towns={useTowns(country, region, city)}
      />
    </div>
  );
};
