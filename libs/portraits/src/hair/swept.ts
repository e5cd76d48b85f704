import { d, fill, lerp, outline, type Cubic, type Point } from '../path.js';
import { mirrored, type HairKit, type HairParts } from './kit.js';
import { backdrop, curtains, type Parting } from './parted.js';
import { mass, ribbon, strand, type Strand } from '../strands.js';

/** Where swept hair gathers. */
interface Knot {
  readonly at: Point;
  readonly width: number;
}

/** Hair drawn from the whole hairline to one place above or behind the head. */
const gathered = (kit: HairKit, knot: Knot): string => {
  const { line, outer, lift } = kit;
  const half = (side: 1 | -1): Strand[] => [
    strand(
      mirrored(side, (x, y) => (x > 90 || x < -90 ? outer(x, y) : line(x, y)), [
        [73, 10],
        [95 + lift * 0.5, -52],
        [80, -112 - lift * 0.6],
        [0, 0],
      ]).map((point, index) => (index === 3 ? [knot.at[0] + side * knot.width, knot.at[1]] : point)) as unknown as Cubic,
    ),
    strand([
      line(side * 71, -30),
      outer(side * 84, -74 - lift * 0.4),
      outer(side * 62, -112 - lift),
      [knot.at[0] + side * knot.width * 0.8, knot.at[1]],
    ]),
    strand([
      line(side * 50, -68),
      outer(side * 62, -96 - lift * 0.6),
      outer(side * 40, -116 - lift),
      [knot.at[0] + side * knot.width * 0.5, knot.at[1]],
    ]),
  ];
  const guides = [...half(-1), strand([line(0, -80), line(0, -96), outer(0, -112 - lift), knot.at]), ...half(1).toReversed()];
  return mass(guides, kit.tones, kit.random, { count: 20, width: 4.5, sheen: 0.45 });
};

/** A ball of wound hair. */
const bun = (kit: HairKit, centre: Point, radius: number): string => {
  const { random } = kit;
  const around = (at: number, reach: number): Point => [centre[0] + Math.cos(at) * reach * 1.14, centre[1] + Math.sin(at) * reach];
  const ball = outline(Array.from({ length: 9 }, (_, index) => around((index / 9) * Math.PI * 2, radius * random.between(0.93, 1.06))));
  const arc = (from: number, reach: number): Strand =>
    Array.from({ length: 6 }, (_, index) => around(from + index * 0.34, reach * lerp(1, 0.82, index / 5)));
  const rounds = (count: number): string =>
    Array.from({ length: count }, () => ribbon(arc(random.between(0, 6.3), radius * random.between(0.3, 0.94)), random.between(2, 5))).join(
      '',
    );
  return (
    fill(ball, kit.tones.base) +
    fill(rounds(9), kit.tones.dark, 0.55) +
    fill(rounds(7), kit.tones.light, 0.5) +
    fill(rounds(4), kit.tones.sheen, 0.4)
  );
};

/** A few fine hairs that escaped beside the ears. */
const strays = (kit: HairKit): string => {
  const hair = (side: 1 | -1): string =>
    ribbon(
      strand([
        kit.line(side * 71, -18),
        kit.line(side * 80, 20),
        kit.line(side * 69, 46),
        kit.line(side * (74 + kit.random.between(0, 8)), lerp(60, 92, kit.length)),
      ]),
      4,
    );
  return fill(hair(-1) + hair(1), kit.tones.base) + fill(hair(kit.side), kit.tones.light, 0.6);
};

/** Hair behind the neck, under a gathered head. */
const nape = (kit: HairKit): string =>
  fill(
    outline([
      kit.outer(0, -118 - kit.lift),
      kit.outer(80, -70),
      kit.outer(83, 0),
      kit.outer(62, 52),
      kit.outer(0, 60),
      kit.outer(-62, 52),
      kit.outer(-83, 0),
      kit.outer(-80, -70),
    ]),
    kit.tones.dark,
  );

const shadow = { reach: -62, amount: 0.3 };

export const topbun = (kit: HairKit): HairParts => {
  const centre = kit.outer(kit.side * 6, -146 - kit.lift);
  return {
    back: nape(kit) + bun(kit, centre, lerp(30, 44, kit.length)),
    front: gathered(kit, { at: kit.outer(kit.side * 4, -122 - kit.lift), width: 22 }) + strays(kit),
    shadow,
    ears: true,
  };
};

export const updo = (kit: HairKit): HairParts => {
  const centre = kit.outer(kit.side * -22, -112 - kit.lift);
  return {
    back: nape(kit) + bun(kit, centre, 52) + bun(kit, kit.outer(kit.side * 30, -118 - kit.lift), 34),
    front: gathered(kit, { at: kit.outer(0, -122 - kit.lift), width: 34 }) + strays(kit),
    shadow,
    ears: true,
  };
};

const join = ([a, b]: readonly Strand[]): Strand => [...(a ?? []), ...(b ?? []).slice(1)];

