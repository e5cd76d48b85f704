/** A whole number from 1 on that somebody typed; null for anything else. */
export const numberIn = (text: string, most: number): number | null => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** An amount that somebody typed, with a point or a comma, in minor units; null for anything else. */
export const amountIn = (text: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const amount = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount > 0 ? amount : null;
};
