import type { Random } from '../random.js';
import { luma, rgb } from '../colour.js';
import type { Look, Taste } from '../look.js';
import type { Season } from '../scene/kinds.js';
import type { Hat, Layer, Outfit, Pattern, Top } from './outfit.js';

type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

const WOMEN: Record<Taste, Weights<Top>> = {
  casual: { tee: 3, vee: 2, boat: 2, knit: 2, scoop: 2, hoodie: 1, shirt: 1 },
  smart: { blouse: 3, turtle: 2, bow: 2, shirt: 2, wrap: 2, knit: 1 },
  sporty: { tank: 3, tee: 3, hoodie: 3, scoop: 1, polo: 1 },
  boho: { blouse: 2, offshoulder: 2, square: 2, wrap: 2, knit: 2, vee: 1 },
  edgy: { tank: 2, tee: 3, turtle: 2, camisole: 1, scoop: 1 },
  classic: { knit: 2, boat: 2, blouse: 2, turtle: 2, wrap: 1, shirt: 2, bow: 1 },
};

const MEN: Record<Taste, Weights<Top>> = {
  casual: { tee: 4, henley: 2, shirt: 2, knit: 2, hoodie: 2, polo: 1 },
  smart: { shirt: 4, turtle: 2, knit: 2, polo: 1 },
  sporty: { tee: 3, hoodie: 3, polo: 2 },
  boho: { grandad: 3, henley: 2, shirt: 2, knit: 2 },
  edgy: { tee: 4, turtle: 1, henley: 2, grandad: 1 },
  classic: { shirt: 4, knit: 3, polo: 2, turtle: 1 },
};

const LAYERED: Record<Taste, Weights<Layer>> = {
  casual: { none: 5, denim: 2, cardigan: 1, bomber: 1 },
  smart: { none: 3, blazer: 4, waistcoat: 0.6 },
  sporty: { none: 6, bomber: 2 },
  boho: { none: 4, cardigan: 2, denim: 1.4, waistcoat: 0.7 },
  edgy: { none: 3, leather: 3, denim: 1.4, bomber: 1 },
  classic: { none: 4, cardigan: 2, blazer: 2 },
};

const COLOURS = [
  '#b5452f', '#22304a', '#f0d9b5', '#f4e7d3', '#e9e2d4', '#2c5b58', '#4a2b3f', '#d9a441', '#3a2140', '#c9593c', '#35503f', '#44576b', '#1f1a26', '#c7714e',
  '#7d3040', '#5f7a86', '#8a9a6a', '#e79a84', '#a8606a', '#6b7f5c', '#d8cbb4', '#31504f', '#8c5a3c', '#b9c0b4', '#f2ead9', '#5a4a6b', '#c98a8f', '#2f3a36', '#9fb2bd', '#e2b659',
  '#6a2430', '#3f6f72', '#b98f5c', '#7a8794', '#d97a5c', '#4d5a34',
] as const; // prettier-ignore

const JACKETS: Record<Exclude<Layer, 'none'>, readonly string[]> = {
  blazer: ['#22304a', '#3a3f45', '#5c4638', '#7a6a5a', '#2c3a36', '#4a2b3f', '#b9a58a', '#8a4a3c', '#d8cbb4'],
  denim: ['#4a6280', '#6d86a0', '#33465f', '#8fa3b5', '#2b3138'],
  leather: ['#1f1a1e', '#3a2620', '#5a3226', '#26282e'],
  cardigan: ['#8c5a3c', '#c7b59a', '#5a6b5c', '#7d3040', '#44576b', '#d9a441', '#6a5a6b', '#e3d6c2'],
  coat: ['#3a3a42', '#7a5a40', '#4a2b34', '#c2a57c', '#2f4446', '#8a8f92'],
  puffer: ['#b5452f', '#22304a', '#d9a441', '#35503f', '#2a2a30', '#7f9aa8', '#c98a8f'],
  bomber: ['#35503f', '#22242c', '#5a4a3a', '#7a2f34', '#44576b'],
  waistcoat: ['#4a3a30', '#3a4450', '#5c4a3a', '#2c3a36'],
};

