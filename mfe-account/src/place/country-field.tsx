import { useMemo } from 'react';
import { useIntl } from 'react-intl';
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
  const options = useMemo(() => {
    const order = new Intl.Collator(intl.locale);
    return countries
      .map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code }))
      .toSorted((one, other) => order.compare(one.label, other.label));
  }, [countries, intl]);
  return (
    <Select
      label={intl.formatMessage({ id: 'account.place.country' })}
      name="country"
      autoComplete="country"
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value as CountryCode)}
      error={error}
    />
  );
};
