import type { FoundMember } from '@rendezvous/contracts/search/members';

/** Cards on the first screen of a phone. */
const FIRST_CARDS = 2;

type Cards = { readonly members?: readonly Pick<FoundMember, 'main_image'>[] } | null | undefined;

/**
 * The photos that the first screen begins with when an answer of the page is a list of members: they are fetched with the scripts, not after
 * them.
 * @param prefix what addresses of photos begin with
 */
export const firstPhotos = (answers: readonly unknown[], prefix: string): string[] =>
  answers
    .flatMap((answer) => (answer as Cards)?.members ?? [])
    .slice(0, FIRST_CARDS)
    .flatMap(({ main_image: image }) => (image ? [prefix + image.filename] : []));
