import { useIntl } from 'react-intl';
import { siteApi, useSettings } from '@rendezvous/client';
import { Select } from '@rendezvous/ui';

interface Props {
  readonly chosen: string | undefined;
  readonly error: string | undefined;
}

/** Country and region in one list: without a script none follows from another. */
export const PlaceSelect = ({ chosen, error }: Props) => {
  const intl = useIntl();
  const { countries } = useSettings();
  const { data } = siteApi.useSiteRegionsQuery();
  const regions = data?.regions ?? [];
  return (
    <Select
      label={intl.formatMessage({ id: 'account.signup.title.3' })}
      name="place"
      placeholder={intl.formatMessage({ id: 'account.complete.place-none' })}
      defaultValue={chosen ?? ''}
      error={error}
    >
      {countries.map(({ code }) => (
        <optgroup key={code} label={intl.formatDisplayName(code, { type: 'region' }) ?? code}>
          {regions
            .filter(({ country }) => country === code)
            .map((region) => (
              <option key={region.code} value={`${code} ${region.code}`}>
                {region.name}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
};
