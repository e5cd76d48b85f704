import { mix } from '../colour.js';
import { circle, clamp, d, fill, lerp, sliver, stroke, type Cubic, type Point } from '../path.js';
import { IRISES } from '../palette.js';
import type { Sitter } from '../sitter.js';

/** Measures of one eye. Its points count outwards from the nose (x) and down (y). */
interface Eye {
  readonly side: 1 | -1;
  readonly at: (x: number, y: number) => Point;
  readonly width: number;
  readonly upper: Cubic;
  readonly lower: Cubic;
  readonly lash: string;
}

export const eyeCentre = ({ look, head }: Sitter, side: 1 | -1): Point => head.place(side * lerp(33.5, 37.5, look.eyes.spacing), 0, 1);

const measure = (sitter: Sitter, side: 1 | -1): Eye => {
  const { look, head, expression, hair } = sitter;
  const centre = eyeCentre(sitter, side);
  const far = side * head.pose.turn > 0 ? 1 - 0.12 * Math.abs(head.pose.turn) : 1;
  const at = (x: number, y: number): Point => [centre[0] + side * x * far, centre[1] + y];
  const width = lerp(16.4, 19, look.eyes.size) * (look.gender === 'male' ? 0.95 : 1);
  const tired = clamp((look.age - 48) / 60);
  const height =
    lerp(8.8, 11, look.eyes.open) *
    (1 - expression.smile * 0.1 - tired * 0.12) *
    (look.eyes.lid === 'single' ? 0.88 : 1) *
    (look.gender === 'male' ? 0.9 : 1);
  const low = height * (0.82 - expression.smile * 0.22);
  const tilt = lerp(-1.2, 4, look.eyes.tilt);
  const outer = at(width, 0.8 - tilt + tired * 1.5);
  const inner = at(-width, 2.4);
  const upper: Cubic = [inner, at(-width * 0.52, -height * 1.2), at(width * 0.42, -height * 1.38 - tilt * 0.4), outer];
  const lower: Cubic = [outer, at(width * 0.55, low * 1.1), at(-width * 0.4, low * 1.15 + 0.6), inner];
  const lash = mix(look.age > 62 && look.gender === 'male' ? hair.dark : '#2a1712', '#140a0e', 0.45);
  return { side, at, width, upper, lower, lash };
};

const almond = ({ upper, lower }: Eye): string => d`M${upper[0]}C${upper[1]} ${upper[2]} ${upper[3]}C${lower[1]} ${lower[2]} ${lower[3]}Z`;

const raise = (point: Point, by: number): Point => [point[0], point[1] - by];

/** The upper lid's edge as a shape that grows towards the temple, with a wing where a liner is worn. */
const lidLine = (eye: Eye, thick: number, wing: number): string => {
  const [inner, a, b, outer] = eye.upper;
  const tip: Point = wing > 0 ? [outer[0] + eye.side * wing, outer[1] - wing * 0.62] : [outer[0] + eye.side * 1.2, outer[1] + 0.3];
  return d`M${inner}C${a} ${b} ${outer}L${tip}C${raise([b[0] + eye.side * 3, b[1]], thick * 1.25)} ${raise(a, thick * 0.8)} ${inner}Z`;
};

const iris = (sitter: Sitter, eye: Eye, clip: string): string => {
  const { look, head, light, expression } = sitter;
  const tones = IRISES[look.eyes.color];
  const radius = look.gender === 'male' ? 8.1 : 8.7;
  const [x, y] = eye.at(0, -0.9);
  const centre: Point = [x + head.pose.turn * 1.2 + expression.gaze * 1.6, y + head.pose.pitch * 0.8];
  const [cx, cy] = centre;
  const glint: Point = [cx + light.side * 3, cy - 3.2];
  return [
    `<g clip-path="url(#${clip})">`,
    fill(circle(centre, radius), tones.rim),
    fill(circle([cx, cy + 0.5], radius - 1.3), tones.base),
    fill(
      d`M${[cx - 5.8, cy + 1.8]}C${[cx - 4.8, cy + 7.6]} ${[cx + 4.8, cy + 7.6]} ${[cx + 5.8, cy + 1.8]}C${[cx + 3.4, cy + 4.6]} ${[cx - 3.4, cy + 4.6]} ${[cx - 5.8, cy + 1.8]}Z`,
      tones.light,
      0.6,
    ),
    fill(circle(centre, 3.9), '#100709'),
    fill(lidLine(eye, -4.6, 0), '#3a1c28', 0.26),
    fill(circle(glint, 2.2), '#ffffff', 0.95) + fill(circle([cx - light.side * 2.6, cy + 2.6], 0.9), '#ffffff', 0.5),
    '</g>',
  ].join('');
};

