import { mix } from '../colour.js';
import { d, fill, lerp, outline, sliver, stroke, type Point } from '../path.js';
import { garment } from './body.js';
import { buttons, clothTones, folds, type ClothTones, type Dressing } from './dress.js';
import type { Top } from './outfit.js';
import { drawPattern } from './pattern.js';

/** A neckline: how far from the middle it meets the shoulder, and its path from there to the other side. */
interface Neckline {
  readonly from: number;
  readonly path: string;
  /** The edge alone, to be hemmed. */
  readonly edge: string;
}

const necklineOf = ({ body }: Dressing, spread: number, deep: number, shape: 'round' | 'vee' | 'square' | 'boat' | 'heart'): Neckline => {
  const { neck, shift, slope } = body;
  const from = neck + spread;
  const y = slope(from);
  const end: Point = [from + shift, y];
  const start: Point = [-from + shift, y];
  const low: Point = [shift, deep];
  const curves = {
    round: d`C${[-from * 0.88 + shift, lerp(y, deep, 0.72)]} ${[-from * 0.5 + shift, deep]} ${low}C${[from * 0.5 + shift, deep]} ${[from * 0.88 + shift, lerp(y, deep, 0.72)]} ${end}`,
    boat: d`C${[-from * 0.6 + shift, lerp(y, deep, 0.9)]} ${[-from * 0.3 + shift, deep]} ${low}C${[from * 0.3 + shift, deep]} ${[from * 0.6 + shift, lerp(y, deep, 0.9)]} ${end}`,
    vee: d`C${[-from * 0.86 + shift, lerp(y, deep, 0.34)]} ${[-from * 0.4 + shift, lerp(y, deep, 0.7)]} ${low}C${[from * 0.4 + shift, lerp(y, deep, 0.7)]} ${[from * 0.86 + shift, lerp(y, deep, 0.34)]} ${end}`,
    square: d`C${[-from * 0.98 + shift, y + 20]} ${[-from * 0.96 + shift, deep - 26]} ${[-from * 0.92 + shift, deep - 4]}C${[-from * 0.4 + shift, deep + 3]} ${[from * 0.4 + shift, deep + 3]} ${[from * 0.92 + shift, deep - 4]}C${[from * 0.96 + shift, deep - 26]} ${[from * 0.98 + shift, y + 20]} ${end}`,
    heart: d`C${[-from * 0.96 + shift, lerp(y, deep, 0.6)]} ${[-from * 0.5 + shift, deep - 26]} ${low}C${[from * 0.5 + shift, deep - 26]} ${[from * 0.96 + shift, lerp(y, deep, 0.6)]} ${end}`,
  };
  return { from, path: curves[shape], edge: d`M${start}` + curves[shape] };
};

const cloth = (dressing: Dressing, neckline: Neckline, tones: ClothTones, grow = 2): string => {
  const path = garment(dressing.body, neckline.from, neckline.path, grow);
  const { outfit, sitter } = dressing;
  const shade = stroke(neckline.edge, sitter.skin.deep, 7, 0.22);
  return shade + fill(path, 'url(#cloth)') + drawPattern(outfit.pattern, path, outfit.accent, sitter.look.seed) + folds(dressing, tones);
};

const hem = (neckline: Neckline, tone: string, width: number, opacity = 1): string => stroke(neckline.edge, tone, width, opacity);

const plainTop = (dressing: Dressing, tones: ClothTones, neckline: Neckline, hemWidth: number): string =>
  cloth(dressing, neckline, tones) +
  hem(neckline, mix(tones.base, tones.dark, 0.5), hemWidth) +
  hem(neckline, tones.light, hemWidth * 0.3, 0.5);

