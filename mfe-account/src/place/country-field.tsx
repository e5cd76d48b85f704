import { useIntl } from 'react-intl';
import { useCountryOptions } from '@rendezvous/client/country-options';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Select } from '@rendezvous/ui';

interface Props {
  readonly countries: readonly CountryCode[];
  readonly value: CountryCode;
  readonly onChange: (country: CountryCode) => void;
  readonly error?: string | undefined;
}

/** The countries of the site, by name in the reader's language. */
export const CountryField = ({ countries, value, onChange, error }: Props) => {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'account.place.country' })}
      name="country"
      autoComplete="country"
      options={useCountryOptions(countries)}
      value={value}
      onChange={(event) => onChange(event.target.value as CountryCode)}
      error={error}
    />
  );
};