const lids = (sitter: Sitter, eye: Eye): string => {
  const { look, skin } = sitter;
  const { at, width, upper } = eye;
  if (look.eyes.lid === 'single') {
    const fold: Cubic = [at(-width - 2, 4), at(-width * 0.7, -8), at(width * 0.2, -15), at(width * 0.9, -9)];
    return fill(sliver(fold, 1.6), skin.deep, 0.28);
  }
  const gap = look.eyes.lid === 'hooded' ? 3.6 : 5.6;
  const crease: Cubic = [
    at(-width * 0.86, -3.4),
    [upper[1][0], upper[1][1] - gap],
    [upper[2][0], upper[2][1] - gap - 0.8],
    at(width * 1.08, -3.2),
  ];
  return stroke(d`M${crease[0]}C${crease[1]} ${crease[2]} ${crease[3]}`, skin.deep, 1.7, 0.5);
};

/** Colour on the lid, from lash to crease and a little above. */
const shadow = (sitter: Sitter, eye: Eye): string => {
  const { makeup } = sitter.look;
  if (makeup.lids === null) return '';
  const [inner, a, b, outer] = eye.upper;
  return fill(
    d`M${inner}C${[a[0], a[1] - 7]} ${[b[0], b[1] - 8]} ${[outer[0] + eye.side * 4, outer[1] - 4]}L${outer}C${b} ${a} ${inner}Z`,
    makeup.lids,
    0.3,
  );
};

const lashes = (sitter: Sitter, eye: Eye): string => {
  const { look } = sitter;
  if (look.eyes.lashes < 0.25) return '';
  const long = look.eyes.lashes * 4.4;
  const { at, width, upper } = eye;
  const tip = upper[3][1] - at(0, 0)[1];
  return [
    sliver([at(width * 0.98, tip), at(width + 2, tip - 1), at(width + 3.4, tip - 2), at(width + 1 + long, tip - long * 0.72)], 1.8),
    sliver(
      [at(width * 0.8, tip - 3.6), at(width * 0.9, tip - 5), at(width, tip - 6), at(width * 0.84 + long * 0.9, tip - 4.2 - long * 0.72)],
      1.5,
    ),
    sliver(
      [
        at(width * 0.52, tip - 6.8),
        at(width * 0.6, tip - 8),
        at(width * 0.66, tip - 9),
        at(width * 0.5 + long * 0.66, tip - 7 - long * 0.6),
      ],
      1.3,
    ),
  ].join('');
};

const openEye = (sitter: Sitter, eye: Eye): string => {
  const { look, skin } = sitter;
  const clip = eye.side > 0 ? 'er' : 'el';
  const path = almond(eye);
  const thick = look.gender === 'female' ? lerp(2.4, 3.6, Math.max(look.eyes.lashes, look.makeup.liner)) : 2.1;
  const [outer, a, b, inner] = eye.lower;
  return [
    shadow(sitter, eye),
    `<clipPath id="${clip}"><path d="${path}"/></clipPath>`,
    fill(path, mix('#fdf6ef', skin.base, 0.13)),
    fill(circle(eye.at(-eye.width + 2.6, 2), 2.1), mix('#d98a80', skin.base, 0.4), 0.7),
    iris(sitter, eye, clip),
    stroke(d`M${outer}C${a} ${b} ${inner}`, skin.deep, 1.3, 0.42),
    fill(lidLine(eye, thick, look.makeup.liner > 0.5 ? look.makeup.liner * 5 : 0) + lashes(sitter, eye), eye.lash),
    lids(sitter, eye),
  ].join('');
};

/** An eye closed by a smile: one bow, open downwards. */
const closedEye = (sitter: Sitter, eye: Eye): string => {
  const { at, width } = eye;
  const bow: Cubic = [at(-width, 4), at(-width * 0.5, -6.5), at(width * 0.5, -7.5), at(width, 2.6)];
  const thick = sitter.look.gender === 'female' ? 3.6 : 3;
  const wing = sitter.look.gender === 'female' ? stroke(d`M${at(width - 1, 2)}L${at(width + 4, -1.6)}`, eye.lash, 2.2) : '';
  const crease = stroke(d`M${at(-width * 0.7, -6)}C${at(-4, -12)} ${at(5, -12)} ${at(width * 0.9, -6)}`, sitter.skin.deep, 1.6, 0.35);
  return stroke(d`M${bow[0]}C${bow[1]} ${bow[2]} ${bow[3]}`, eye.lash, thick) + wing + crease;
};

/** Both eyes. */
export const drawEyes = (sitter: Sitter): string =>
  ([-1, 1] as const).map((side) => (sitter.expression.closed ? closedEye : openEye)(sitter, measure(sitter, side))).join('');
