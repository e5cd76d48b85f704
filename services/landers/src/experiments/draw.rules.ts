import { createHash } from 'node:crypto';

export interface Weighted {
  readonly slug: string;
  readonly weight: number;
}

/** The slug at a fraction (0 ≤ fraction < 1) of the weights, in their order; null when all are 0. */
export const slugAt = (arms: readonly Weighted[], fraction: number): string | null => {
  const total = arms.reduce((sum, { weight }) => sum + weight, 0);
  let left = fraction * total;
  for (const { slug, weight } of arms) {
    if (left < weight) return slug;
    left -= weight;
  }
  return null;
};

const BITS = 48;

/** A fraction that somebody always gets again in one experiment while its bucket version stays. */
export const fractionOf = (visitor: string, experiment: number, bucket: number): number =>
  createHash('sha256')
    .update(`${visitor}\n${experiment}\n${bucket}`)
    .digest()
    .readUIntBE(0, BITS / 8) /
  2 ** BITS;
