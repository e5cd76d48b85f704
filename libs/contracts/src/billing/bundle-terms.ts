/** The highest price of a bundle, in minor units of whatever currency. */
export const PRICE_MAX = 1_000_000;

/** How long before a price may be said. */
export const PRICE_DAYS_AHEAD_MAX = 366;

/** The most credits that a bundle has. */
export const BUNDLE_CREDITS_MAX = 100_000;

/** The highest fee for a way to pay, in minor units of whatever currency. */
export const FEE_MAX = 100_000;
