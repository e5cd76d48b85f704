import { Random } from '../random.js';
import { circle, d, fill, stroke } from '../path.js';
import type { Pattern } from './outfit.js';

const across = (y: number, sag: number): string =>
  d`M${[-230, y + 26]}C${[-120, y - sag]} ${[-60, y + sag]} ${[0, y + sag]}C${[60, y + sag]} ${[120, y - sag]} ${[230, y + 26]}`;

const rows = (from: number, step: number): number[] =>
  Array.from({ length: Math.ceil((520 - from) / step) }, (_, index) => from + index * step);

const scattered = (seed: number, step: number, draw: (x: number, y: number, random: Random) => string): string => {
  const random = Random.of(seed, 'pattern');
  return rows(150, step)
    .flatMap((y, row) =>
      Array.from({ length: Math.ceil(460 / step) }, (_, index) =>
        draw(-230 + index * step + (row % 2) * step * 0.5 + random.between(-3, 3), y + random.between(-3, 3), random),
      ),
    )
    .join('');
};

const blossom = (x: number, y: number, random: Random): string => {
  const turn = random.between(0, 1.2);
  return Array.from({ length: 5 }, (_, index) =>
    circle([x + Math.cos(turn + index * 1.257) * 4.4, y + Math.sin(turn + index * 1.257) * 4.4], 3.2),
  ).join('');
};

const DRAWN: Record<Exclude<Pattern, 'plain'>, (accent: string, seed: number) => string> = {
  stripes: (accent, seed) =>
    stroke(
      rows(172 + (seed % 9), 26)
        .map((y) => across(y, 8))
        .join(''),
      accent,
      seed % 2 ? 6 : 10,
      0.92,
    ),
  dots: (accent, seed) =>
    fill(
      scattered(seed, 25, (x, y) => circle([x, y], 3.3)),
      accent,
      0.85,
    ),
  check: (accent, seed) =>
    stroke(
      rows(160, 44)
        .map((y) => across(y, 6))
        .join('') + Array.from({ length: 11 }, (_, index) => d`M${[-220 + index * 44, 130]}L${[-226 + index * 45, 520]}`).join(''),
      accent,
      9 + (seed % 5),
      0.4,
    ) +
    stroke(
      rows(182, 44)
        .map((y) => across(y, 6))
        .join('') + Array.from({ length: 11 }, (_, index) => d`M${[-198 + index * 44, 130]}L${[-204 + index * 45, 520]}`).join(''),
      accent,
      2,
      0.6,
    ),
  flowers: (accent, seed) =>
    fill(scattered(seed, 34, blossom), accent, 0.85) +
    fill(
      scattered(seed, 34, (x, y) => circle([x, y], 1.8)),
      '#f3d27a',
      0.9,
    ),
  fairisle: (accent) =>
    stroke(
      rows(206, 17)
        .slice(0, 5)
        .map((y) => across(y, 10))
        .join(''),
      accent,
      6,
      0.9,
    ).replace('stroke-linecap="round"', 'stroke-linecap="butt" stroke-dasharray="7 6"') +
    stroke(across(198, 10) + across(292, 10), accent, 3, 0.9),
};

/** A pattern over a garment, cut to its outline. */
export const drawPattern = (pattern: Pattern, path: string, accent: string, seed: number): string =>
  pattern === 'plain'
    ? ''
    : `<clipPath id="cloth-cut"><path d="${path}"/></clipPath><g clip-path="url(#cloth-cut)">${DRAWN[pattern](accent, seed)}</g>`;
