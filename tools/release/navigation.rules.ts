import { Navigation } from '@rendezvous/contracts/navigation';
import { LOCALES } from '@rendezvous/contracts/reference';
import type { Release } from '@rendezvous/site';
import { overlap } from './route.rules.js';

/** Characters that there is room for when the bar is full; it is the narrower the more stand in it. */
const LABEL_MAX = { bar: 18, account: 24, footer: 24, operator: 24 } as const;
/** What fits below an icon when six share a narrow phone. */
const SHORT_MAX = 10;
/** Links of the bar that one reader may get, from all remotes together. */
const BAR_MAX = 5;

type Place = keyof Navigation;
type Link = NonNullable<Navigation[Place]>[number];
type Texts = Link['label'];
/** A build as far as it takes a place among others: one that is about to be recorded, or that is. */
export interface Placed extends Pick<Release, 'contracts' | 'shared'> {
  readonly descriptor?: Release['descriptor'] | undefined;
}
type Other = Pick<Release, 'remote' | 'descriptor'>;

const READERS = ['free', 'premium'] as const;

/** The text that stands in the bar of a phone, if the link does. */
const onPhone = (place: Place, link: Link): Texts | undefined => {
  const short = 'short' in link ? link.short : undefined;
  return place === 'bar' ? (short ?? link.label) : short;
};

const tooLong = (texts: Texts, max: number): string[] =>
  Object.entries(texts).flatMap(([locale, text]) => (text.length > max ? [`"${text}" (${locale})`] : []));

const linkFaults = (place: Place, link: Link, paths: readonly string[]): string[] => {
  const named = `The link to ${link.path} in the navigation (${place})`;
  const phone = onPhone(place, link);
  const silent = LOCALES.filter((locale) => !link.label[locale] || (phone && !phone[locale]));
  const long = tooLong(link.label, LABEL_MAX[place]);
  const longOnPhone = tooLong(phone ?? {}, SHORT_MAX);
  return [
    ...(!/[:?#]/.test(link.path) && paths.some((path) => overlap(link.path, path))
      ? []
      : [`${named} leads to no page of this remote. Name an address of its routes in descriptor.json.`]),
    ...(silent.length > 0 ? [`${named} has no label in ${silent.join(', ')}. Build again, with its message in every language.`] : []),
    ...(long.length > 0 ? [`${named} has a label that is too long: ${long.join(', ')}. At most ${LABEL_MAX[place]} characters fit.`] : []),
    ...(longOnPhone.length > 0
      ? [`${named} does not fit the bar of a phone: ${longOnPhone.join(', ')}. Give it a "short" of at most ${SHORT_MAX} characters.`]
      : []),
  ];
};

/** Links of the bar that a reader gets of a remote; the most, when several of its versions are live. */
const barCount = (versions: readonly (Navigation | undefined)[], reader: 'free' | 'premium'): number =>
  Math.max(0, ...versions.map((links) => (links?.bar ?? []).filter((link) => link.for === reader || !isForSome(link)).length));

const isForSome = (link: Link): boolean => link.for === 'free' || link.for === 'premium';

/** The bar is everybody's: nobody else sees what all remotes put into it together. */
const crowded = (own: Navigation, others: readonly Other[]): string[] => {
  if (!own.bar?.length) return [];
  const remotes = [...new Set(others.map(({ remote }) => remote))];
  const theirs = remotes.map((remote) => others.filter((other) => other.remote === remote).map((other) => other.descriptor?.navigation));
  const most = Math.max(...READERS.map((reader) => [[own], ...theirs].reduce((sum, versions) => sum + barCount(versions, reader), 0)));
  return most > BAR_MAX
    ? [
        `With this build the bar has ${most} links for one reader, and room for ${BAR_MAX}. Put yours into "account", or agree with the others.`,
      ]
    : [];
};

/** Names that the schema does not know: a mistyped place would be released, and shown nowhere. */
const unknownIn = (given: unknown, known: unknown, at: readonly string[] = []): string[] =>
  typeof given === 'object' && given !== null
    ? Object.entries(given).flatMap(([name, value]) => {
        const path = [...at, name];
        const counterpart = (known as Readonly<Record<string, unknown>>)[name];
        return counterpart === undefined && value !== undefined ? [path.join('.')] : unknownIn(value, counterpart, path);
      })
    : [];

/** Badges that links name and the descriptor does not tell of: nothing would stand there. */
const unknownBadges = ({ bar = [] }: Navigation, { title, badges = {} }: NonNullable<Placed['descriptor']>): string[] =>
  // a build from before areas named themselves has the badges that it had
  title === undefined ? [] : bar.flatMap(({ badge }) => (badge === undefined || Object.hasOwn(badges, badge) ? [] : [badge]));

/** What is wrong with the links that a build adds to the navigation, each with what to change. */
export const navigationFaults = ({ descriptor }: Pick<Placed, 'descriptor'>, others: readonly Other[]): string[] => {
  if (!descriptor?.navigation) return [];
  const { data, error } = Navigation.safeParse(descriptor.navigation);
  if (error) return error.issues.map(({ path, message }) => `The navigation in descriptor.json is not one: ${path.join('.')} ${message}.`);
  const unknown = unknownIn(descriptor.navigation, data);
  const paths = descriptor.routes.map(({ path }) => path);
  const links = Object.entries(data) as [Place, Link[]][];
  return [
    ...unknown.map((path) => `The navigation in descriptor.json has ${path}, which nothing reads. Correct its name, or take it out.`),
    ...links.flatMap(([place, some]) => some.flatMap((link) => linkFaults(place, link, paths))),
    ...unknownBadges(data, descriptor).map(
      (badge) => `A link of the bar names the badge "${badge}". Tell of it in "badges" of descriptor.json.`,
    ),
    ...crowded(data, others),
  ];
};
