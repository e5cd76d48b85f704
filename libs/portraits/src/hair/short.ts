import { d, fill, lerp, line as open, onward, type Point } from '../path.js';
import type { HairKit, HairParts } from './kit.js';
import { curtains, halfGuides, backdrop } from './parted.js';
import { locks, mass, strand, type Strand } from '../strands.js';

interface Cap {
  /** Corner of the hairline over the temple. */
  readonly corner: readonly [number, number];
  /** Height of the hairline in the middle. */
  readonly front: number;
  /** How low the side hair reaches before the ear. */
  readonly burn: number;
  /** How far it stands off at the sides. */
  readonly out: number;
  readonly top: number;
}

const plain: Cap = { corner: [53, -66], front: -74, burn: 12, out: 0, top: 0 };

const pair = (inner: Point, edge: Point): Strand => [inner, [lerp(inner[0], edge[0], 0.5), lerp(inner[1], edge[1], 0.5)], edge];

const capGuides = (kit: HairKit, cap: Cap): Strand[] => {
  const { line, outer } = kit;
  const { corner, front, burn, out, top } = cap;
  const half = (side: 1 | -1): Strand[] => [
    pair(line(side * 70, burn), outer(side * (78 + out * 0.5), burn - 2)),
    ...(burn > 0 ? [pair(line(side * 73, -8), outer(side * (83 + out), -10))] : []),
    ...(burn > -30 ? [pair(line(side * 68, -40), outer(side * (86 + out), -48))] : []),
    pair(line(side * corner[0], corner[1]), outer(side * (68 + out * 0.6), -96 - top * 0.6)),
    pair(line(side * corner[0] * 0.5, front - 1), outer(side * 35, -118 - top)),
  ];
  return [...half(-1), pair(line(0, front), outer(0, -125 - top)), ...half(1).toReversed()];
};

const capPath = (guides: readonly Strand[]): string => {
  const inner = guides.map((guide) => guide[0] as Point);
  const edge = guides.map((guide) => guide[guide.length - 1] as Point).toReversed();
  return `${open(inner)}${d`L${edge[0] as Point}`}${onward(edge)}Z`;
};

/** Short hair close to the skull; `veil` below 1 lets the skin through. */
const drawCap = (kit: HairKit, cap: Cap, veil = 1): string => {
  const guides = capGuides(kit, cap);
  const hairs = veil < 0.9 ? '' : locks(guides, kit.tones, kit.random, { count: 16, width: 3, sheen: 0.5, contrast: 0.7 });
  return fill(capPath(guides), veil < 0.9 ? kit.tones.base : 'url(#hair)', veil) + hairs;
};

/** Cropped sides under hair on top. */
const FADED = { amount: 0.6, front: -66, temple: 58 };

const short = (front: string, reach = -58, amount = 0.34): HairParts => ({ back: '', front, shadow: { reach, amount }, ears: true });

/** Brushed forward over the forehead, ends uneven. */
export const crop = (kit: HairKit): HairParts => {
  const { line, outer, lift } = kit;
  const low = lerp(-66, -54, kit.length);
  const guides = [-62, -40, -14, 14, 40, 62].map((x) =>
    strand([
      outer(x * 0.5, -122 - lift * 0.8),
      outer(x * 1.0, -116 + Math.abs(x) * 0.16 - lift),
      line(x * 1.12, -88),
      line(x, low + Math.abs(x) * 0.08 + kit.random.between(-3, 3)),
    ]),
  );
  return short(
    drawCap(kit, { ...plain, top: lift * 0.6 }) + mass(guides, kit.tones, kit.random, { count: 13, width: 6, sheen: 0.4, ends: 7 }),
    -50,
    0.38,
  );
};

/** From a side parting over to the other side. */
export const sidepart = (kit: HairKit): HairParts => {
  const { line, outer, lift, side } = kit;
  const part = side * 34;
  const over = [
    strand([line(part, -74), line(part - side * 26, -98 - lift * 0.6), line(-side * 40, -92 - lift * 0.4), line(-side * 68, -46)]),
    strand([line(part, -92), outer(part - side * 30, -118 - lift), outer(-side * 56, -112 - lift), outer(-side * 78, -50)]),
    strand([
      outer(part, -114 - lift * 0.4),
      outer(part - side * 34, -136 - lift * 1.2),
      outer(-side * 74, -128 - lift),
      outer(-side * 88, -46),
    ]),
  ];
  const under = [
    strand([line(part, -74), line(side * 46, -72), line(side * 60, -62), line(side * 68, -44)]),
    strand([outer(part, -114 - lift * 0.4), outer(side * 56, -116), outer(side * 78, -92), outer(side * 86, -48)]),
  ];
  const ink = { count: 14, width: 5.5, sheen: 0.36 };
  return short(
    drawCap(kit, plain) + mass(under, kit.tones, kit.random, { ...ink, count: 6 }) + mass(over, kit.tones, kit.random, ink),
    -56,
    0.36,
  );
};

/** Up and back from the forehead. */
export const quiff = (kit: HairKit): HairParts => {
  const { line, outer, lift, side } = kit;
  const height = 18 + lift;
  const guides = [-60, -42, -16, 14, 42, 60].map((x) => {
    const up = height * (1 - Math.abs(x - side * 12) / 96);
    return strand([
      line(x * 0.92, -66 - (60 - Math.abs(x)) * 0.14),
      line(x * 1.06 - side * 5, -100 - up),
      outer(x * 1.16 + side * 4, -128 - up),
      outer(x * 1.1 + side * 14, -116 - up * 0.8),
    ]);
  });
  const shaved = kit.length < 0.55;
  const front =
    drawCap(kit, shaved ? { ...plain, burn: -40, out: -6 } : plain) +
    mass(guides, kit.tones, kit.random, { count: 16, width: 6, sheen: 0.32 });
  return { ...short(front, -64, 0.22), ...(shaved ? { scalp: FADED } : {}) };
};