const turtle = (dressing: Dressing, tones: ClothTones): string => {
  const { neck, shift } = dressing.body;
  const neckline = necklineOf(dressing, 6, 176, 'round');
  const tube = d`M${[-neck - 3, 104]}C${[-neck * 0.5, 122]} ${[neck * 0.5, 122]} ${[neck + 3, 104]}C${[neck + 9, 126]} ${[neck + 14 + shift, 146]} ${[neck + 16 + shift, 162]}C${[neck * 0.5 + shift, 186]} ${[-neck * 0.5 + shift, 186]} ${[-neck - 16 + shift, 162]}C${[-neck - 14 + shift, 146]} ${[-neck - 9, 126]} ${[-neck - 3, 104]}Z`;
  const roll = stroke(d`M${[-neck - 9, 134]}C${[-neck * 0.5, 154]} ${[neck * 0.5, 154]} ${[neck + 9, 134]}`, tones.deep, 2.6, 0.35);
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = lerp(-neck, neck, (index + 0.5) / 9);
    return d`M${[x, 118 - Math.abs(x) * 0.24]}L${[x * 1.14 + shift, 170 - Math.abs(x) * 0.2]}`;
  });
  return (
    cloth(dressing, neckline, tones) + fill(tube, mix(tones.base, tones.light, 0.25)) + stroke(ribs.join(''), tones.deep, 1.4, 0.2) + roll
  );
};

const openCollar = (dressing: Dressing, tones: ClothTones, deep: number, soft: boolean): string => {
  const { neck, shift } = dressing.body;
  const tip = soft ? 30 : 20;
  const wing = (side: 1 | -1): string =>
    d`M${[side * (neck + 1) + shift * 0.5, 132]}C${[side * (neck + 12) + shift, 146]} ${[side * (neck + 22) + shift, 160]} ${[side * (neck + tip) + shift, 182]}L${[side * (neck - 10) + shift, deep - 4]}C${[side * (neck - 16) + shift, deep - 22]} ${[side * 8 + shift, deep - 2]} ${[side * 3 + shift, deep + 2]}C${[side * 14 + shift, deep - 26]} ${[side * (neck - 8) + shift, 158]} ${[side * (neck + 1) + shift * 0.5, 132]}Z`;
  return fill(wing(-1) + wing(1), mix(tones.base, tones.light, 0.4)) + stroke(wing(-1) + wing(1), tones.deep, 1.4, 0.3);
};

const placket = ({ body }: Dressing, tones: ClothTones, from: number, to = 520): string =>
  stroke(
    d`M${[body.shift, from]}C${[body.shift + 2, from + 60]} ${[body.shift + 2, from + 120]} ${[body.shift + 3, to]}`,
    tones.deep,
    2,
    0.45,
  ) +
  buttons(
    [0, 1, 2, 3, 4, 5].map((step): Point => [body.shift - 5, from + 26 + step * 46]).filter(([, y]) => y < to),
    mix(tones.base, tones.deep, 0.6),
    2.8,
  );

const shirt = (dressing: Dressing, tones: ClothTones, deep: number, soft = false): string =>
  cloth(dressing, necklineOf(dressing, 0, deep, 'vee'), tones) +
  placket(dressing, tones, deep + 2) +
  openCollar(dressing, tones, deep, soft);

const polo = (dressing: Dressing, tones: ClothTones): string =>
  cloth(dressing, necklineOf(dressing, 0, 206, 'vee'), tones) +
  placket(dressing, tones, 206, 266) +
  openCollar(dressing, tones, 204, false);

const buttoned = (dressing: Dressing, tones: ClothTones, collar: boolean): string => {
  const neckline = necklineOf(dressing, 4, 184, 'round');
  const slit = d`M${[dressing.body.shift - 7, 184]}L${[dressing.body.shift, 216]}L${[dressing.body.shift + 7, 184]}Z`;
  const band = collar
    ? hem(neckline, mix(tones.base, tones.light, 0.4), 11) + hem(neckline, tones.deep, 1.2, 0.3)
    : hem(neckline, tones.dark, 5);
  return cloth(dressing, neckline, tones) + band + fill(slit, dressing.sitter.skin.shade) + placket(dressing, tones, 216, 276);
};

