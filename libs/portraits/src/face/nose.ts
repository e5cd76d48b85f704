import { circle, d, fill, lerp, sliver, stroke, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';

export interface NoseMeasures {
  readonly base: number;
  readonly wing: number;
  readonly at: (x: number, y: number) => Point;
}

/** Where the nose stands: its base line and half its width at the wings. */
export const noseOf = ({ look, head }: Sitter): NoseMeasures => {
  const base = lerp(39, 47, look.nose.length);
  const wing = lerp(10.5, 17.5, look.nose.width);
  return { base, wing, at: (x, y) => head.place(x, y, y > 20 ? 1.75 : 1.3) };
};

const nostril = (at: NoseMeasures['at'], side: 1 | -1, wing: number, base: number): string =>
  d`M${at(side * wing * 0.26, base + 1.6)}C${at(side * wing * 0.36, base - 1.6)} ${at(side * wing * 0.72, base - 1.8)} ${at(side * wing * 0.8, base + 0.6)}C${at(side * wing * 0.62, base + 2)} ${at(side * wing * 0.42, base + 2.4)} ${at(side * wing * 0.26, base + 1.6)}Z`;

const wingLine = (at: NoseMeasures['at'], side: 1 | -1, wing: number, base: number): string =>
  sliver(
    [
      at(side * (wing - 2), base - 10),
      at(side * (wing + 2.6), base - 7),
      at(side * (wing + 2.8), base + 1),
      at(side * (wing - 4), base + 2.6),
    ],
    side * -1.9,
  );

/** The nose by its shades: one flank, the underside, the wings and the nostrils. */
export const drawNose = (sitter: Sitter): string => {
  const { look, skin, light } = sitter;
  const { base, wing, at } = noseOf(sitter);
  const dark = -light.side as 1 | -1;
  const bridge = lerp(5, 8.5, look.nose.bridge);
  const hook = look.nose.bridge > 0.75 ? 2.2 : 0;
  const flank = d`M${at(dark * (bridge + 5), -17)}C${at(dark * bridge, -8)} ${at(dark * (bridge - 1 + hook), 6)} ${at(dark * (bridge + hook), 16)}C${at(dark * (bridge + 1), base - 16)} ${at(dark * (wing + 1), base - 12)} ${at(dark * (wing + 1), base - 2)}C${at(dark * wing * 0.7, base + 2)} ${at(dark * 5, base + 1)} ${at(dark * 2.5, base - 4)}C${at(dark * 4.5, base - 16)} ${at(dark * 3, 6)} ${at(dark * 3.4, -6)}C${at(dark * 5, -12)} ${at(dark * 7, -16)} ${at(dark * (bridge + 5), -17)}Z`;
  const drop = lerp(2.4, 4.6, look.nose.tip);
  const under = d`M${at(-wing + 1, base)}C${at(-wing * 0.6, base + 3.4)} ${at(-wing * 0.35, base + 1.4)} ${at(0, base + drop)}C${at(wing * 0.35, base + 1.4)} ${at(wing * 0.6, base + 3.4)} ${at(wing - 1, base)}C${at(wing * 0.8, base + 6)} ${at(wing * 0.2, base + drop + 4.4)} ${at(0, base + drop + 4)}C${at(-wing * 0.2, base + drop + 4.4)} ${at(-wing * 0.8, base + 6)} ${at(-wing + 1, base)}Z`;
  return [
    fill(flank, skin.shade, 0.34),
    fill(under, skin.shade, 0.42),
    fill(wingLine(at, -1, wing, base) + wingLine(at, 1, wing, base), skin.deep, 0.6),
    fill(nostril(at, -1, wing, base) + nostril(at, 1, wing, base), skin.deep, 0.78),
    stroke(
      d`M${at(-3.2, base + drop - 0.6)}C${at(-1.4, base + drop + 0.8)} ${at(1.4, base + drop + 0.8)} ${at(3.2, base + drop - 0.6)}`,
      skin.deep,
      1.2,
      0.3,
    ),
    look.jewels.piercing ? fill(circle(at(light.side * wing * 0.94, base - 5), 1.5), look.jewels.metal) : '',
  ].join('');
};
