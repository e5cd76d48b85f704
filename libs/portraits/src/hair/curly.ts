import type { Random } from '../random.js';
import { between, circle, d, fill, lerp, line, outline, stroke, type Point } from '../path.js';
import type { HairKit, HairParts } from './kit.js';
import { backdrop, halfGuides, type Parting } from './parted.js';
import { within, type Strand } from '../strands.js';

/** Places in a field, as thick as `count` says. */
type Field = (random: Random) => Point;

const blobs = (random: Random, field: Field, count: number, low: number, high: number): string =>
  Array.from({ length: count }, () => circle(field(random), random.between(low, high))).join('');

/** Small open bows: the light on single curls. */
const bows = (random: Random, field: Field, count: number, size: number): string =>
  Array.from({ length: count }, () => {
    const [x, y] = field(random);
    const [turn, reach] = [random.between(0, 6.28), size * random.between(0.6, 1.2)];
    const at = (angle: number): Point => [x + Math.cos(turn + angle) * reach, y + Math.sin(turn + angle) * reach];
    return d`M${at(0)}A${reach} ${reach} 0 0 1 ${at(2.5)}`;
  }).join('');

interface Curls {
  readonly size: number;
  readonly count: number;
}

/** A cloud of curls over a field: deep ones under, light ones on top. */
const cloud = (kit: HairKit, field: Field, { size, count }: Curls, front: boolean): string => {
  const { random, tones } = kit;
  const under = fill(blobs(random, field, count, size * 0.8, size * 1.15), front ? tones.base : tones.dark);
  const middle = fill(blobs(random, field, count * 0.7, size * 0.45, size * 0.8), front ? tones.dark : tones.base, 0.4);
  const dark = stroke(bows(random, field, count * 1.2, size * 0.6), tones.deep, size * 0.13, 0.42);
  const light = stroke(bows(random, field, count * 1.5, size * 0.55), tones.light, size * 0.13, 0.5);
  const bright = stroke(bows(random, field, count * 0.5, size * 0.45), tones.sheen, size * 0.11, 0.45);
  return under + middle + dark + light + (front ? bright : '');
};

/** The ring of hair around the skull, `inner` and `outer` counted from the middle of the head. */
const ring =
  (kit: HairKit, centre: Point, inner: number, outerReach: Point, from: number, to: number): Field =>
  (random) => {
    const angle = random.between(from, to);
    const share = lerp(inner, 1, Math.sqrt(random.next()));
    const [x, y] = [Math.cos(angle) * outerReach[0] * share, Math.sin(angle) * outerReach[1] * share];
    return kit.outer(centre[0] + x, centre[1] + y);
  };

const crownEdge = (low: number, wide: number, x: number): number => low + (x / wide) ** 2 * 34;
const crownRoof = (top: number, wide: number, x: number): number => top + (x / wide) ** 2 * 46;

/** Curls over the forehead, between hairline and top, on a ground without gaps. */
const crown = (kit: HairKit, low: number, top: number, wide: number, curls: Curls): string => {
  const xs = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * wide);
  const ground = outline([
    ...xs.map((x) => kit.line(x, crownEdge(low, wide, x))),
    ...xs.toReversed().map((x) => kit.line(x, crownRoof(top, wide, x))),
  ]);
  const field: Field = (random) => {
    const x = random.between(-wide, wide);
    return kit.line(x, lerp(crownEdge(low, wide, x), crownRoof(top, wide, x), random.next()));
  };
  return fill(ground, kit.tones.base) + cloud(kit, field, curls, true);
};

const shadow = { reach: -50, amount: 0.42 };

export const afro = (kit: HairKit): HairParts => {
  const [wide, high] = [lerp(104, 132, kit.length) + kit.lift, lerp(102, 128, kit.length) + kit.lift];
  const centre: Point = [0, lerp(-28, -40, kit.length)];
  const size = 11;
  const body = fill(
    d`M${kit.outer(-wide + 6, centre[1])}a${wide - 6} ${high - 6} 0 1 1 ${(wide - 6) * 2} 0a${wide - 6} ${high - 6} 0 1 1 ${-(wide - 6) * 2} 0Z`,
    kit.tones.dark,
  );
  return {
    back: body + cloud(kit, ring(kit, centre, 0.86, [wide, high], 0, 6.28), { size, count: 120 }, false),
    front: crown(kit, -72, -108 - kit.lift - high * 0.2, 80, { size: size * 0.95, count: 95 }),
    shadow,
    ears: false,
  };
};

/** Very short natural coils. */
export const coils = (kit: HairKit): HairParts => ({
  back: cloud(kit, ring(kit, [0, -30], 0.9, [86, 94], 2.9, 6.5), { size: 9, count: 60 }, false),
  front:
    crown(kit, -72, -124, 74, { size: 8, count: 95 }) +
    fill(
      blobs(kit.random, ring(kit, [0, -26], 0.97, [80, 80], 2.86, 3.7), 12, 6, 9) +
        blobs(kit.random, ring(kit, [0, -26], 0.97, [80, 80], 5.7, 6.55), 12, 6, 9),
      kit.tones.base,
    ),
  shadow: { reach: -60, amount: 0.3 },
  ears: true,
});

