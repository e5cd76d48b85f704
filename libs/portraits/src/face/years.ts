import { clamp, fill, sliver, type Cubic, type Point } from '../path.js';
import type { Raster } from '../raster.js';
import type { Sitter } from '../sitter.js';
import { eyeCentre } from './eyes.js';
import { mouthLine } from './mouth.js';
import { noseOf } from './nose.js';

/** How far an age has got between two ages, 0 to 1. */
const reached = (age: number, from: number, to: number): number => clamp((age - from) / (to - from));

/** From the wing of the nose past the corner of the mouth. */
const smileFold = (sitter: Sitter, side: 1 | -1): Cubic => {
  const { look, head, expression } = sitter;
  const { base, wing } = noseOf(sitter);
  const mouth = mouthLine(sitter);
  const half = 28 + look.mouth.width * 4 + expression.smile * 3;
  const drop = reached(look.age, 50, 75) * 9 - expression.smile * 5;
  return [
    head.place(side * (wing + 4), base - 7, 1.5),
    head.place(side * (wing + 13), base, 1.4),
    head.place(side * (half + 8), mouth - 20, 1.2),
    head.place(side * (half + 8), mouth - 4 + drop, 1.1),
  ];
};

const crowsFeet = (sitter: Sitter): string => {
  const { look, expression } = sitter;
  const rays = ([-1, 1] as const).flatMap((side) => {
    const [x, y] = eyeCentre(sitter, side);
    const at = (px: number, py: number): Point => [x + side * px, y + py];
    const ray = (py: number, end: number): string =>
      sliver([at(23, py), at(25, py + (end - py) * 0.2), at(28, py + (end - py) * 0.5), at(32, end)], side * 1.5);
    return [ray(-2, -6.5), ray(1.5, 1.5), ...(look.age > 48 ? [ray(4.5, 8)] : [])];
  });
  const amount = reached(look.age, 36, 64) * (0.6 + expression.smile * 0.5);
  return fill(rays.join(''), sitter.skin.deep, amount * 0.4);
};

const foreheadLines = (sitter: Sitter): string => {
  const { look, head, skin } = sitter;
  const rows = look.age > 60 ? [-45, -54, -62] : [-46, -55];
  const lines = rows.map((y, index) => {
    const reach = 28 - index * 4;
    return sliver(
      [
        head.place(-reach, y + 2, 1),
        head.place(-reach * 0.4, y - 2.5, 1),
        head.place(reach * 0.4, y - 2.5, 1),
        head.place(reach, y + 2, 1),
      ],
      1.9,
    );
  });
  return fill(lines.join(''), skin.deep, reached(look.age, 44, 74) * 0.36);
};

/** The soft part of years and laughing: folds and bags as light and shade. */
export const shadeYears = (raster: Raster, sitter: Sitter): void => {
  const { look, head, skin, expression } = sitter;
  const fold = 0.08 + expression.smile * 0.2 + reached(look.age, 34, 72) * 0.42;
  const jowl = reached(look.age, 54, 80) * 0.5;
  const mouth = mouthLine(sitter);
  for (const side of [-1, 1] as const) {
    const [from, a, b, to] = smileFold(sitter, side);
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    raster.bar(from, middle, 3, skin.shade, fold, 10);
    raster.bar(middle, to, 3, skin.shade, fold * 0.8, 10);
    raster.bar(head.place(side * 31, mouth + 9, 1), head.place(side * 30, mouth + 25, 0.9), 2, skin.shade, jowl, 10);
    const [x, y] = eyeCentre(sitter, side);
    raster.bar([x - side * 10, y + 13], [x + side * 8, y + 13.5], 2, skin.shade, 0.1 + reached(look.age, 34, 70) * 0.5, 8);
  }
};

/** The fine lines that years and laughing leave. */
export const drawYears = (sitter: Sitter): string => {
  const { look, skin, expression } = sitter;
  const wide = 1.2 + reached(look.age, 35, 70) * 1.2 + expression.smile * 0.6;
  const folds = ([-1, 1] as const).map((side) => sliver(smileFold(sitter, side), side * -wide)).join('');
  const bags = ([-1, 1] as const).map((side) => {
    const [x, y] = eyeCentre(sitter, side);
    return sliver(
      [
        [x - side * 13, y + 9.5],
        [x - side * 7, y + 15],
        [x + side * 4, y + 16],
        [x + side * 13, y + 11.5],
      ],
      side * 1.7,
    );
  });
  const soft = Math.min(0.42, expression.smile * 0.14 + reached(look.age, 36, 72) * 0.34);
  return [
    foreheadLines(sitter),
    crowsFeet(sitter),
    fill(bags.join(''), skin.deep, 0.04 + expression.smile * 0.1 + reached(look.age, 40, 72) * 0.3),
    fill(folds, skin.deep, soft),
  ].join('');
};
