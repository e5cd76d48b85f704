import type { RemoteDescriptor } from '@rendezvous/contracts/releases';

type Texts = Readonly<Record<string, string>>;

/** What a page may have to say: it changes its language without being loaded again. */
const among = (texts: Texts, locales: readonly string[]): Record<string, string> => {
  const wanted = Object.entries(texts).filter(([locale]) => locales.includes(locale));
  return Object.fromEntries(wanted.length > 0 ? wanted : Object.entries(texts));
};

/** A descriptor whose links are labelled in the languages that the page offers, so that the page carries no others. */
export const labelledIn = (descriptor: RemoteDescriptor, locales: readonly string[]): RemoteDescriptor => {
  if (!descriptor.navigation) return descriptor;
  const places = Object.entries(descriptor.navigation).map(([place, entries]) => [
    place,
    entries.map((entry) => ({
      ...entry,
      label: among(entry.label, locales),
      ...('short' in entry && entry.short ? { short: among(entry.short, locales) } : {}),
    })),
  ]);
  return { ...descriptor, navigation: Object.fromEntries(places) };
};

/** The links stay those of the chosen version for as long as a page is open, so a version that stands in for it brings none. */
export const withoutLinks = (descriptor: RemoteDescriptor): RemoteDescriptor => {
  const { navigation: _, ...others } = descriptor;
  return others;
};
