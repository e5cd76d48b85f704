import type { Badge, Navigation } from '@rendezvous/contracts/navigation';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { User } from '@rendezvous/contracts/session';

type LinkIn<P extends keyof Navigation> = NonNullable<Navigation[P]>[number];
/** A link of the bar with its badge, if its remote tells of one by that name. */
export type BarLink = Omit<LinkIn<'bar'>, 'badge'> & { readonly badge?: Badge | undefined };

interface LinkOf {
  readonly bar: BarLink;
  readonly account: LinkIn<'account'>;
  readonly footer: LinkIn<'footer'>;
}
export type LinkPlace = keyof LinkOf;
type Link = LinkOf[LinkPlace];

/** Every link of the page, by place, in order. */
export type PageNavigation = { readonly [P in LinkPlace]: readonly LinkOf[P][] };

const inOrder = <L extends Link>(links: readonly (readonly L[] | undefined)[]): readonly L[] =>
  links.flatMap((some) => some ?? []).toSorted((a, b) => a.position - b.position || (a.path < b.path ? -1 : 1));

type Described = Pick<RemoteDescriptor, 'navigation' | 'badges'>;

const barOf = ({ navigation, badges }: Described): BarLink[] | undefined =>
  navigation?.bar?.map(({ badge, ...link }) => ({ ...link, badge: badge === undefined ? undefined : badges?.[badge] }));

/** What all remotes together add to the navigation. Links with one position stand in the order of their addresses. */
export const pageNavigation = (descriptors: readonly Described[]): PageNavigation => ({
  bar: inOrder(descriptors.map(barOf)),
  account: inOrder(descriptors.map(({ navigation }) => navigation?.account)),
  footer: inOrder(descriptors.map(({ navigation }) => navigation?.footer)),
});

/** Whether somebody is offered a link. One for readers that this shell does not know yet is for nobody. */
export const isFor = (link: Link, user: Pick<User, 'paid_user'> | null): boolean => {
  switch (link.for ?? 'everyone') {
    case 'everyone':
      return true;
    case 'members':
      return user !== null;
    case 'premium':
      return user !== null && user.paid_user;
    case 'free':
      return user !== null && !user.paid_user;
    default:
      return false;
  }
};

/** A text in the page's language. */
export const textIn = (locale: string, texts: Readonly<Record<string, string>>): string => texts[locale] ?? Object.values(texts)[0] ?? '';
