import { clamp, fill, circle, lerp } from '../path.js';
import { pngOf } from '../png.js';
import { Raster } from '../raster.js';
import type { Sitter } from '../sitter.js';
import { eyeCentre } from './eyes.js';
import { mouthLine } from './mouth.js';
import { noseOf } from './nose.js';
import { shadeYears } from './years.js';

const FRAME = { x0: -110, y0: -130, x1: 110, y1: 140 };

const soft = (value: number): number => {
  const t = clamp(value);
  return t * t * (3 - 2 * t);
};

/** Where the hair throws its shadow on the forehead: how far down and how dark. */
export interface HairShadow {
  readonly reach: number;
  readonly amount: number;
}

/** Hair too short for locks: how dark, and where it begins on the forehead and over the temples. */
export interface ScalpVeil {
  readonly amount: number;
  readonly front: number;
  readonly temple: number;
}

const scalp = (raster: Raster, sitter: Sitter, { amount, front, temple }: ScalpVeil): void => {
  const { head, hair } = sitter;
  const drift = head.pose.turn * 6;
  raster.wash(hair.base, (x, y) => {
    const away = Math.abs(x - drift);
    const top = soft((front + (away > temple ? (away - temple) * 3.4 : away * 0.06) - y) / 9);
    const burn = soft((away - head.width + 13) / 7) * soft((20 - y) / 12);
    return amount * Math.max(top, burn);
  });
};

const modelling = (raster: Raster, sitter: Sitter, hair: HairShadow): void => {
  const { head, skin, light } = sitter;
  const { side, strength } = light;
  const drift = head.pose.turn * 12;
  raster.wash(skin.shade, (x) => strength * 0.72 * soft((-side * (x - drift) - 4) / 84));
  raster.wash(skin.light, (x, y) => 0.5 * strength * soft((side * (x - drift) - 8) / 80) * soft((90 - y) / 60));
  raster.wash(skin.shade, (_, y) => 0.4 * soft((y - head.length + 34) / 44));
  raster.wash(skin.deep, (_, y) => hair.amount * soft((hair.reach - y) / 44));
};

const features = (raster: Raster, sitter: Sitter): void => {
  const { head, skin, light, look, expression } = sitter;
  const { base } = noseOf(sitter);
  const mouth = mouthLine(sitter);
  for (const side of [-1, 1] as const) {
    const [ex, ey] = eyeCentre(sitter, side);
    raster.glow(ex - side * 8, ey - 10, 27, 18, skin.shade, 0.42);
    raster.glow(ex, ey + 9, 24, 11, skin.shade, 0.16 + clamp((look.age - 35) / 90) * 0.3);
    const [cx, cy] = head.place(side * 46, 40 - expression.smile * 4, 0.9);
    raster.glow(cx, cy, 34, 25, skin.flush, (0.2 + look.skin.blush * 0.3) * (side === light.side ? 1 : 0.8));
    const [bx, by] = head.place(side * 50, 22 - expression.smile * 2, 0.9);
    raster.glow(bx, by, 24, 12, skin.light, side === light.side ? 0.5 : 0.16);
  }
  const [nx, ny] = head.place(0, base - 8, 1.8);
  raster.glow(nx, ny, 19, 16, skin.flush, 0.16 + look.skin.blush * 0.14);
  raster.glow(nx + light.side * 2.5, ny - 1, 8, 8, skin.light, 0.75);
  const [rx, ry] = head.place(light.side * 2, 10, 1.4);
  raster.glow(rx, ry, 7, 28, skin.light, 0.42);
  const [fx, fy] = head.place(light.side * 22, -50, 0.9);
  raster.glow(fx, fy, 46, 30, skin.light, 0.42);
  const [lx, ly] = head.place(0, mouth + 17, 1.2);
  raster.glow(lx, ly, 24, 9, skin.shade, 0.55);
  raster.glow(lx + light.side * 4, ly + 14, 20, 12, skin.light, 0.26);
};

/** A beard of a few days: a soft veil over jaw, chin and upper lip. */
const stubble = (raster: Raster, sitter: Sitter, amount: number): void => {
  const { head, look } = sitter;
  const mouth = mouthLine(sitter);
  const centre = head.place(0, 0, 1)[0];
  const veil = (x: number, y: number): number => {
    const away = Math.abs(x - centre) / head.width;
    const cheek = lerp(mouth - 14, 14, soft((away - 0.35) / 0.6));
    const lips = Math.hypot((x - centre) / 27, (y - mouth - 2) / 9);
    return amount * soft((y - cheek) / 24) * soft((lips - 0.7) / 0.6);
  };
  raster.wash(look.beard.tone, veil);
};

/** Light and shade of the face as one small picture, cut to the face's outline. */
export const drawShade = (sitter: Sitter, hair: HairShadow, veil?: ScalpVeil): string => {
  const raster = new Raster(55, 68, FRAME);
  if (veil) scalp(raster, sitter, veil);
  modelling(raster, sitter, hair);
  features(raster, sitter);
  shadeYears(raster, sitter);
  const { kind, fullness } = sitter.look.beard;
  if (kind === 'stubble') stubble(raster, sitter, lerp(0.2, 0.42, fullness));
  else if (kind !== 'none') stubble(raster, sitter, 0.2);
  const place = `x="${FRAME.x0}" y="${FRAME.y0}" width="${FRAME.x1 - FRAME.x0}" height="${FRAME.y1 - FRAME.y0}"`;
  return `<image href="${pngOf(raster, true)}" ${place} preserveAspectRatio="none" clip-path="url(#face)"/>`;
};

/** Freckles over nose and cheeks, and a mole for some. */
export const drawMarks = (sitter: Sitter): string => {
  const { look, head, skin } = sitter;
  const random = sitter.chance('marks');
  let dots = '';
  for (let index = 0; index < look.skin.freckles * 64; index++) {
    const x = random.bell(-62, 62);
    const y = 22 + random.bell(-22, 24) + Math.abs(x) * 0.08;
    if (Math.hypot((Math.abs(x) - 34) / 18, y / 13) < 1) continue;
    dots += circle(head.place(x, y, 1.2), random.between(0.7, 1.6));
  }
  const mole = look.skin.mole === 0 ? '' : circle(head.place(look.skin.mole * 66 - 33, 56, 1), 1.9);
  return fill(dots, skin.deep, 0.36) + fill(mole, skin.deep, 0.8);
};