const strapped = (dressing: Dressing, tones: ClothTones, width: number, deep: number): string => {
  const { shift, slope, neck, shoulder } = dressing.body;
  const at = neck + (shoulder - neck) * 0.36;
  const edge = at + width;
  const inner = at - width;
  const arm = (side: 1 | -1): Point[] => [
    [side * edge + shift, slope(edge) - 2],
    [side * (edge + 6) + shift, 236],
    [side * (shoulder - 26) + shift, 288],
    [side * (shoulder - 16) + shift, 520],
  ];
  const [left, right] = [arm(-1), arm(1)];
  const body = `${d`M${left[0] as Point}L${[-inner + shift, slope(inner) - 2]}C${[-inner * 0.96 + shift, deep - 22]} ${[-inner * 0.5 + shift, deep]} ${[shift, deep]}C${[inner * 0.5 + shift, deep]} ${[inner * 0.96 + shift, deep - 22]} ${[inner + shift, slope(inner) - 2]}L${right[0] as Point}C${right[1] as Point} ${right[2] as Point} ${right[2] as Point}L${right[3] as Point}L${left[3] as Point}L${left[2] as Point}C${left[2] as Point} ${left[1] as Point} ${left[0] as Point}Z`}`;
  const { outfit, sitter } = dressing;
  const arms = ([-1, 1] as const).map((side) =>
    sliver(
      [
        [side * (shoulder - 22) + shift, 290],
        [side * (shoulder - 26) + shift, 340],
        [side * (shoulder - 22) + shift, 400],
        [side * (shoulder - 16) + shift, 520],
      ],
      side * 7,
    ),
  );
  return (
    fill(arms.join(''), sitter.skin.deep, 0.5) +
    stroke(body, sitter.skin.deep, 5, 0.18) +
    fill(body, 'url(#cloth)') +
    drawPattern(outfit.pattern, body, outfit.accent, sitter.look.seed) +
    stroke(body, tones.dark, 1.6, 0.5)
  );
};

const offshoulder = (dressing: Dressing, tones: ClothTones): string => {
  const { shift, shoulder } = dressing.body;
  const band = outline([
    [-shoulder - 12 + shift, 216],
    [-shoulder * 0.6 + shift, 222],
    [shift, 228],
    [shoulder * 0.6 + shift, 222],
    [shoulder + 12 + shift, 216],
    [shoulder + 22 + shift, 256],
    [shoulder * 0.6 + shift, 270],
    [shift, 276],
    [-shoulder * 0.6 + shift, 270],
    [-shoulder - 22 + shift, 256],
  ]);
  const below = d`M${[-shoulder - 14 + shift, 240]}L${[shoulder + 14 + shift, 240]}L${[shoulder + 36 + shift, 520]}L${[-shoulder - 36 + shift, 520]}Z`;
  const { outfit, sitter } = dressing;
  return (
    stroke(band, sitter.skin.deep, 5, 0.2) +
    fill(below, 'url(#cloth)') +
    drawPattern(outfit.pattern, below, outfit.accent, sitter.look.seed) +
    folds(dressing, tones) +
    fill(band, mix(tones.base, tones.light, 0.22)) +
    stroke(band, tones.deep, 1.6, 0.25)
  );
};

const wrap = (dressing: Dressing, tones: ClothTones): string => {
  const neckline = necklineOf(dressing, 12, 254, 'vee');
  const { shift, neck, slope } = dressing.body;
  const lap = d`M${[neck + 12 + shift, slope(neck + 12)]}C${[neck + 4 + shift, 210]} ${[26 + shift, 236]} ${[-22 + shift, 286]}`;
  return cloth(dressing, neckline, tones) + hem(neckline, tones.dark, 3, 0.7) + stroke(lap, tones.deep, 2.6, 0.5);
};

