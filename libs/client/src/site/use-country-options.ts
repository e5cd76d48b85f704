import { useMemo } from 'react';
import type { CountryCode } from '@rendezvous/contracts/reference';
// a remote takes it from the shell, as its own sources do
import { useIntl } from '@rendezvous/client/facade';

/** Countries as options of a field, by their names in the reader's language and in its order. Each remote brings this along. */
export const useCountryOptions = (countries: readonly CountryCode[]): { readonly value: CountryCode; readonly label: string }[] => {
  const intl = useIntl();
  return useMemo(() => {
    const order = new Intl.Collator(intl.locale);
    return countries
      .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
      .toSorted((one, other) => order.compare(one.label, other.label));
  }, [countries, intl]);
};
