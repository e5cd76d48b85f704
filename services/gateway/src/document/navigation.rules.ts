import type { RemoteDescriptor } from '@rendezvous/contracts/releases';

/** What a page may have to say: it changes its language without being loaded again. */
const among = <Text>(texts: Readonly<Record<string, Text>>, locales: readonly string[]): Record<string, Text> => {
  const wanted = Object.entries(texts).filter(([locale]) => locales.includes(locale));
  return Object.fromEntries(wanted.length > 0 ? wanted : Object.entries(texts));
};

const navigationIn = (navigation: NonNullable<RemoteDescriptor['navigation']>, locales: readonly string[]) =>
  Object.fromEntries(
    Object.entries(navigation).map(([place, entries]) => [
      place,
      entries.map((entry) => ({
        ...entry,
        label: among(entry.label, locales),
        ...('short' in entry && entry.short ? { short: among(entry.short, locales) } : {}),
      })),
    ]),
  );

const badgesIn = (badges: NonNullable<RemoteDescriptor['badges']>, locales: readonly string[]) =>
  Object.fromEntries(Object.entries(badges).map(([name, badge]) => [name, { ...badge, label: among(badge.label, locales) }]));

/** A descriptor whose texts are in the languages that the page offers, so that the page carries no others. */
export const labelledIn = (descriptor: RemoteDescriptor, locales: readonly string[]): RemoteDescriptor => {
  const { navigation, badges, title } = descriptor;
  return {
    ...descriptor,
    ...(navigation ? { navigation: navigationIn(navigation, locales) } : {}),
    ...(badges ? { badges: badgesIn(badges, locales) } : {}),
    ...(title ? { title: among(title, locales) } : {}),
  };
};

/** Links, title and cache tags stay those of the chosen version for as long as a page is open, so a version that stands in for it brings none. */
export const withoutLinks = (descriptor: RemoteDescriptor): RemoteDescriptor => {
  const { navigation: _, badges: __, title: ___, cacheTags: ____, ...others } = descriptor;
  return others;
};
