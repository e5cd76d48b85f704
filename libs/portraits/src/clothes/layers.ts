import { mix } from '../colour.js';
import { d, fill, outline, sliver, stroke, type Point } from '../path.js';
import { garment } from './body.js';
import { buttons, clothTones, folds, stitches, type ClothTones, type Dressing } from './dress.js';
import type { Layer } from './outfit.js';

/** An open front: from the neck down to where the two sides meet. */
const open = ({ body }: Dressing, spread: number, deep: number, grow: number): string => {
  const { neck, shift, slope } = body;
  const from = neck + spread;
  const y = slope(from) - grow * 0.4;
  const path = d`C${[-from * 0.9 + shift, y + (deep - y) * 0.3]} ${[-from * 0.5 + shift, y + (deep - y) * 0.7]} ${[shift, deep]}C${[from * 0.5 + shift, y + (deep - y) * 0.7]} ${[from * 0.9 + shift, y + (deep - y) * 0.3]} ${[from + shift, y]}`;
  return garment(body, from, path, grow);
};

const coatOf = (dressing: Dressing, tones: ClothTones, spread: number, deep: number, grow: number): string => {
  const path = open(dressing, spread, deep, grow);
  return fill(path, 'url(#coat)') + folds(dressing, tones);
};

/** Lapels from the neck to the button, with a notch. */
const lapels = ({ body }: Dressing, tones: ClothTones, { wide, deep, notch }: { wide: number; deep: number; notch: number }): string => {
  const { neck, shift } = body;
  const lapel = (side: 1 | -1): string => {
    const at = (x: number, y: number): Point => [side * x + shift, y];
    return d`M${at(neck + 7, 140)}C${at(neck + 16, 150)} ${at(neck + 24, 168)} ${at(neck + wide, notch)}L${at(neck + wide - 13, notch + 8)}L${at(neck + wide + 5, notch + 24)}C${at(neck + wide - 6, notch + 60)} ${at(34, deep - 40)} ${at(0, deep + 6)}C${at(10, deep - 60)} ${at(neck - 4, 220)} ${at(neck + 7, 140)}Z`;
  };
  return fill(lapel(-1) + lapel(1), mix(tones.base, tones.light, 0.22)) + stroke(lapel(-1) + lapel(1), tones.deep, 1.8, 0.4);
};

const blazer = (dressing: Dressing, tones: ClothTones): string =>
  coatOf(dressing, tones, 9, 372, 7) +
  lapels(dressing, tones, { wide: 50, deep: 366, notch: 214 }) +
  buttons([[dressing.body.shift + 6, 386]], tones.deep, 5);

const coat = (dressing: Dressing, tones: ClothTones): string =>
  coatOf(dressing, tones, 9, 330, 14) +
  lapels(dressing, tones, { wide: 66, deep: 326, notch: 226 }) +
  buttons(
    [
      [dressing.body.shift + 30, 366],
      [dressing.body.shift - 26, 366],
    ],
    tones.deep,
    7,
  );

const denim = (dressing: Dressing, tones: ClothTones): string => {
  const { neck, shift, shoulder } = dressing.body;
  const flap = (side: 1 | -1): string => {
    const at = (x: number, y: number): Point => [side * x + shift, y];
    return d`M${at(neck + 4, 134)}C${at(neck + 22, 150)} ${at(neck + 34, 172)} ${at(neck + 42, 196)}L${at(neck + 6, 228)}C${at(neck - 4, 204)} ${at(neck, 160)} ${at(neck + 4, 134)}Z`;
  };
  const yoke = ([-1, 1] as const).map((side) => d`M${[side * (shoulder - 12) + shift, 248]}L${[side * (neck - 4) + shift, 258]}`).join('');
  const seams = ([-1, 1] as const)
    .map(
      (side) =>
        d`M${[side * (neck + 24) + shift, 258]}L${[side * (neck + 8) + shift, 520]}M${[side * 16 + shift, 300]}L${[side * 14 + shift, 520]}`,
    )
    .join('');
  const thread = '#d9a45a';
  return (
    coatOf(dressing, tones, 6, 340, 6) +
    stroke(yoke + seams, tones.deep, 2, 0.4) +
    stitches(yoke, thread) +
    fill(flap(-1) + flap(1), mix(tones.base, tones.light, 0.3)) +
    stitches(flap(-1) + flap(1), thread) +
    buttons(
      [
        [shift + 16, 366],
        [shift + 15, 420],
      ],
      '#c7a05c',
      4.4,
    )
  );
};

