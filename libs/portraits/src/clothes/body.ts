import { d, fill, lerp, onward, sliver, type Point } from '../path.js';
import type { Sitter } from '../sitter.js';

/** Neck and shoulders, in the head's coordinates: the chin is at some 112, the canvas ends below 400. */
export interface Body {
  /** Half the width of the neck. */
  readonly neck: number;
  readonly shoulder: number;
  /** Height of the shoulder line at a distance from the middle. */
  readonly slope: (x: number) => number;
  readonly shift: number;
}

export const BOTTOM = 520;

export const bodyOf = ({ look, head }: Sitter): Body => {
  const woman = look.gender === 'female';
  const wide = look.body === 'fat' ? 16 : look.body === 'slim' ? -9 : 0;
  const neck = (woman ? 35 : 44) + wide * 0.3;
  const shoulder = (woman ? 136 : 162) + wide;
  const low = woman ? 208 : 202;
  const slope = (x: number): number => {
    const away = Math.max(0, Math.min(1, (Math.abs(x) - neck) / (shoulder - neck)));
    return lerp(146, low, away ** 0.82 * 0.55 + away ** 3 * 0.45);
  };
  return { neck, shoulder, slope, shift: head.pose.turn * -7 };
};

/** Points along the shoulder line, from a distance of the middle outwards to the arm and down. */
const shoulderLine = (body: Body, side: 1 | -1, from: number, grow = 0): Point[] => {
  const { shoulder, slope, shift } = body;
  const steps = [0, 0.25, 0.5, 0.75, 1].map((at) => lerp(from, shoulder, at));
  const line = steps.map((x): Point => [
    side * (x + grow * 0.4) + shift,
    slope(x) - grow * (0.4 + 0.6 * ((x - from) / (shoulder - from + 1))),
  ]);
  return [
    ...line,
    [side * (shoulder + 17 + grow) + shift, slope(shoulder) + 44],
    [side * (shoulder + 28 + grow) + shift, 340],
    [side * (shoulder + 34 + grow) + shift, BOTTOM],
  ];
};

/** Everything below a neckline whose ends meet the shoulder line at a distance from the middle. */
export const garment = (body: Body, from: number, neckline: string, grow = 0): string => {
  const left = shoulderLine(body, -1, from, grow);
  const right = shoulderLine(body, 1, from, grow);
  const start = left[0] as Point;
  return `${d`M${start}`}${neckline}${onward(right)}${d`L${left[left.length - 1] as Point}`}${onward(left.toReversed())}Z`;
};

const collarBones = (body: Body, sitter: Sitter): string => {
  const { skin } = sitter;
  const bone = (side: 1 | -1): string =>
    sliver(
      [
        [side * 12 + body.shift, 188],
        [side * 34 + body.shift, 178],
        [side * 66 + body.shift, 180],
        [side * 96 + body.shift, 172],
      ],
      side * -3.4,
    );
  const pit = sliver(
    [
      [body.shift - 8, 184],
      [body.shift - 3, 193],
      [body.shift + 3, 193],
      [body.shift + 8, 184],
    ],
    3,
  );
  const cords = ([-1, 1] as const).map((side) =>
    sliver(
      [
        [side * (body.neck - 9), 112],
        [side * (body.neck - 13), 134],
        [side * 18 + body.shift, 160],
        [side * 9 + body.shift, 182],
      ],
      side * 3,
    ),
  );
  return fill(bone(-1) + bone(1) + pit, skin.deep, 0.3) + fill(cords.join(''), skin.deep, 0.2);
};

/** Neck, chest and shoulders as they are under any dress, with the shadow that the chin throws. */
export const drawTorso = (sitter: Sitter, body: Body): string => {
  const { head, skin, look } = sitter;
  const { neck, shift } = body;
  const chest = garment(body, neck + 2, d`L${[neck + 2 + shift, body.slope(neck + 2)]}`);
  const throat = d`M${[-neck + 2, 40]}C${[-neck + 1, 90]} ${[-neck - 1, 122]} ${[-neck - 8 + shift, 152]}C${[-neck - 4 + shift, 190]} ${[neck + 4 + shift, 190]} ${[neck + 8 + shift, 152]}C${[neck + 1, 122]} ${[neck - 1, 90]} ${[neck - 2, 40]}Z`;
  const [jx, jy] = head.place(0, head.length, 0.9);
  const under = d`M${[-neck + 1, 60]}L${[-neck, 108]}C${[-neck * 0.5 + jx * 0.5, jy + 34]} ${[neck * 0.5 + jx * 0.5, jy + 34]} ${[neck, 104]}L${[neck - 1, 60]}Z`;
  const apple =
    look.gender === 'male'
      ? fill(
          sliver(
            [
              [shift - 5, 140],
              [shift + 4, 146],
              [shift + 5, 154],
              [shift - 2, 162],
            ],
            3.4,
          ),
          skin.deep,
          0.2,
        )
      : '';
  const rings =
    look.age > 50
      ? fill(
          [132, 146]
            .map((y) =>
              sliver(
                [
                  [-neck + 6, y],
                  [-10, y + 8],
                  [10, y + 8],
                  [neck - 6, y],
                ],
                1.8,
              ),
            )
            .join(''),
          skin.deep,
          (look.age - 50) / 90,
        )
      : '';
  return fill(chest, 'url(#skin)') + fill(throat, 'url(#skin)') + collarBones(body, sitter) + fill(under, skin.deep, 0.62) + rings + apple;
};
