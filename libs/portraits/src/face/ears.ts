import { mix } from '../colour.js';
import { d, fill, lerp, stroke, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';

/** The middle of the ear lobe, where earrings hang. */
export const lobeOf = ({ head, look }: Sitter, side: 1 | -1): Point => {
  const near = side * head.pose.turn > 0 ? -2.5 : 2;
  return [side * (head.width + 4 + near) - head.pose.turn * 4, lerp(33, 40, look.ears) + head.pose.pitch * -2];
};

const drawEar = (sitter: Sitter, side: 1 | -1): string => {
  const { head, skin, light, look } = sitter;
  const size = lerp(0.9, 1.12, look.ears) * (side * head.pose.turn > 0 ? 0.85 : 1);
  const x = side * (head.width - 3) - head.pose.turn * 4;
  const at = (px: number, py: number): Point => [x + side * px * size, py * size + 8 - head.pose.pitch * 2];
  const tone = light.side === side ? mix(skin.base, skin.flush, 0.22) : mix(skin.base, skin.shade, 0.5);
  const shape = d`M${at(-4, -18)}C${at(4, -29)} ${at(17, -26)} ${at(17.5, -10)}C${at(18, 2)} ${at(12, 10)} ${at(12, 20)}C${at(11, 31)} ${at(2, 33)} ${at(-4, 26)}Z`;
  const rim = d`M${at(3, -14)}C${at(8, -21)} ${at(13, -18)} ${at(12.6, -8)}C${at(12, 0)} ${at(8, 4)} ${at(8, 12)}`;
  return (
    fill(shape, tone) +
    stroke(rim, skin.deep, 2.2, 0.45) +
    fill(d`M${at(1, -2)}C${at(6, -6)} ${at(8, 0)} ${at(5, 5)}C${at(4, 9)} ${at(1, 8)} ${at(1, -2)}Z`, skin.deep, 0.35)
  );
};

/** Both ears. */
export const drawEars = (sitter: Sitter): string => drawEar(sitter, -1) + drawEar(sitter, 1);
