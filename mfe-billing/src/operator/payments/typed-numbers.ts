/** A whole number from 1 on that somebody typed; null for anything else. */
export const numberIn = (text: string, most: number): number | null => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** An amount that somebody typed, with a point or a comma, in minor units; null for anything else. */
export const amountIn = (text: string): number | null => {
  const amount = feeIn(text);
  return amount === 0 ? null : amount;
};

/** The same, or nothing at all as 0. */
export const feeIn = (text: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
