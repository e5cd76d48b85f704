import type { CountryCode } from '@rendezvous/contracts/reference';

/** Address of the search in a region, or in the whole country. */
export const regionAddress = (country: CountryCode, code?: string): string =>
  `/members?${new URLSearchParams({ country, ...(code === undefined ? {} : { countryregion: code }) })}`;