const hoodie = (dressing: Dressing, tones: ClothTones): string => {
  const neckline = necklineOf(dressing, 8, 186, 'round');
  const { neck, shift } = dressing.body;
  const hood = (side: 1 | -1): string =>
    outline([
      [side * (neck - 4), 116],
      [side * (neck + 20) + shift, 132],
      [side * (neck + 42) + shift, 166],
      [side * (neck + 22) + shift, 194],
      [side * 20 + shift, 212],
      [side * 6 + shift, 204],
      [side * (neck - 6) + shift, 172],
    ]);
  const cords = ([-1, 1] as const).map(
    (side) => d`M${[side * 16 + shift, 206]}C${[side * 20 + shift, 236]} ${[side * 14 + shift, 256]} ${[side * 18 + shift, 290]}`,
  );
  return (
    cloth(dressing, neckline, tones) +
    fill(hood(-1) + hood(1), mix(tones.base, tones.light, 0.2)) +
    stroke(hood(-1) + hood(1), tones.deep, 1.8, 0.3) +
    stroke(cords.join(''), mix(tones.light, '#ffffff', 0.4), 3.4)
  );
};

const knit = (dressing: Dressing, tones: ClothTones): string => {
  const neckline = necklineOf(dressing, 7, 186, 'round');
  const ribs = Array.from({ length: 15 }, (_, index) => {
    const x = lerp(-170, 170, index / 14) + dressing.body.shift;
    return d`M${[x, 226 - Math.cos(x / 110) * 16]}C${[x + 3, 300]} ${[x - 3, 400]} ${[x * 1.06, 520]}`;
  });
  return (
    cloth(dressing, neckline, tones, 4) +
    stroke(ribs.join(''), tones.deep, 2, 0.13) +
    hem(neckline, mix(tones.base, tones.dark, 0.35), 13) +
    hem(neckline, tones.light, 2, 0.35)
  );
};

/** A blouse tied with a bow at the throat. */
const bow = (dressing: Dressing, tones: ClothTones): string => {
  const neckline = necklineOf(dressing, 1, 176, 'round');
  const { shift } = dressing.body;
  const loop = (side: 1 | -1): string =>
    outline([
      [side * 3 + shift, 182],
      [side * 30 + shift, 164],
      [side * 48 + shift, 176],
      [side * 40 + shift, 198],
      [side * 12 + shift, 192],
    ]);
  const tail = (side: 1 | -1): string =>
    outline([
      [side * 2 + shift, 190],
      [side * 14 + shift, 198],
      [side * 28 + shift, 262],
      [side * 8 + shift, 256],
    ]);
  const knot = outline([
    [shift - 9, 178],
    [shift + 9, 178],
    [shift + 10, 196],
    [shift - 10, 196],
  ]);
  return (
    cloth(dressing, neckline, tones) +
    hem(neckline, mix(tones.base, tones.light, 0.3), 12) +
    fill(tail(-1) + tail(1), mix(tones.base, tones.dark, 0.3)) +
    fill(loop(-1) + loop(1), mix(tones.base, tones.light, 0.35)) +
    stroke(loop(-1) + loop(1), tones.deep, 1.5, 0.3) +
    fill(knot, tones.base)
  );
};

const DRAWN: Record<Top, (dressing: Dressing, tones: ClothTones) => string> = {
  tee: (at, tones) => plainTop(at, tones, necklineOf(at, 8, 188, 'round'), 7),
  scoop: (at, tones) => plainTop(at, tones, necklineOf(at, 18, 216, 'round'), 4),
  vee: (at, tones) => plainTop(at, tones, necklineOf(at, 9, 236, 'vee'), 6),
  boat: (at, tones) => plainTop(at, tones, necklineOf(at, 38, 184, 'boat'), 5),
  square: (at, tones) => plainTop(at, tones, necklineOf(at, 34, 240, 'square'), 4),
  wrap,
  turtle,
  shirt: (at, tones) => shirt(at, tones, 214),
  blouse: (at, tones) => shirt(at, tones, 232, true),
  polo,
  henley: (at, tones) => buttoned(at, tones, false),
  grandad: (at, tones) => buttoned(at, tones, true),
  camisole: (at, tones) => strapped(at, tones, 3.4, 246),
  tank: (at, tones) => strapped(at, tones, 15, 224),
  offshoulder,
  hoodie,
  knit,
  bow,
};

/** The garment next to the skin. */
export const drawTop = (dressing: Dressing): string =>
  DRAWN[dressing.outfit.top](dressing, clothTones(dressing.outfit.color, dressing.sitter));
