import { fill, lerp, type Point } from '../path.js';
import { hairTones, type HairTones } from '../palette.js';
import type { Sitter } from '../sitter.js';
import { locks, mass, strand, surface, wisps, type Strand } from '../strands.js';
import { mouthLine } from './mouth.js';
import { noseOf } from './nose.js';

const tonesOf = ({ look, light }: Sitter): HairTones => hairTones(look.beard.tone, 0, light.key);

/** Strands from the beard's upper edge to beyond the jaw, from ear to ear. */
const jawGuides = (sitter: Sitter, volume: number, drop: number): Strand[] => {
  const { head } = sitter;
  const mouth = mouthLine(sitter);
  const { base } = noseOf(sitter);
  const width = head.width;
  const edge: readonly (readonly [number, number])[] = [
    [width - 7, 12],
    [width * 0.86, 36],
    [width * 0.66, mouth - 16],
    [36, mouth - 13],
    [22, base + 10],
  ];
  const left = edge.map(([x, y]) => head.place(-x, y, 0.9));
  const right = edge.map(([x, y]) => head.place(x, y, 0.9)).toReversed();
  const roots: Point[] = [...left, head.place(0, base + 10, 1), ...right];
  return roots.map((root, index) => {
    const [x, y] = head.jaw[index] ?? root;
    const middle = 1 - Math.abs(index - 5) / 5;
    const grown = Math.min(1, middle * 2.2);
    const tip: Point = [x * (1 + volume * 0.007 * grown), y + volume * 0.4 * grown + (volume * 0.75 + drop) * middle ** 1.5];
    return strand([
      root,
      [lerp(root[0], tip[0], 0.3), lerp(root[1], tip[1], 0.34)],
      [lerp(root[0], tip[0], 0.75), lerp(root[1], tip[1], 0.68)],
      tip,
    ]);
  });
};

const chinGuides = (sitter: Sitter, drop: number): Strand[] => {
  const { head } = sitter;
  const mouth = mouthLine(sitter);
  return [-25, -14, 0, 14, 25].map((x) => {
    const root = head.place(x * 0.92, mouth + 13 + Math.abs(x) * 0.05, 1.1);
    const tip = head.place(x * 0.8, head.length + drop - Math.abs(x) * 0.28, 0.95);
    return strand([
      root,
      [lerp(root[0], tip[0], 0.3), lerp(root[1], tip[1], 0.3)],
      [lerp(root[0], tip[0], 0.7), lerp(root[1], tip[1], 0.7)],
      tip,
    ]);
  });
};

const moustache = (sitter: Sitter, tones: HairTones, droop: number): string => {
  const { head } = sitter;
  const { base } = noseOf(sitter);
  const mouth = mouthLine(sitter) - sitter.expression.smile * 3;
  const at = (x: number, y: number): Point => head.place(x, y, 1.35);
  const top = Math.min(base + 7, mouth - 16);
  return ([-1, 1] as const)
    .map((side) => {
      const upper = strand([at(side * 1, top + 1), at(side * 14, top - 1), at(side * 27, mouth - 11), at(side * 34, mouth + 1 + droop)]);
      const lower = strand([at(side * 0, mouth - 6), at(side * 9, mouth - 5), at(side * 20, mouth - 4), at(side * 30, mouth + 3 + droop)]);
      return mass([upper, lower], tones, sitter.chance('moustache'), { count: 5, width: 2.8, sheen: 0.4, contrast: 0.8 }, tones.base);
    })
    .join('');
};

/** The cheeks of a side-to-side beard: corners of chin beard and moustache joined around the mouth. */
const corners = (sitter: Sitter, tones: HairTones): string => {
  const { head } = sitter;
  const mouth = mouthLine(sitter);
  return ([-1, 1] as const)
    .map((side) => {
      const at = (x: number, y: number): Point => head.place(side * x, y, 1.15);
      return mass(
        [
          strand([at(32, mouth - 3), at(31, mouth + 6), at(27, mouth + 14), at(20, mouth + 26)]),
          strand([at(34, mouth - 3), at(37, mouth + 8), at(34, mouth + 20), at(24, mouth + 34)]),
        ],
        tones,
        sitter.chance('corner'),
        { count: 3, width: 2.5, sheen: null, contrast: 0.7 },
        tones.base,
      );
    })
    .join('');
};

/** The beard under the mouth, drawn before it. */
export const drawBeard = (sitter: Sitter): string => {
  const { kind, fullness } = sitter.look.beard;
  const tones = tonesOf(sitter);
  const random = sitter.chance('beard');
  if (kind === 'goatee' || kind === 'circle') {
    const guides = chinGuides(sitter, lerp(2, 10, fullness));
    return (
      mass(guides, tones, random, { count: 7, width: 3, sheen: null, ends: 4 }, tones.base) +
      (kind === 'circle' ? corners(sitter, tones) : '')
    );
  }
  if (kind !== 'short' && kind !== 'full' && kind !== 'long') return '';
  const volume = kind === 'short' ? 2.5 : lerp(7, 13, fullness);
  const guides = jawGuides(sitter, volume, kind === 'long' ? lerp(24, 52, fullness) : 0);
  const veil = kind === 'short' ? lerp(0.66, 0.88, fullness) : 1;
  const body =
    kind === 'short'
      ? fill(surface(guides), tones.base, veil)
      : wisps(guides.slice(2, -2), random, kind === 'long' ? 14 : 6, tones.base) + fill(surface(guides), tones.base);
  return (
    body +
    locks(guides, tones, random, { count: kind === 'short' ? 16 : 24, width: 3.6, sheen: null, contrast: kind === 'short' ? 0.6 : 0.85 })
  );
};

/** The moustache, drawn over the upper lip. */
export const drawMoustache = (sitter: Sitter): string => {
  const { kind, fullness } = sitter.look.beard;
  if (kind === 'none' || kind === 'stubble') return '';
  const tones = tonesOf(sitter);
  return moustache(sitter, kind === 'short' ? { ...tones, base: tones.base } : tones, kind === 'moustache' ? lerp(-4, 3, fullness) : 0);
};
