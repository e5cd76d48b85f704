import type { Random } from '../random.js';
import type { HairShadow, ScalpVeil } from '../face/shade.js';
import { lerp, type Cubic, type Point } from '../path.js';
import type { HairTones } from '../palette.js';
import type { Sitter } from '../sitter.js';

/** What a hair style paints, from behind the body to the front of the face. */
export interface HairParts {
  readonly back: string;
  readonly front: string;
  readonly shadow: HairShadow;
  /** False when the ears are under the hair. */
  readonly ears: boolean;
  /** Hair so short that it is a veil on the skin. */
  readonly scalp?: ScalpVeil;
}

/** What hair styles are drawn with. */
export interface HairKit {
  readonly tones: HairTones;
  readonly random: Random;
  /** Extra height over the skull in units. */
  readonly lift: number;
  readonly length: number;
  readonly wave: number;
  /** The side of the parting. */
  readonly side: 1 | -1;
  /** A point of the hairline, moved with the pose. */
  readonly line: (x: number, y: number) => Point;
  /** A point of the hair's outer form: moves little with the pose. */
  readonly outer: (x: number, y: number) => Point;
  /** Half the width of the head at the cheekbones. */
  readonly width: number;
  readonly age: number;
}

export const kitOf = (sitter: Sitter): HairKit => {
  const { look, head } = sitter;
  const scale = head.width / 77;
  return {
    tones: sitter.hair,
    random: sitter.chance('hair'),
    lift: lerp(0, 14, look.hair.volume),
    length: look.hair.length,
    wave: look.hair.wave,
    side: look.hair.side,
    line: (x, y) => head.place(x * scale, y, 0.5),
    outer: (x, y) => head.place(x * scale, y, 0.1),
    width: head.width,
    age: look.age,
  };
};

/** A curve through four points given for the right half, on one side. */
export const mirrored = (side: 1 | -1, make: (x: number, y: number) => Point, points: readonly (readonly [number, number])[]): Cubic =>
  points.map(([x, y]) => make(side * x, y)) as unknown as Cubic;