export const curlyshort = (kit: HairKit): HairParts => ({
  back: cloud(kit, ring(kit, [0, -14], 0.8, [102 + kit.lift, 104 + kit.lift], 0, 6.28), { size: 16, count: 84 }, false),
  front: crown(kit, -66, -126 - kit.lift, 84, { size: 13.5, count: 66 }),
  shadow,
  ears: false,
});

/** Places along the strands between two guides. */
const along =
  (guides: readonly Strand[], from: number): Field =>
  (random) => {
    const whole = within(guides, random.next());
    const place = lerp(from, 1, random.next()) * (whole.length - 1.001);
    const [x, y] = between(whole[Math.floor(place)] as Point, whole[Math.floor(place) + 1] as Point, place % 1);
    return [x + random.bell(-9, 9), y + random.bell(-9, 9)];
  };

/** Curls down to the shoulders or further. */
export const curlylong = (kit: HairKit): HairParts => {
  const parting: Parting = { offset: 10, hairline: -80, fall: lerp(100, 190, kit.length), spread: 28, cheek: 76, curl: 0 };
  const still = { ...kit, wave: 0 };
  const halves = ([-1, 1] as const).map((side) => halfGuides(still, side, parting));
  const sides = halves.map((guides) => cloud(kit, along(guides, 0.3), { size: 13, count: 62 }, true));
  return {
    back:
      backdrop(still, parting, parting.fall + 6) +
      cloud(kit, ring(kit, [0, 20], 0.82, [112, parting.fall + 4], -0.2, 3.34), { size: 15, count: 70 }, false) +
      cloud(kit, ring(kit, [0, -18], 0.86, [100 + kit.lift, 102 + kit.lift], 3, 6.4), { size: 14, count: 50 }, false),
    front: crown(kit, -66, -126 - kit.lift, 82, { size: 12.5, count: 64 }) + sides.join(''),
    shadow,
    ears: false,
  };
};

/** Curls on top, sides cropped. */
export const curlytop = (kit: HairKit): HairParts => {
  const side = fill(
    blobs(kit.random, ring(kit, [0, -30], 0.95, [83, 78], 2.75, 3.6), 26, 5, 8) +
      blobs(kit.random, ring(kit, [0, -30], 0.95, [83, 78], 5.82, 6.67), 26, 5, 8),
    kit.tones.dark,
  );
  return {
    back: cloud(kit, ring(kit, [0, -34], 0.9, [82, 88 + kit.lift], 3.3, 6.1), { size: 13, count: 34 }, false),
    front: side + crown(kit, -66, -124 - kit.lift * 1.4, 70, { size: lerp(10, 15, kit.wave), count: 62 }),
    shadow,
    ears: true,
  };
};

/** Ropes of hair along strands: plaits or locs. */
const ropes = (kit: HairKit, ways: readonly Strand[], width: number): string => {
  const path = ways.map((way) => line(way)).join('');
  const dash = `stroke-dasharray="${(width * 0.5).toFixed(1)} ${(width * 0.45).toFixed(1)}"`;
  return (
    stroke(path, kit.tones.deep, width + 2.4) +
    stroke(path, kit.tones.base, width) +
    stroke(path, kit.tones.light, width * 0.42, 0.75)
      .replace('/>', ` ${dash}/>`)
      .replace('stroke-linecap="round"', 'stroke-linecap="butt"')
  );
};

const roped = (kit: HairKit, parting: Parting, width: number, count: number): HairParts => {
  const still = { ...kit, wave: Math.min(kit.wave, 0.3) };
  const side = (sign: 1 | -1): Strand[] => {
    const guides = halfGuides(still, sign, parting);
    return Array.from({ length: count }, (_, index) => {
      const whole = within(guides, (index + kit.random.between(0.3, 0.7)) / count);
      return whole.slice(0, whole.length - kit.random.int(0, 1));
    });
  };
  return {
    back: backdrop(still, parting, parting.fall + 10),
    front: ropes(kit, [...side(-1).toReversed(), ...side(1).toReversed()], width),
    shadow,
    ears: false,
  };
};

export const boxbraids = (kit: HairKit): HairParts =>
  roped(kit, { offset: 12, hairline: -80, fall: lerp(130, 230, kit.length), spread: 20, cheek: 73, curl: 0 }, 6.4, 7);
export const locs = (kit: HairKit): HairParts =>
  roped(kit, { offset: 6, hairline: -78, fall: lerp(60, 140, kit.length), spread: 14, cheek: 72, curl: 0 }, 9, 6);
