import type { Random } from './random.js';
import { between, clamp, fill, line, onward, outline, type Cubic, type Point, pointAt } from './path.js';
import type { HairTones } from './palette.js';

/** One hair's way from root to tip. Strands that are blended have the same number of points. */
export type Strand = readonly Point[];

/** A strand along a curve. */
export const strand = (curve: Cubic, points = 7): Strand =>
  Array.from({ length: points }, (_, index) => pointAt(curve, index / (points - 1)));

/** The strand at a place (0 to 1) between neighbouring guides. */
export const within = (guides: readonly Strand[], at: number): Strand => {
  const place = clamp(at, 0, 0.9999) * (guides.length - 1);
  const index = Math.floor(place);
  const [a, b] = [guides[index] ?? [], guides[index + 1] ?? guides[index] ?? []];
  return a.map((point, step) => between(point, b[step] ?? point, place - index));
};

/** The part of a strand between two places (0 to 1), with as many points. */
const cut = (whole: Strand, from: number, to: number): Strand =>
  whole.map((_, index) => {
    const place = (from + ((to - from) * index) / (whole.length - 1)) * (whole.length - 1);
    const step = Math.min(Math.floor(place), whole.length - 2);
    return between(whole[step] as Point, whole[step + 1] as Point, place - step);
  });

/** Shifts a strand sideways along its way: `amount` gives the shift at each place from 0 to 1. */
export const bend = (whole: Strand, amount: (at: number) => number): Strand =>
  whole.map((point, index) => {
    const [before, after] = [whole[Math.max(0, index - 1)] as Point, whole[Math.min(whole.length - 1, index + 1)] as Point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const shift = amount(index / (whole.length - 1));
    return [point[0] - (dy / length) * shift, point[1] + (dx / length) * shift];
  });

/** A ribbon along a strand, pointed at its ends. */
export const ribbon = (whole: Strand, width: number): string => {
  const bulge = (at: number): number => Math.sin(Math.PI * clamp(at, 0.02, 0.98)) ** 0.7 * width * 0.5;
  return outline([...bend(whole, bulge), ...bend(whole, (at) => -bulge(at)).toReversed()]);
};

/** The surface that a row of guides covers. */
export const surface = (guides: readonly Strand[]): string => {
  const [first, last] = [guides[0] ?? [], guides[guides.length - 1] ?? []];
  const tips = guides.map((guide) => guide[guide.length - 1] as Point);
  const roots = guides.map((guide) => guide[0] as Point).toReversed();
  return `${line(first)}${onward(tips)}${onward(last.toReversed())}${onward(roots)}Z`;
};

export interface LockOptions {
  /** How many locks of each of the three tones. */
  readonly count: number;
  readonly width: number;
  /** Where along the strands locks may begin and end. */
  readonly from?: number;
  readonly to?: number;
  /** Strength of the tones, 1 is normal. */
  readonly contrast?: number;
  /** Where along the strand the light falls; null for everywhere. */
  readonly sheen?: number | null;
  /** How far pointed ends reach past the surface. */
  readonly ends?: number;
}

const row = (amount: number, make: () => string): string => Array.from({ length: Math.max(1, Math.round(amount)) }, make).join('');

/** Locks over a surface: dark ones between, light ones on top, bright ones where the light falls. */
export const locks = (guides: readonly Strand[], tones: HairTones, random: Random, options: LockOptions): string => {
  const { count, width, from = 0, to = 1, contrast = 1, sheen = 0.35 } = options;
  const lock = (start: number, long: number, wide: number): string => {
    const whole = within(guides, random.between(0.02, 0.98));
    const begin = clamp(start, from, to - 0.1);
    return ribbon(cut(whole, begin, Math.min(to, begin + long)), wide);
  };
  const dark = row(count, () => lock(random.between(from, to * 0.6), random.between(0.4, 0.8), width * random.between(0.5, 1.1)));
  const light = row(count, () => lock(random.between(from, to * 0.6), random.between(0.35, 0.8), width * random.between(0.4, 0.9)));
  const bright = row(count * 0.7, () => {
    const middle = sheen === null ? random.between(from, to) : sheen + random.bell(-0.12, 0.12);
    return lock(middle - 0.14, random.between(0.2, 0.36), width * random.between(0.25, 0.6));
  });
  return fill(dark, tones.dark, 0.5 * contrast) + fill(light, tones.light, 0.42 * contrast) + fill(bright, tones.sheen, 0.5 * contrast);
};

/** Soft ends that reach past the surface, so that no cut is ever a straight edge. */
export const wisps = (guides: readonly Strand[], random: Random, reach: number, paint: string): string => {
  const span = guides.reduce((sum, guide, index) => {
    const [here, before] = [guide[guide.length - 1] as Point, (guides[index - 1] ?? guide)[guide.length - 1] as Point];
    return sum + Math.hypot(here[0] - before[0], here[1] - before[1]);
  }, 0);
  const count = Math.max(3, Math.round(span / 11));
  const tips = Array.from({ length: count }, (_, index) => {
    const whole = within(guides, (index + 0.5 + random.between(-0.25, 0.25)) / count);
    const [before, tip] = [whole[whole.length - 2] as Point, whole[whole.length - 1] as Point];
    const scale = (reach * random.between(0.25, 0.8)) / (Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1);
    const beyond: Point = [tip[0] + (tip[0] - before[0]) * scale, tip[1] + (tip[1] - before[1]) * scale];
    return ribbon([whole[whole.length - 3] as Point, before, tip, beyond], (span / count) * random.between(1.9, 2.8));
  });
  return fill(tips.join(''), paint);
};

/** A mass of hair: its surface, the ends that reach past it and the locks on it. */
export const mass = (guides: readonly Strand[], tones: HairTones, random: Random, options: LockOptions, paint = 'url(#hair)'): string =>
  (options.ends ? wisps(guides, random, options.ends, paint) : '') + fill(surface(guides), paint) + locks(guides, tones, random, options);