const leather = (dressing: Dressing, tones: ClothTones): string => {
  const { shift, shoulder, neck } = dressing.body;
  const shine = ([-1, 1] as const).map(
    (side) =>
      sliver(
        [
          [side * (shoulder - 40) + shift, 190],
          [side * (shoulder - 16) + shift, 214],
          [side * (shoulder - 2) + shift, 250],
          [side * shoulder + shift, 310],
        ],
        side * 8,
      ) +
      sliver(
        [
          [side * (neck + 40) + shift, 280],
          [side * (neck + 30) + shift, 320],
          [side * (neck + 30) + shift, 360],
          [side * (neck + 38) + shift, 410],
        ],
        side * 6,
      ),
  );
  const zip = stroke(d`M${[shift + 30, 300]}L${[shift + 8, 520]}`, '#c9c4be', 3, 0.8).replace('/>', ' stroke-dasharray="3 3"/>');
  return (
    coatOf(dressing, tones, 8, 330, 6) +
    fill(shine.join(''), tones.light, 0.5) +
    lapels(dressing, tones, { wide: 58, deep: 320, notch: 208 }) +
    zip
  );
};

const cardigan = (dressing: Dressing, tones: ClothTones): string => {
  const { neck, shift, slope } = dressing.body;
  const from = neck + 12;
  const band = d`M${[-from + shift, slope(from) - 2]}C${[-from * 0.9 + shift, 240]} ${[-24 + shift, 300]} ${[shift - 4, 344]}L${[shift - 2, 520]}M${[from + shift, slope(from) - 2]}C${[from * 0.9 + shift, 240]} ${[24 + shift, 300]} ${[shift + 4, 344]}`;
  return (
    coatOf(dressing, tones, 10, 340, 7) +
    stroke(band, mix(tones.base, tones.dark, 0.35), 15) +
    stroke(band, tones.light, 1.6, 0.35) +
    buttons(
      [
        [shift - 2, 372],
        [shift - 2, 424],
      ],
      tones.deep,
      5,
    )
  );
};

const puffer = (dressing: Dressing, tones: ClothTones): string => {
  const { neck, shift } = dressing.body;
  const collar = outline([
    [-neck - 12, 108],
    [-neck * 0.5, 128],
    [0, 133],
    [neck * 0.5, 128],
    [neck + 12, 108],
    [neck + 26 + shift, 140],
    [neck + 18 + shift, 184],
    [shift, 204],
    [-neck - 18 + shift, 184],
    [-neck - 26 + shift, 140],
  ]);
  const quilts = [196, 246, 300, 358, 420]
    .map(
      (y) =>
        d`M${[-236 + shift, y + 62]}C${[-150 + shift, y + 4]} ${[-60 + shift, y + 14]} ${[shift, y + 14]}C${[60 + shift, y + 14]} ${[150 + shift, y + 4]} ${[236 + shift, y + 62]}`,
    )
    .join('');
  const path = open(dressing, 4, 190, 16);
  return (
    fill(path, 'url(#coat)') +
    `<clipPath id="coat-cut"><path d="${path}"/></clipPath><g clip-path="url(#coat-cut)">${stroke(quilts, tones.deep, 9, 0.3)}${stroke(quilts, tones.light, 3, 0.4)}</g>` +
    folds(dressing, tones, 0.7) +
    fill(collar, mix(tones.base, tones.light, 0.2)) +
    stroke(collar, tones.deep, 2, 0.3) +
    stroke(d`M${[shift, 130]}L${[shift + 2, 520]}`, tones.deep, 3, 0.5)
  );
};

const bomber = (dressing: Dressing, tones: ClothTones): string => {
  const { neck, shift, slope } = dressing.body;
  const from = neck + 8;
  const y = slope(from) - 3;
  const collar = ([-1, 1] as const)
    .map(
      (side) =>
        d`M${[side * (from - 1) + shift, y - 4]}C${[side * from * 0.95 + shift, y + 26]} ${[side * from * 0.8 + shift, y + 62]} ${[side * from * 0.46 + shift, y + 104]}`,
    )
    .join('');
  const ribs = mix(tones.base, tones.dark, 0.6);
  const zip = stroke(d`M${[shift + 1, 300]}L${[shift + 2, 520]}`, '#cfc7bd', 2.6, 0.7);
  return coatOf(dressing, tones, 8, 300, 8) + stroke(collar, ribs, 17) + stroke(collar, tones.light, 1.6, 0.3) + zip;
};

