import * as z from 'zod/mini';

/** `cam`: a site with live cameras; `resell`: a partner's site. */
export const SPONSORED_KINDS = ['cam', 'resell'] as const;
export type SponsoredKind = (typeof SPONSORED_KINDS)[number];

/** So many sponsored cards stand in a page of results at most. */
export const SPONSORED_IN_PAGE_MAX = 4;

/** An advertisement among results, the same for everybody who reads its language in its countries: nothing of the reader is in its link. */
export const SponsoredCard = z.object({
  id: z.int(),
  kind: z.enum(SPONSORED_KINDS),
  /** It stands after so many members of the page. */
  after: z.int(),
  title: z.string(),
  text: z.string(),
  /** https. */
  link: z.string(),
  image: z.string(),
});
export type SponsoredCard = z.output<typeof SponsoredCard>;
