/** The most that a code, or an offer to newcomers, takes off a price. */
export const CODE_PERCENTAGE_MAX = 90;

/** Per cent, and hours of the window: a welcome discount is mailed about on its last day, so it has more than one. */
export const OFFER_BOUNDS = {
  'time-bonus': { percentage: [1, CODE_PERCENTAGE_MAX], hours: [1, 168] },
  welcome: { percentage: [1, CODE_PERCENTAGE_MAX], hours: [48, 720] },
} as const;

export type OfferName = keyof typeof OFFER_BOUNDS;

export const OFFER_NAMES = ['time-bonus', 'welcome'] as const satisfies readonly OfferName[];
