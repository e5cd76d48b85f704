import type { Look } from './look.js';
import { clamp, lerp, outline, type Point } from './path.js';

/** How the head is held. */
export interface Pose {
  /** −1 looks to the left of the picture, 1 to the right. */
  readonly turn: number;
  /** −1 looks up, 1 down. */
  readonly pitch: number;
}

/** A head in its pose. The middle between the eyes is the origin; the chin is some 112 units below, half the width some 77. */
export interface Head {
  readonly pose: Pose;
  /** Half the width at the cheekbones. */
  readonly width: number;
  readonly length: number;
  /** Moves a point of the face with the pose; the nearer to the viewer (`depth` 0 at the ears, 1 at the eyes, 2 at the nose), the more. */
  readonly place: (x: number, y: number, depth: number) => Point;
  readonly contour: readonly Point[];
  readonly face: string;
  /** Points of the jaw from the left ear over the chin to the right ear. */
  readonly jaw: readonly Point[];
}

const halfOf = (look: Look): readonly (readonly [Point, number])[] => {
  const { face, body } = look;
  const width = lerp(72, 81, face.width) + (body === 'fat' ? 3 : 0);
  const length = lerp(107, 119, face.length);
  const soft = body === 'fat' ? 0.55 : clamp((look.age - 45) / 60);
  const jaw = lerp(width * 0.68, width * 0.86, clamp(face.jaw + soft * 0.3));
  const chin = lerp(12, 28, face.chin);
  const middle = lerp(jaw, chin, 0.46) + 4 + soft * 5;
  return [
    [[42, -108], 0.15],
    [[66, -80], 0.2],
    [[lerp(width - 5, width + 1, face.forehead), -38], 0.3],
    [[width, 2], 0.35],
    [[lerp(width * 0.93, width * 0.985, face.cheek), 38], 0.45],
    [[jaw, length * 0.66], 0.6],
    [[middle, length * 0.87], 0.8],
    [[chin, length - 4], 0.9],
  ];
};

/** The head of a look in a pose. */
export const headOf = (look: Look, pose: Pose): Head => {
  const { turn, pitch } = pose;
  const place = (x: number, y: number, depth: number): Point => {
    const far = x * turn > 0 ? 1 - 0.1 * Math.abs(turn) * depth : 1 + 0.015 * Math.abs(turn);
    return [x * far + turn * 13 * depth, y + pitch * depth * 4];
  };
  const half = halfOf(look);
  const length = lerp(107, 119, look.face.length);
  const right = half.map(([[x, y], depth]) => place(x, y, depth));
  const left = half.map(([[x, y], depth]) => place(-x, y, depth)).toReversed();
  const contour: Point[] = [place(0, -117, 0.1), ...right, place(0, length, 0.9), ...left];
  const jaw = [...left.slice(0, 5).toReversed(), place(0, length, 0.9), ...right.slice(-5).toReversed()];
  return {
    pose,
    width: lerp(72, 81, look.face.width) + (look.body === 'fat' ? 3 : 0),
    length,
    place,
    contour,
    face: outline(contour),
    jaw,
  };
};
