import { luma, mix } from '../colour.js';
import { clamp, d, fill, lerp, sliver, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';
import { eyeCentre } from './eyes.js';

/** Brows follow the hair, but very fair and very grey hair keeps somewhat darker brows. */
const browTone = ({ look, hair, skin }: Sitter): string => {
  const base = look.hair.color === 'bald' || look.hair.color === 'other' ? look.beard.tone : hair.base;
  const fair = luma(base) > 0.45;
  const aged = look.age > 60 && look.gender === 'male' ? 0.15 : 0.45;
  return fair ? mix(base, mix(skin.deep, '#3b2a22', 0.6), aged + 0.15) : mix(base, '#120a0c', 0.25);
};

const drawBrow = (sitter: Sitter, side: 1 | -1): string => {
  const { look, head, expression } = sitter;
  const [ex, ey] = eyeCentre(sitter, side);
  const far = side * head.pose.turn > 0 ? 1 - 0.12 * Math.abs(head.pose.turn) : 1;
  const aged = clamp((look.age - 50) / 40);
  const y = ey - lerp(26.5, 22, look.brows.low) - expression.brow * 3.2 + aged * 1.5;
  const at = (px: number, py: number): Point => [ex + side * px * far, y + py];
  const long = lerp(18, 22, look.brows.length);
  const thick = lerp(look.gender === 'male' ? 5.4 : 3.6, look.gender === 'male' ? 9 : 6.6, look.brows.thick) * (1 - aged * 0.15);
  const arch = lerp(1.5, 7, look.brows.arch) * (look.gender === 'male' ? 0.7 : 1);
  const tone = browTone(sitter);
  const shape = d`M${at(-long + 1, 2.5 + thick * 0.34)}C${at(-long, -thick * 0.4)} ${at(-long * 0.4, -arch - thick * 0.62)} ${at(long * 0.3, -arch - thick * 0.5)}C${at(long * 0.7, -arch)} ${at(long * 0.95, 0)} ${at(long * 1.12, 4.4)}C${at(long * 0.8, 1.2)} ${at(long * 0.55, -arch * 0.35 + thick * 0.26)} ${at(long * 0.2, -arch * 0.62 + thick * 0.34)}C${at(-long * 0.3, -arch * 0.4 + thick * 0.4)} ${at(-long * 0.7, 2.4 + thick * 0.32)} ${at(-long + 1, 2.5 + thick * 0.34)}Z`;
  const hairs = [0, 1, 2].map((step) => {
    const x = -long + 2 + step * 4.4;
    return sliver([at(x, 2.6), at(x + 0.6, 0), at(x + 1.4, -2), at(x + 3.4, -2.6 - thick * 0.42)], 1.2);
  });
  return fill(shape, tone, 0.9) + fill(hairs.join(''), tone, 0.7);
};

/** Both brows. */
export const drawBrows = (sitter: Sitter): string => drawBrow(sitter, -1) + drawBrow(sitter, 1);
