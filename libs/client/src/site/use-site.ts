import { COUNTRIES } from '@rendezvous/contracts/reference';
import type { CountryCode, RegionLabel } from '@rendezvous/contracts/reference';
import type { Region } from '@rendezvous/contracts/site/regions';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { useLocale } from '../intl/locale';
import { siteApi } from './site.api';

/** The site's settings. They come with the page; a component that uses them renders below the shell, which waits for them. */
export const useSettings = (): Settings => {
  const { data } = siteApi.useSiteSettingsQuery({});
  if (!data) throw new Error('Settings are used before the shell has loaded them.');
  return data;
};

const NO_REGIONS: readonly Region[] = [];

/** The regions of a country, in the interface language; empty while loading. */
export const useRegions = (country: CountryCode | null): readonly Region[] => {
  const { data } = siteApi.useSiteRegionsQuery(undefined, { skip: country === null });
  return data?.regions.filter((region) => region.country === country) ?? NO_REGIONS;
};

/** What a region is called in a country; message ids `region-label.<value>`. */
export const useRegionLabel = (country: CountryCode | null): RegionLabel => (country ? COUNTRIES[country].regionLabel : 'region');

const NO_INTERESTS: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[] = [];

/** All interests with their names. */
export const useInterests = () => siteApi.useSiteInterestsQuery().data?.interests ?? NO_INTERESTS;

/** The name of an interest in the interface language; its id while the names load. */
export const useInterestName = (): ((interest: string) => string) => {
  const { locale } = useLocale();
  const interests = useInterests();
  return (interest) => interests.find(({ id }) => id === interest)?.names[locale] ?? interest;
};