const waistcoat = (dressing: Dressing, tones: ClothTones): string => {
  const { neck, shift, shoulder } = dressing.body;
  const side = (at: 1 | -1): string => {
    const p = (x: number, y: number): Point => [at * x + shift, y];
    return d`M${p(neck + 12, 158)}L${p(shoulder - 40, 184)}C${p(shoulder - 52, 240)} ${p(shoulder - 40, 290)} ${p(shoulder - 26, 310)}L${p(shoulder - 16, 520)}L${p(-4, 520)}L${p(-4, 318)}C${p(20, 290)} ${p(neck + 6, 230)} ${p(neck + 12, 158)}Z`;
  };
  return (
    fill(side(-1) + side(1), 'url(#coat)') +
    stroke(side(-1) + side(1), tones.deep, 2, 0.4) +
    buttons(
      [344, 390, 436].map((y): Point => [shift + 2, y]),
      tones.deep,
      4,
    )
  );
};

const DRAWN: Record<Exclude<Layer, 'none'>, (dressing: Dressing, tones: ClothTones) => string> = {
  blazer,
  coat,
  denim,
  leather,
  cardigan,
  puffer,
  bomber,
  waistcoat,
};

/** A jacket, coat or the like over the top. */
export const drawLayer = (dressing: Dressing): string => {
  const { layer, layerColor } = dressing.outfit;
  return layer === 'none' ? '' : DRAWN[layer](dressing, clothTones(layerColor, dressing.sitter));
};

export const drawTie = (dressing: Dressing): string => {
  const { outfit, sitter, body } = dressing;
  if (!outfit.tie) return '';
  const tones = clothTones(outfit.accent, sitter);
  const { shift } = body;
  const knot = d`M${[shift - 13, 190]}L${[shift + 13, 190]}L${[shift + 8, 214]}L${[shift - 8, 214]}Z`;
  const blade = d`M${[shift - 8, 214]}L${[shift + 8, 214]}L${[shift + 24, 400]}L${[shift, 430]}L${[shift - 24, 400]}Z`;
  return (
    fill(blade, tones.base) +
    fill(d`M${[shift - 8, 214]}L${[shift, 214]}L${[shift - 4, 420]}L${[shift - 24, 400]}Z`, tones.light, 0.3) +
    fill(knot, mix(tones.base, tones.light, 0.2)) +
    stroke(knot, tones.deep, 1.6, 0.4)
  );
};

/** A scarf around the neck, one end hanging. */
export const drawScarf = (dressing: Dressing): string => {
  const { outfit, sitter, body } = dressing;
  if (outfit.scarf === null) return '';
  const tones = clothTones(outfit.scarf, sitter);
  const { neck, shift } = body;
  const loop = outline([
    [-neck - 18, 104],
    [-neck * 0.4, 132],
    [neck * 0.4, 134],
    [neck + 18, 106],
    [neck + 36 + shift, 142],
    [neck + 22 + shift, 184],
    [20 + shift, 206],
    [-30 + shift, 204],
    [-neck - 26 + shift, 180],
    [-neck - 36 + shift, 140],
  ]);
  const side = sitter.look.hair.side;
  const end = outline([
    [side * 4 + shift, 186],
    [side * 40 + shift, 180],
    [side * 58 + shift, 300],
    [side * 54 + shift, 372],
    [side * 12 + shift, 374],
    [side * 14 + shift, 290],
  ]);
  const turns = [0, 1, 2]
    .map((row) =>
      sliver(
        [
          [-neck - 28 + row * 5 + shift, 134 + row * 16],
          [-20 + shift, 166 + row * 15],
          [24 + shift, 164 + row * 15],
          [neck + 30 - row * 6 + shift, 132 + row * 16],
        ],
        5,
      ),
    )
    .join('');
  const fringe = Array.from(
    { length: 8 },
    (_, index) => d`M${[side * (15 + index * 5) + shift, 370]}L${[side * (15 + index * 5) + shift, 388]}`,
  ).join('');
  return (
    fill(end, tones.dark) +
    stroke(fringe, tones.dark, 2.4) +
    fill(loop, tones.base) +
    fill(turns, tones.deep, 0.34) +
    stroke(loop, tones.deep, 1.6, 0.25)
  );
};
