/** ISO 4217 codes that bundles are sold in. All of them have two decimals. */
export const CURRENCIES = ['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN'] as const;

/** Rounds half away from zero, to whole minor units. */
const roundMinor = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** `percentage` of an amount in minor units, rounded half away from zero. */
export const percentOf = (amount: number, percentage: number): number => roundMinor((amount * percentage) / 100);

/**
 * The tax contained in a gross amount.
 * @param gross minor units, tax included
 * @param ratePercent for example 20 for 20 %
 */
export const taxIncluded = (gross: number, ratePercent: number): number => roundMinor(gross - gross / (1 + ratePercent / 100));

/** How `Intl.NumberFormat` writes an amount: the sign as people know it, since everybody sees the currency of their own country. */
export const moneyFormat = (currency: string) => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const;