const distance = (a: string, b: string): number => {
  const [x, y] = [rgb(a), rgb(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
};

/** The colour among a few that stands out best against all the others in the picture. */
const apart = (random: Random, list: readonly string[], others: readonly string[]): string => {
  const tries = Array.from({ length: 4 }, () => random.pick(list));
  const worth = (tone: string): number => Math.min(...others.map((other) => distance(tone, other)));
  return tries.reduce((best, tone) => (worth(tone) > worth(best) ? tone : best));
};

const topFor = (random: Random, look: Look, season: Season): Top => {
  const woman = look.gender === 'female';
  if (look.cover === 'hijab') return random.weighted({ turtle: 2, knit: 2, shirt: 1, tee: 1 });
  const plain = (woman ? WOMEN : MEN)[look.taste];
  if (season === 'winter') return random.weighted({ turtle: 2, knit: 3, hoodie: 1 });
  if (season === 'summer')
    return woman
      ? random.weighted({
          ...plain,
          turtle: 0,
          knit: 0,
          hoodie: 0,
          camisole: look.age < 62 ? 3 : 0,
          square: 2,
          offshoulder: look.age < 62 ? 1 : 0,
        })
      : random.weighted({ ...plain, turtle: 0, knit: 0, hoodie: 0, tank: look.age < 48 ? 1 : 0, grandad: 2, tee: 3 });
  if (season === 'evening' && woman)
    return random.weighted({ ...plain, camisole: look.age < 62 ? 2 : 0, wrap: 2, hoodie: 0, offshoulder: look.age < 62 ? 1 : 0 });
  return random.weighted(plain);
};

const UNDER_JACKET: readonly Top[] = [
  'tee',
  'vee',
  'scoop',
  'shirt',
  'turtle',
  'knit',
  'blouse',
  'camisole',
  'henley',
  'tank',
  'grandad',
  'polo',
  'boat',
];

const layerFor = (random: Random, look: Look, season: Season, top: Top): Layer => {
  if (season === 'winter') return random.weighted({ coat: 4, puffer: 4 });
  if (season === 'summer' || !UNDER_JACKET.includes(top)) return 'none';
  const layer = random.weighted(LAYERED[look.taste]);
  if (layer === 'waistcoat') return top === 'shirt' || top === 'grandad' ? layer : 'none';
  return layer;
};

const patternFor = (random: Random, look: Look, top: Top): Pattern => {
  if (top === 'boat') return random.weighted({ stripes: 3, plain: 2 });
  if (top === 'tee' || top === 'scoop') return random.weighted({ plain: 6, stripes: 2 });
  if (top === 'shirt')
    return look.gender === 'male'
      ? random.weighted({ plain: 5, check: 3, stripes: 0.4 })
      : random.weighted({ plain: 4, dots: 1, flowers: 1, check: 1 });
  if (top === 'blouse' || top === 'wrap' || top === 'square' || top === 'camisole' || top === 'bow')
    return random.weighted({ plain: 5, flowers: 2, dots: 1.4 });
  if (top === 'knit') return random.weighted({ plain: 6, fairisle: 1, stripes: 1 });
  return 'plain';
};

const hatFor = (random: Random, look: Look, season: Season, shot: number): Hat => {
  const tall = [
    'afro',
    'curlyshort',
    'curlylong',
    'topbun',
    'updo',
    'manbun',
    'ponytail',
    'quiff',
    'curlytop',
    'coils',
    'boxbraids',
    'locs',
  ].includes(look.hair.style);
  if (look.cover !== 'none' || tall) return 'none';
  if (season === 'winter') return random.weighted({ none: 2, beanie: 3 });
  // Somebody should be recognised by the first picture: hats are rare there.
  const rare = shot === 0 ? 0.25 : 1;
  if (season === 'summer')
    return random.weighted({ none: 8, sunhat: look.gender === 'female' ? 2 * rare : 0, cap: look.age < 45 ? rare : 0 });
  return random.weighted({
    none: 16,
    cap: look.taste === 'sporty' && look.age < 55 ? 3 * rare : 0,
    beret: look.gender === 'female' && look.taste !== 'sporty' ? rare : 0,
    flatcap: look.gender === 'male' && look.age > 45 ? rare : 0,
    beanie: look.age < 40 ? rare : 0,
  });
};

/** A picture's circumstances, as far as they matter to what one wears in it. */
export interface Occasion {
  readonly season: Season;
  readonly shot: number;
  /** The colours that the clothes shall stand out against. */
  readonly around: readonly string[];
  /** How far down, in the head's units, the picture shows the body. */
  readonly visible: number;
}

/** Tops that begin low: in a close crop they would not be seen at all. */
const LOW: readonly Top[] = ['camisole', 'offshoulder', 'square', 'wrap'];

/** What a person puts on for a picture. */
export const outfitFor = (random: Random, look: Look, { season, shot, around, visible }: Occasion): Outfit => {
  const chosen = topFor(random, look, season);
  const top = visible < 292 && LOW.includes(chosen) ? 'scoop' : chosen;
  const layer = layerFor(random, look, season, top);
  const color =
    top === 'shirt' && layer === 'blazer' ? random.pick(['#f6f1e8', '#dfe6ec', '#e9d9cf', '#c9d6e2']) : apart(random, COLOURS, around);
  const layerColor = layer === 'none' ? color : apart(random, JACKETS[layer], [color, ...around]);
  const bright = COLOURS.filter((tone) => Math.abs(luma(tone) - luma(color)) > 0.25);
  const hat = hatFor(random, look, season, shot);
  return {
    top,
    color,
    pattern: patternFor(random, look, top),
    accent: random.pick(bright),
    layer,
    layerColor,
    tie: top === 'shirt' && layer === 'blazer' && look.gender === 'male' && random.chance(0.3),
    scarf: season === 'winter' && random.chance(0.65) ? apart(random, COLOURS, [layerColor, ...around]) : null,
    hat,
    hatColor: hat === 'sunhat' ? random.pick(['#e2c794', '#d8b780', '#f0e2c4']) : apart(random, COLOURS, [look.hair.tone, ...around]),
    sunglasses: shot > 0 && (season === 'summer' || season === 'mild') && random.chance(0.12),
  };
};
