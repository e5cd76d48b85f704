import { mix } from '../colour.js';
import { d, fill, sliver, stroke, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';
import { BOTTOM, type Body } from './body.js';
import type { Outfit } from './outfit.js';

/** A sitter being dressed. */
export interface Dressing {
  readonly sitter: Sitter;
  readonly body: Body;
  readonly outfit: Outfit;
}

export interface ClothTones {
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
}

export const clothTones = (color: string, sitter: Sitter): ClothTones => {
  const base = mix(color, sitter.light.ambient, 0.06);
  return {
    base,
    dark: mix(base, '#1a0a18', 0.3),
    deep: mix(base, '#12060f', 0.55),
    light: mix(base, mix(sitter.light.key, '#ffffff', 0.35), 0.28),
  };
};

/** The creases between arm and chest, and a few where cloth pulls. */
export const folds = ({ body, sitter }: Dressing, tones: ClothTones, strength = 1): string => {
  const { shoulder, shift } = body;
  const side = sitter.light.side;
  const arm = (at: 1 | -1): string =>
    sliver(
      [
        [at * (shoulder - 24) + shift, 262],
        [at * (shoulder - 30) + shift, 310],
        [at * (shoulder - 28) + shift, 380],
        [at * (shoulder - 22) + shift, BOTTOM],
      ],
      at * 9,
    );
  const pulls = ([-1, 1] as const).flatMap((at) => [
    sliver(
      [
        [at * (shoulder - 26) + shift, 268],
        [at * (shoulder - 52) + shift, 284],
        [at * (shoulder - 72) + shift, 288],
        [at * (shoulder - 96) + shift, 284],
      ],
      at * -6,
    ),
    sliver(
      [
        [at * (shoulder - 28) + shift, 292],
        [at * (shoulder - 50) + shift, 316],
        [at * (shoulder - 66) + shift, 340],
        [at * (shoulder - 88) + shift, 352],
      ],
      at * -6,
    ),
    sliver(
      [
        [at * (shoulder - 8) + shift, 236],
        [at * (shoulder - 2) + shift, 262],
        [at * (shoulder - 4) + shift, 290],
        [at * (shoulder + 6) + shift, 320],
      ],
      at * 6,
    ),
  ]);
  const shine = sliver(
    [
      [side * (shoulder - 62) + shift, 178],
      [side * (shoulder - 30) + shift, 190],
      [side * (shoulder - 2) + shift, 214],
      [side * (shoulder + 16) + shift, 262],
    ],
    side * 12,
  );
  return (
    fill(arm(-1) + arm(1), tones.deep, 0.5 * strength) +
    fill(pulls.join(''), tones.deep, 0.24 * strength) +
    fill(shine, tones.light, 0.34 * strength)
  );
};

/** A button, or a row of them. */
export const buttons = (points: readonly Point[], tone: string, size = 3.4): string =>
  fill(
    points.map(([x, y]) => d`M${[x - size, y]}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`).join(''),
    tone,
  );

/** A line of stitches. */
export const stitches = (path: string, tone: string): string => stroke(path, tone, 1.5, 0.75).replace('/>', ' stroke-dasharray="5 4"/>');
