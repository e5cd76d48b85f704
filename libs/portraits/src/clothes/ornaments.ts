import { circle, d, fill, outline, stroke, type Point } from '../path.js';
import { mix } from '../colour.js';
import { eyeCentre } from '../face/eyes.js';
import { lobeOf } from '../face/ears.js';
import type { Look } from '../look.js';
import type { Sitter } from '../sitter.js';
import type { Body } from './body.js';

type Frame = NonNullable<Look['glasses']>['kind'];

/** The outline of one lens around the eye, outwards positive. */
const LENSES: Record<Frame, readonly (readonly [number, number])[]> = {
  round: [
    [-26, 2],
    [-18, -17],
    [1, -24],
    [20, -17],
    [28, 2],
    [20, 21],
    [1, 28],
    [-18, 21],
  ],
  square: [
    [-27, -14],
    [-24, -20],
    [0, -21],
    [27, -21],
    [31, -15],
    [29, 14],
    [24, 22],
    [0, 24],
    [-20, 22],
    [-26, 13],
  ],
  cat: [
    [-26, -8],
    [-20, -17],
    [6, -21],
    [34, -27],
    [33, -10],
    [27, 12],
    [14, 20],
    [-8, 19],
    [-22, 10],
  ],
  browline: [
    [-27, -13],
    [-22, -20],
    [2, -21],
    [29, -20],
    [31, -8],
    [27, 14],
    [14, 23],
    [-8, 23],
    [-22, 14],
  ],
  thin: [
    [-25, -10],
    [-18, -16],
    [2, -17],
    [24, -15],
    [29, -6],
    [26, 10],
    [14, 18],
    [-8, 18],
    [-21, 10],
  ],
  aviator: [
    [-26, -12],
    [-18, -19],
    [4, -21],
    [28, -18],
    [32, -4],
    [26, 20],
    [10, 30],
    [-8, 24],
    [-22, 6],
  ],
};

const lens = (sitter: Sitter, kind: Frame, side: 1 | -1): string => {
  const [x, y] = eyeCentre(sitter, side);
  const far = side * sitter.head.pose.turn > 0 ? 1 - 0.1 * Math.abs(sitter.head.pose.turn) : 1;
  return outline(LENSES[kind].map(([px, py]): Point => [x + side * px * far, y + py]));
};

/** Glasses, or dark ones. */
export const drawGlasses = (sitter: Sitter, kind: Frame, tone: string, dark: boolean): string => {
  const { head, light } = sitter;
  const both = lens(sitter, kind, -1) + lens(sitter, kind, 1);
  const [left, right] = [eyeCentre(sitter, -1), eyeCentre(sitter, 1)];
  const width = kind === 'thin' || kind === 'aviator' || kind === 'round' ? 2.6 : 4.6;
  const bridge = d`M${[left[0] + 25, left[1] - 6]}C${[left[0] + 30, left[1] - 12]} ${[right[0] - 30, right[1] - 12]} ${[right[0] - 25, right[1] - 6]}`;
  const arms = d`M${[left[0] - 29, left[1] - 9]}L${[-head.width - 2 - head.pose.turn * 4, -4]}M${[right[0] + 29, right[1] - 9]}L${[head.width + 2 - head.pose.turn * 4, -4]}`;
  const glare = ([-1, 1] as const)
    .map((side) => {
      const [x, y] = eyeCentre(sitter, side);
      return d`M${[x + light.side * 4, y - 17]}L${[x + light.side * 15, y - 16]}L${[x - light.side * 4, y + 17]}L${[x - light.side * 13, y + 16]}Z`;
    })
    .join('');
  const glass = dark ? fill(both, mix('#1a1218', tone, 0.15), 0.92) : fill(both, '#eaf2f4', 0.13);
  const brows =
    kind === 'browline'
      ? stroke(
          ([-1, 1] as const)
            .map((side) => {
              const [x, y] = eyeCentre(sitter, side);
              return d`M${[x - side * 25, y - 15]}C${[x - side * 8, y - 23]} ${[x + side * 14, y - 23]} ${[x + side * 30, y - 16]}`;
            })
            .join(''),
          tone,
          7,
        )
      : '';
  const shadow = dark ? '' : stroke(both, sitter.skin.deep, width, 0.2).replace('<path', '<path transform="translate(0 3)"');
  return (
    shadow +
    stroke(arms, mix(tone, '#1a0f14', 0.3), width * 0.9) +
    glass +
    fill(glare, '#ffffff', dark ? 0.16 : 0.13) +
    stroke(both + bridge, tone, width) +
    brows
  );
};

/** Earrings, where the ears show. */
export const drawEarrings = (sitter: Sitter): string => {
  const { earrings, metal } = sitter.look.jewels;
  if (earrings === 'none') return '';
  const shine = mix(metal, '#ffffff', 0.6);
  return ([-1, 1] as const)
    .map((side) => {
      const [x, y] = lobeOf(sitter, side);
      if (earrings === 'stud') return fill(circle([x, y], 4), metal) + fill(circle([x - 1, y - 1.2], 1.4), shine);
      const size = sitter.look.gender === 'male' ? 6 : 14;
      if (earrings === 'hoop')
        return (
          stroke(circle([x, y + size], size), metal, size > 8 ? 3.2 : 2.4) +
          stroke(
            d`M${[x - size * 0.74, y + size * 0.5]}C${[x - size * 0.9, y + size]} ${[x - size * 0.7, y + size * 1.6]} ${[x - size * 0.3, y + size * 1.9]}`,
            shine,
            1.3,
            0.8,
          )
        );
      return (
        stroke(d`M${[x, y]}L${[x, y + 14]}`, metal, 1.8) +
        fill(
          outline([
            [x, y + 12],
            [x + 6.5, y + 25],
            [x, y + 34],
            [x - 6.5, y + 25],
          ]),
          metal,
        ) +
        fill(circle([x - 1.5, y + 23], 1.8), shine)
      );
    })
    .join('');
};

/** A necklace on bare skin. */
export const drawNecklace = (sitter: Sitter, body: Body): string => {
  const { necklace, metal } = sitter.look.jewels;
  if (necklace === 'none') return '';
  const { neck, shift } = body;
  const way = d`M${[-neck - 6 + shift, 152]}C${[-neck * 0.7 + shift, 182]} ${[-14 + shift, 204]} ${[shift, 206]}C${[14 + shift, 204]} ${[neck * 0.7 + shift, 182]} ${[neck + 6 + shift, 152]}`;
  if (necklace === 'beads') return stroke(way, mix(metal, '#8a3f3a', 0.3), 8).replace('/>', ' stroke-dasharray="0.1 8.6"/>');
  const shadow = stroke(way, sitter.skin.deep, 2.4, 0.25).replace('<path', '<path transform="translate(0 2)"');
  const pendant =
    necklace === 'pendant'
      ? fill(
          outline([
            [shift, 205],
            [shift + 6, 214],
            [shift, 224],
            [shift - 6, 214],
          ]),
          metal,
        ) + fill(circle([shift - 1.5, 213], 1.8), mix(metal, '#ffffff', 0.6))
      : '';
  return shadow + stroke(way, metal, 2) + pendant;
};
