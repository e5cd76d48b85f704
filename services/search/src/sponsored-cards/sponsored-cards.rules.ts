import { type SponsoredCard, SPONSORED_IN_PAGE_MAX } from '@rendezvous/contracts/search/sponsored-cards';

/** A card that may be shown to a reader, with all its places. */
export interface ShowableCard extends Omit<SponsoredCard, 'after'> {
  readonly positions: readonly number[];
}

/**
 * The cards of one page, by place: none behind the last member, one at each place, few in all. Cards that want the same place take turns from page
 * to page, so that neither chance nor the reader decides.
 * @param members how many stand in the page
 */
export const placedCards = (cards: readonly ShowableCard[], page: number, members: number): SponsoredCard[] => {
  const places = [...new Set(cards.flatMap(({ positions }) => positions))].filter((place) => place <= members);
  return places
    .toSorted((one, other) => one - other)
    .slice(0, SPONSORED_IN_PAGE_MAX)
    .map((after) => {
      const here = cards.filter(({ positions }) => positions.includes(after));
      const { positions: _, ...card } = here[(page - 1) % here.length]!;
      return { ...card, after };
    });
};
