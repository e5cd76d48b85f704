import type { Product } from '../product/start-product.js';

/** One thing that was tried, and what came of it. */
export interface Tried {
  readonly attack: string;
  readonly expected: string;
  readonly seen: string;
  readonly ok: boolean;
}

/** What an attack has to work with. */
export interface Target {
  readonly product: Product;
  /** Writes one row of the table. */
  readonly tried: (attack: string, expected: string, seen: string, ok: boolean) => void;
  /** Numbers the made-up requests of a run: the same seed makes the same ones. */
  readonly seed: number;
  readonly say: (text: string) => void;
}

/** Tries one kind of thing, in bounded count and time. A throw counts as a fault of its own. */
export type Attack = (target: Target) => Promise<void>;

/** `200 ×3, 429 ×17` */
export const countOf = (values: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, times]) => (times === 1 ? String(value) : `${value} ×${times}`)).join(', ') || 'nothing';
};
