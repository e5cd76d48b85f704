import { d, fill, lerp, type Cubic, type Point } from '../path.js';
import type { HairKit } from './kit.js';
import { bend, locks, mass, strand, surface, within, wisps, type Strand } from '../strands.js';

export interface Parting {
  /** Where the parting is, from the middle towards its side. */
  readonly offset: number;
  /** Height of the hairline at the parting. */
  readonly hairline: number;
  /** How low the hair falls beside the face, and how far out. */
  readonly fall: number;
  readonly spread: number;
  /** How close to the face the inner edge stays: x at the cheek. */
  readonly cheek: number;
  /** Curls the tips inwards (positive) or outwards. */
  readonly curl: number;
  /** Lets the ends run together: 1 ends in a point. */
  readonly taper?: number;
}

const chain = (parts: readonly Cubic[], points: number): Strand =>
  parts.flatMap((part, index) => strand(part, points).slice(index === 0 ? 0 : 1));

/** Waves grow towards the tips. */
const waved = (kit: HairKit, whole: Strand, side: number): Strand => {
  if (kit.wave < 0.15) return whole;
  const turns = lerp(1.2, 2.6, kit.wave);
  const height = lerp(0, 9, kit.wave);
  return bend(whole, (at) => Math.sin((at * turns + (side > 0 ? 0 : 0.35)) * Math.PI * 2) * height * Math.max(0, at - 0.22) * 1.3);
};

/** Inner and outer guide of the hair on one side of the parting. */
export const halfGuides = (kit: HairKit, side: 1 | -1, parting: Parting): readonly [Strand, Strand] => {
  const { line, outer, lift } = kit;
  const root = kit.side * parting.offset;
  const { hairline, fall, spread, cheek, curl, taper = 0 } = parting;
  const reach = 92 + lift * 0.7 + spread * 0.35;
  const inner: Cubic[] = [
    [
      line(root, hairline),
      line(root + side * lerp(24, 30, kit.length), hairline + 10),
      line(side * (cheek - 8), -62),
      line(side * cheek, -6),
    ],
    [
      line(side * cheek, -6),
      line(side * (cheek + (fall < 60 ? 2 : 5)), Math.min(34, lerp(-6, fall, 0.35))),
      line(side * (cheek + 4 + spread * 0.3), fall * 0.66),
      line(side * (cheek + spread * 0.4 - curl * 26), fall),
    ],
  ];
  const edge: Cubic[] = [
    [
      outer(root - side * 3, -122 - lift),
      outer(root + side * 42, -130 - lift * 1.1),
      outer(side * (reach - 6), -98 - lift * 0.5),
      outer(side * reach, -14),
    ],
    [
      outer(side * reach, -14),
      outer(side * (reach + 3 - taper * 4), Math.min(34, lerp(-14, fall, 0.4))),
      outer(side * (reach + spread * 0.8 - taper * 8), lerp(-14, fall, 0.72)),
      outer(side * lerp(reach + spread - curl * 30, cheek + spread * 0.4 - curl * 26 + 4, taper), fall - 4 + taper * 8),
    ],
  ];
  return [waved(kit, chain(inner, 6), side), waved(kit, chain(edge, 6), side)];
};

/** Hair that falls on both sides of a parting. */
export const curtains = (kit: HairKit, parting: Parting, count = 13): string =>
  ([-1, 1] as const)
    .map((side) => {
      const guides = halfGuides(kit, side, parting);
      return mass(guides, kit.tones, kit.random, { count, width: 6, sheen: 0.22, ends: parting.taper ? 4 : 16 });
    })
    .join('');

/** The hair behind neck and shoulders. */
export const backdrop = (kit: HairKit, parting: Parting, drop: number): string => {
  const { outer, lift } = kit;
  const reach = 90 + lift * 0.7 + parting.spread * 0.35;
  const wide = reach + parting.spread - parting.curl * 24;
  const guide = (side: 1 | -1): Strand =>
    waved(
      kit,
      chain(
        [
          [outer(side * 4, -122 - lift), outer(side * 52, -126 - lift), outer(side * (reach - 6), -96), outer(side * reach, 0)],
          [outer(side * reach, 0), outer(side * (reach + 2), 50), outer(side * wide, drop * 0.7), outer(side * (wide - 6), drop)],
        ],
        6,
      ),
      side,
    );
  const guides = [guide(-1), within([guide(-1), guide(1)], 0.5).map(([x, y], index): Point => [x, y + index * 1.2]), guide(1)];
  const path = surface(guides);
  return (
    wisps(guides, kit.random, 16, kit.tones.dark) +
    fill(path, kit.tones.dark) +
    locks(guides, { ...kit.tones, light: kit.tones.base, sheen: kit.tones.base }, kit.random, {
      count: 9,
      width: 9,
      from: 0.45,
      contrast: 0.8,
    })
  );
};

/** A fringe from the crown down to the brows. `ends` is where it stops, `gap` how far it parts in the middle. */
export const fringe = (kit: HairKit, ends: number, gap = 0): string => {
  const { line, outer, lift } = kit;
  const tip = (x: number): number => ends - (Math.abs(x) / 60) * 4 + (Math.abs(x) < 16 ? -gap : 0);
  const guide = (x: number): Strand =>
    strand(
      [outer(x * 0.35 + kit.side * 4, -120 - lift), outer(x * 0.95, -114 - lift), line(x * 1.16, -72), line(x * (1 + gap * 0.004), tip(x))],
      7,
    );
  const guides = [-68, -46, -16, 16, 46, 68].map(guide);
  const ragged = guides.map((whole) =>
    whole.map(([x, y], index): Point => (index === whole.length - 1 ? [x, y + kit.random.between(-2, 3)] : [x, y])),
  );
  return mass(ragged, kit.tones, kit.random, { count: 13, width: 7, sheen: 0.42, ends: 6 });
};

/** A narrow shadow along the parting. */
export const partLine = (kit: HairKit, parting: Parting): string => {
  const root = kit.side * parting.offset;
  const [a, b] = [kit.line(root, parting.hairline), kit.outer(root, -122 - kit.lift)];
  return fill(
    d`M${a}C${[a[0] - 2, a[1] - 14]} ${[b[0] - 1, b[1] + 14]} ${b}C${[b[0] + 2, b[1] + 14]} ${[a[0] + 1, a[1] - 14]} ${a}Z`,
    kit.tones.deep,
    0.5,
  );
};