/** Short and tousled: locks in all directions. */
export const texture = (kit: HairKit): HairParts => {
  const { line, outer, lift, random } = kit;
  const tuft = (x: number, turn: number): string =>
    mass(
      [
        strand([
          outer(x - 12, -108 - lift),
          outer(x - 10 + turn, -130 - lift),
          line(x + turn * 1.5, -98 - lift * 0.5),
          line(x + turn * 2, -66 + random.between(-6, 6)),
        ]),
        strand([
          outer(x + 12, -108 - lift),
          outer(x + 12 + turn, -126 - lift),
          line(x + 14 + turn * 1.6, -96 - lift * 0.5),
          line(x + 10 + turn * 2, -70 + random.between(-6, 6)),
        ]),
      ],
      kit.tones,
      random,
      { count: 3, width: 5, sheen: 0.4, ends: 8 },
    );
  const tufts = [-54, -34, -12, 10, 32, 52].map((x) => tuft(x, random.between(-9, 9)));
  const shaved = kit.length < 0.5;
  const sides = drawCap(kit, shaved ? { ...plain, burn: -40, out: -4, top: lift } : { ...plain, top: lift });
  return { ...short(sides + random.shuffled(tufts).join(''), -54, 0.34), ...(shaved ? { scalp: FADED } : {}) };
};

/** Longer on top, swept to one side down to the ear. */
export const sweep = (kit: HairKit): HairParts => {
  const ink = { count: 12, width: 6, sheen: 0.3, ends: 4 };
  const parting = { offset: 30, hairline: -80, fall: 12, spread: -4, cheek: 71, curl: 0, taper: 0.75 };
  const halves = ([1, -1] as const).map((sign) =>
    mass(
      halfGuides({ ...kit, wave: 0 }, (kit.side * sign) as 1 | -1, { ...parting, fall: sign > 0 ? 2 : lerp(10, 28, kit.length) }),
      kit.tones,
      kit.random,
      ink,
    ),
  );
  return short(drawCap(kit, plain) + halves.join(''), -50, 0.38);
};

/** Parted in the middle, to the cheekbones. */
export const curtain = (kit: HairKit): HairParts => {
  const parting = { offset: 6, hairline: -80, fall: lerp(14, 40, kit.length), spread: -2, cheek: 69, curl: 0, taper: 0.7 };
  return {
    ...short(drawCap(kit, plain) + curtains({ ...kit, wave: Math.min(kit.wave, 0.4) }, parting, 10), -46, 0.4),
    ears: kit.length < 0.5,
  };
};

/** Down to the shoulders, parted, a man's way. */
export const shoulder = (kit: HairKit): HairParts => {
  const parting = { offset: 10, hairline: -82, fall: lerp(96, 136, kit.length), spread: 14, cheek: 74, curl: 0 };
  return {
    back: backdrop(kit, parting, parting.fall + 8),
    front: curtains(kit, parting, 12),
    shadow: { reach: -54, amount: 0.36 },
    ears: false,
  };
};

export const pixie = (kit: HairKit): HairParts => {
  const { line, outer, lift, side } = kit;
  const guides = [
    strand([outer(side * 40, -108 - lift), line(side * 52, -104), line(side * 66, -76), line(side * 71, -22)]),
    strand([outer(side * 34, -116 - lift), outer(side * 8, -124 - lift), line(-side * 26, -96), line(-side * 22, -46)]),
    strand([outer(side * 30, -122 - lift), outer(-side * 20, -136 - lift * 1.2), line(-side * 58, -104), line(-side * 62, -34)]),
    strand([outer(side * 20, -126 - lift), outer(-side * 46, -138 - lift), outer(-side * 88, -98), outer(-side * 80, 2)]),
  ];
  return short(
    drawCap(kit, { ...plain, burn: 18, out: 2, top: lift }) +
      mass(guides, kit.tones, kit.random, { count: 15, width: 6.5, sheen: 0.35, ends: 12 }),
    -40,
    0.4,
  );
};

/** Clipped to a few millimetres. */
export const buzz = (kit: HairKit): HairParts => ({
  ...short('', -70, 0.1),
  scalp: { amount: lerp(0.5, 0.8, kit.length), front: -72, temple: 50 },
});

export const fade = (kit: HairKit): HairParts => {
  const top = drawCap(kit, { ...plain, burn: -44, out: -5, top: kit.lift * 0.5 });
  return { ...short(top, -64, 0.24), scalp: FADED };
};

/** Thin on top: corners far back, a tongue in the middle. */
export const receding = (kit: HairKit): HairParts =>
  short(
    drawCap(kit, { corner: [48, lerp(-88, -98, kit.length)], front: lerp(-80, -90, kit.length), burn: 12, out: 0, top: -4 }),
    -84,
    0.14,
  );

/** A wreath around a bald crown. */
export const horseshoe = (kit: HairKit): HairParts => {
  const { line, outer } = kit;
  const half = (side: 1 | -1): string => {
    const guides = [
      strand([line(side * 70, 14), line(side * 74, -10), line(side * 74, -30), line(side * 71, -56)]),
      strand([outer(side * 78, 16), outer(side * 89, -10), outer(side * 90, -44), outer(side * 74, -72)]),
    ];
    return mass(guides, kit.tones, kit.random, { count: 7, width: 3.5, sheen: null });
  };
  return short(half(-1) + half(1), -110, 0);
};

export const bald = (kit: HairKit): HairParts => ({
  ...short('', -110, 0),
  ...(kit.length > 0.5 ? { scalp: { amount: 0.2, front: -88, temple: 44 } } : {}),
});
