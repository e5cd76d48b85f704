import { mix } from '../colour.js';
import { d, fill, lerp, sliver, stroke, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';

interface Mouth {
  readonly at: (x: number, y: number) => Point;
  readonly half: number;
  /** Height of the corners over the middle, positive upwards. */
  readonly lift: number;
  readonly upper: number;
  readonly lower: number;
  readonly bow: number;
  readonly lips: string;
  readonly inside: string;
}

/** The line where the lips meet, in units under the eyes. */
export const mouthLine = ({ look }: Sitter): number => lerp(71, 76.5, look.nose.length * 0.5 + look.face.length * 0.5);

const measure = (sitter: Sitter): Mouth => {
  const { look, head, skin, expression } = sitter;
  const y = mouthLine(sitter);
  const woman = look.gender === 'female';
  const thin = Math.max(0, (look.age - 45) / 90);
  const natural = mix(skin.base, look.skin.depth > 0.55 ? '#7d2a33' : '#b3413f', woman ? 0.42 : 0.3);
  const lips = look.makeup.lips === null ? natural : mix(look.makeup.lips, skin.base, look.skin.depth > 0.6 ? 0.2 : 0.14);
  return {
    at: (x, py) => head.place(x, y + py, 1.25),
    half: lerp(24, 29.5, look.mouth.width) + expression.smile * 4.5,
    lift: expression.smile * (expression.open > 0 ? 7 : 9) + 0.6,
    upper: lerp(5.6, 10, look.mouth.upper) * (1 - thin) * (1 - expression.smile * 0.14) * (woman ? 1 : 0.88),
    lower: lerp(8, 12.5, look.mouth.lower) * (1 - thin) * (woman ? 1 : 0.92),
    bow: lerp(1, 3, look.mouth.bow),
    lips,
    inside: mix(lips, '#2c0a14', 0.72),
  };
};

const upperEdge = ({ at, half, lift, upper, bow }: Mouth): string =>
  d`C${at(-half * 0.62, -lift * 0.35 - upper * 0.6)} ${at(-half * 0.36, -upper - 0.8)} ${at(-5.4, -upper)}C${at(-3, -upper - 0.2)} ${at(-1.6, -upper + bow)} ${at(0, -upper + bow)}C${at(1.6, -upper + bow)} ${at(3, -upper - 0.2)} ${at(5.4, -upper)}C${at(half * 0.36, -upper - 0.8)} ${at(half * 0.62, -lift * 0.35 - upper * 0.6)} ${at(half, -lift)}`;

const closedMouth = (mouth: Mouth, sitter: Sitter): string => {
  const { at, half, lift, lower, lips } = mouth;
  const seam = (sign: 1 | -1): string =>
    d`C${at(sign * half * 0.55, lift * 0.22 + 0.6)} ${at(sign * half * 0.25, lift * 0.16 + 0.4)} ${at(0, 1.2)}`;
  const upper = d`M${at(-half, -lift)}${upperEdge(mouth)}${seam(1)}C${at(-half * 0.25, lift * 0.16 + 0.4)} ${at(-half * 0.55, lift * 0.22 + 0.6)} ${at(-half, -lift)}Z`;
  const under = d`M${at(-half + 2.5, -lift + 0.6)}C${at(-half * 0.5, lift * 0.22 + 1)} ${at(-half * 0.25, lift * 0.16 + 0.6)} ${at(0, 1.4)}C${at(half * 0.25, lift * 0.16 + 0.6)} ${at(half * 0.5, lift * 0.22 + 1)} ${at(half - 2.5, -lift + 0.6)}C${at(half * 0.62, lower * 0.95)} ${at(half * 0.3, lower + 1)} ${at(0, lower + 1)}C${at(-half * 0.3, lower + 1)} ${at(-half * 0.62, lower * 0.95)} ${at(-half + 2.5, -lift + 0.6)}Z`;
  const line = d`M${at(-half - 0.6, -lift - 0.3)}C${at(-half * 0.55, lift * 0.22 + 0.6)} ${at(-half * 0.25, lift * 0.16 + 0.4)} ${at(0, 1.3)}C${at(half * 0.25, lift * 0.16 + 0.4)} ${at(half * 0.55, lift * 0.22 + 0.6)} ${at(half + 0.6, -lift - 0.3)}`;
  const shine = d`M${at(-8, lower * 0.52)}C${at(-4, lower * 0.4)} ${at(4, lower * 0.4)} ${at(8, lower * 0.52)}C${at(4, lower * 0.72)} ${at(-4, lower * 0.72)} ${at(-8, lower * 0.52)}Z`;
  return (
    fill(upper, mix(lips, '#3a0f1a', 0.2)) + fill(under, lips) + stroke(line, mouth.inside, 1.9, 0.85) + fill(shine, sitter.skin.light, 0.4)
  );
};

const openMouth = (mouth: Mouth, sitter: Sitter): string => {
  const { at, half, lift, upper, lower, lips } = mouth;
  const depth = lerp(6, 17, sitter.expression.open);
  const top = lift * 0.12;
  const gape = d`M${at(-half, -lift)}C${at(-half * 0.6, top - 1)} ${at(-half * 0.3, top)} ${at(0, top + 0.6)}C${at(half * 0.3, top)} ${at(half * 0.6, top - 1)} ${at(half, -lift)}C${at(half * 0.7, depth * 0.9)} ${at(half * 0.36, depth + 1)} ${at(0, depth + 1)}C${at(-half * 0.36, depth + 1)} ${at(-half * 0.7, depth * 0.9)} ${at(-half, -lift)}Z`;
  const bite = Math.min(depth * 0.82, 9.5);
  const inset = half - 3;
  const teeth = d`M${at(-inset, -lift + 1)}C${at(-half * 0.6, top - 1)} ${at(-half * 0.3, top)} ${at(0, top + 0.4)}C${at(half * 0.3, top)} ${at(half * 0.6, top - 1)} ${at(inset, -lift + 1)}C${at(half * 0.72, bite * 0.62)} ${at(half * 0.4, bite)} ${at(0, bite + 0.6)}C${at(-half * 0.4, bite)} ${at(-half * 0.72, bite * 0.62)} ${at(-inset, -lift + 1)}Z`;
  const tongue =
    depth > 11
      ? fill(
          d`M${at(-half * 0.44, depth - 2)}C${at(-half * 0.2, depth - 6.4)} ${at(half * 0.2, depth - 6.4)} ${at(half * 0.44, depth - 2)}C${at(half * 0.2, depth + 1)} ${at(-half * 0.2, depth + 1)} ${at(-half * 0.44, depth - 2)}Z`,
          '#b5525a',
          0.85,
        )
      : '';
  const upperLip = d`M${at(-half - 0.4, -lift)}${upperEdge({ ...mouth, upper: upper * 0.86 })}C${at(half * 0.6, top - 0.4)} ${at(half * 0.3, top + 0.4)} ${at(0, top + 1)}C${at(-half * 0.3, top + 0.4)} ${at(-half * 0.6, top - 0.4)} ${at(-half - 0.4, -lift)}Z`;
  const lowerLip = d`M${at(-half + 0.6, -lift + 1)}C${at(-half * 0.72, depth * 0.84)} ${at(-half * 0.36, depth)} ${at(0, depth)}C${at(half * 0.36, depth)} ${at(half * 0.72, depth * 0.84)} ${at(half - 0.6, -lift + 1)}C${at(half * 0.8, depth + lower * 0.5)} ${at(half * 0.4, depth + lower * 0.86)} ${at(0, depth + lower * 0.86)}C${at(-half * 0.4, depth + lower * 0.86)} ${at(-half * 0.8, depth + lower * 0.5)} ${at(-half + 0.6, -lift + 1)}Z`;
  const shine = d`M${at(-8, depth + lower * 0.34)}C${at(-4, depth + lower * 0.24)} ${at(4, depth + lower * 0.24)} ${at(8, depth + lower * 0.34)}C${at(4, depth + lower * 0.52)} ${at(-4, depth + lower * 0.52)} ${at(-8, depth + lower * 0.34)}Z`;
  const edge =
    sliver([at(-inset, -lift + 1), at(-half * 0.7, 0), at(-half * 0.7, bite * 0.5), at(-half * 0.46, bite * 0.94)], 3) +
    sliver([at(inset, -lift + 1), at(half * 0.7, 0), at(half * 0.7, bite * 0.5), at(half * 0.46, bite * 0.94)], -3);
  return [
    fill(gape, mouth.inside),
    tongue,
    fill(teeth, mix('#fffaf2', sitter.skin.base, 0.07)),
    fill(edge, mouth.inside, 0.2),
    fill(upperLip, mix(lips, '#3a0f1a', 0.16)),
    fill(lowerLip, lips),
    fill(shine, sitter.skin.light, 0.42),
  ].join('');
};

/** The mouth, and the little shades at its corners. */
export const drawMouth = (sitter: Sitter): string => {
  const mouth = measure(sitter);
  const { at, half, lift } = mouth;
  const corner = (side: 1 | -1): string =>
    sliver(
      [
        at(side * (half + 1), -lift - 3),
        at(side * (half + 3.4), -lift - 1),
        at(side * (half + 3), -lift + 2),
        at(side * (half - 0.5), -lift + 3),
      ],
      side * 1.7,
    );
  const lips = sitter.expression.open > 0 ? openMouth(mouth, sitter) : closedMouth(mouth, sitter);
  const bearded = ['full', 'long', 'short', 'circle'].includes(sitter.look.beard.kind);
  return (bearded ? '' : fill(corner(-1) + corner(1), sitter.skin.deep, 0.4)) + lips;
};