/** The halves of parted hair, drawn back over the tops of the ears. */
const tuckedHalves = (kit: HairKit, offset: number): string => {
  const { line, outer, lift } = kit;
  const root = kit.side * offset;
  return ([-1, 1] as const)
    .map((side) => {
      const inner = [
        strand([line(root, -82), line(root + side * 28, -74), line(side * 60, -64), line(side * 72, -26)]),
        strand([line(side * 72, -26), line(side * 77, -8), outer(side * 82, 4), outer(side * 84, 18)]),
      ];
      const edge = [
        strand([outer(root, -122 - lift), outer(root + side * 46, -128 - lift), outer(side * 88, -98 - lift * 0.5), outer(side * 92, -34)]),
        strand([outer(side * 92, -34), outer(side * 93, -14), outer(side * 90, 6), outer(side * 85, 22)]),
      ];
      return mass([join(inner), join(edge)], kit.tones, kit.random, { count: 12, width: 5, sheen: 0.3 });
    })
    .join('');
};

export const lowbun = (kit: HairKit): HairParts => ({
  back: nape(kit) + bun(kit, kit.outer(kit.side * -64, 62), lerp(28, 38, kit.length)),
  front: tuckedHalves(kit, kit.random.chance(0.4) ? 0 : 20) + strays(kit),
  shadow: { reach: -54, amount: 0.36 },
  ears: true,
});

export const ponytail = (kit: HairKit): HairParts => {
  const { outer, lift, side } = kit;
  const root = outer(side * 26, -118 - lift);
  const tail = (out: number, end: number): Strand =>
    strand([root, outer(side * (96 + out), -150 - lift), outer(side * (118 + out), 10), outer(side * (92 + out * 0.2), end)]);
  const low = lerp(90, 170, kit.length);
  return {
    back:
      nape(kit) +
      mass([tail(-30, low - 20), tail(0, low), tail(26, low - 12)], kit.tones, kit.random, { count: 12, width: 6, sheen: 0.3, ends: 22 }),
    front: gathered(kit, { at: root, width: 16 }) + strays(kit),
    shadow,
    ears: true,
  };
};

/** A plait: two rows of leaves, each over the one before. */
const plait = (kit: HairKit, way: Cubic, count: number, width: number): string => {
  const points = strand(way, count + 1);
  const leaf = (index: number, side: 1 | -1): string => {
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = width * lerp(1, 0.62, index / count);
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const at = (along: number, across: number): Point => [
      a[0] + ux * along * length - uy * across * size * side,
      a[1] + uy * along * length + ux * across * size * side,
    ];
    return d`M${at(-0.5, 0.15)}C${at(-0.3, 0.75)} ${at(0.3, 0.8)} ${at(1.15, -0.1)}C${at(1.1, -0.35)} ${at(0.8, -0.4)} ${at(0.5, -0.2)}C${at(0.1, 0.1)} ${at(-0.3, 0.3)} ${at(-0.5, 0.15)}Z`;
  };
  const tip = points[points.length - 1] as Point;
  const tuft = outline([
    [tip[0] - 6, tip[1] - 4],
    [tip[0] + 6, tip[1] - 4],
    [tip[0] + 8, tip[1] + 16],
    [tip[0] + 1, tip[1] + 30],
    [tip[0] - 7, tip[1] + 16],
  ]);
  let rows = '';
  for (let index = 0; index < count; index++) {
    rows += fill(leaf(index, 1), kit.tones.base) + fill(leaf(index, -1), kit.tones.dark);
    if (index % 2 === 0) rows += fill(leaf(index, 1), kit.tones.light, 0.3);
  }
  return fill(tuft, kit.tones.dark) + rows;
};

export const braid = (kit: HairKit): HairParts => {
  const { side, outer } = kit;
  const low = lerp(170, 240, kit.length);
  return {
    back: nape(kit),
    front:
      tuckedHalves(kit, 22) +
      plait(kit, [outer(side * 70, 44), outer(side * 92, 90), outer(side * 104, 140), outer(side * 88, low)], 9, 19) +
      strays(kit),
    shadow: { reach: -54, amount: 0.36 },
    ears: false,
  };
};

export const halfup = (kit: HairKit): HairParts => {
  const parting: Parting = { offset: 0, hairline: -84, fall: lerp(150, 220, kit.length), spread: 20, cheek: 76, curl: 0 };
  return {
    back: backdrop(kit, parting, parting.fall + 20),
    front: curtains(kit, parting) + gathered(kit, { at: kit.outer(0, -122 - kit.lift), width: 26 }),
    shadow,
    ears: false,
  };
};

/** Combed straight back, close to the head. */
export const slick = (kit: HairKit): HairParts => {
  const { line, outer, lift } = kit;
  const guide = (x: number, y: number, ox: number, oy: number): Strand =>
    strand([line(x, y), line(x * 1.06, y - 14), outer(ox * 0.98, oy + 12), outer(ox, oy)]);
  const half = (side: 1 | -1): Strand[] => [
    guide(side * 73, 10, side * 84, 8),
    guide(side * 71, -34, side * 87, -46),
    guide(side * 52, -68, side * 62, -108 - lift * 0.6),
    guide(side * 24, -77, side * 28, -122 - lift),
  ];
  const guides = [...half(-1), guide(0, -79, 0, -125 - lift), ...half(1).toReversed()];
  return {
    back: nape(kit),
    front: mass(guides, kit.tones, kit.random, { count: 22, width: 4, sheen: 0.5 }),
    shadow: { reach: -66, amount: 0.2 },
    ears: true,
  };
};

export const manbun = (kit: HairKit): HairParts => ({
  ...topbun({ ...kit, length: kit.length * 0.4 }),
  front: gathered(kit, { at: kit.outer(kit.side * 4, -122 - kit.lift), width: 20 }),
});
