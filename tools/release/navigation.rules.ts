import { Navigation } from '@rendezvous/contracts/navigation';
import { LOCALES } from '@rendezvous/contracts/reference';
import type { ReleaseFacts } from '@rendezvous/site';
import { overlap } from './route.rules.js';

/** What the top bar has room for beside four others. */
const LABEL_MAX = 24;
/** What fits below an icon when five share the narrowest phone. */
const SHORT_MAX = 12;

type Place = keyof Navigation;
type Link = NonNullable<Navigation[Place]>[number];
type Texts = Link['label'];

/** The text that stands in the bar of a phone, if the link does. */
const onPhone = (place: Place, link: Link): Texts | undefined => {
  const short = 'short' in link ? link.short : undefined;
  return place === 'bar' ? (short ?? link.label) : short;
};

const tooLong = (texts: Texts, max: number): string[] =>
  Object.entries(texts).flatMap(([locale, text]) => (text.length > max ? [`"${text}" (${locale})`] : []));

const linkFaults = (place: Place, link: Link, paths: readonly string[]): string[] => {
  const named = `The link to ${link.path} in the navigation (${place})`;
  const phone = onPhone(place, link) ?? {};
  const silent = LOCALES.filter((locale) => !link.label[locale] || phone[locale] === '');
  const long = tooLong(link.label, LABEL_MAX);
  const longOnPhone = tooLong(phone, SHORT_MAX);
  return [
    ...(!/[:?#]/.test(link.path) && paths.some((path) => overlap(link.path, path))
      ? []
      : [`${named} leads to no page of this remote. Name an address of its routes in descriptor.json.`]),
    ...(silent.length > 0 ? [`${named} has no label in ${silent.join(', ')}. Build again, with its message in every language.`] : []),
    ...(long.length > 0 ? [`${named} has a label that is too long: ${long.join(', ')}. At most ${LABEL_MAX} characters fit.`] : []),
    ...(longOnPhone.length > 0
      ? [`${named} does not fit the bar of a phone: ${longOnPhone.join(', ')}. Give it a "short" of at most ${SHORT_MAX} characters.`]
      : []),
  ];
};

/** What is wrong with the links that a build adds to the navigation, each with what to change. */
export const navigationFaults = ({ descriptor }: ReleaseFacts): string[] => {
  if (!descriptor?.navigation) return [];
  const { data, error } = Navigation.safeParse(descriptor.navigation);
  if (error) return error.issues.map(({ path, message }) => `The navigation in descriptor.json is not one: ${path.join('.')} ${message}.`);
  const paths = descriptor.routes.map(({ path }) => path);
  return (Object.entries(data) as [Place, Link[]][]).flatMap(([place, links]) => links.flatMap((link) => linkFaults(place, link, paths)));
};
