import { lerp } from '../path.js';
import type { HairKit, HairParts } from './kit.js';
import { backdrop, curtains, fringe, partLine, type Parting } from './parted.js';

const base: Parting = { offset: 0, hairline: -84, fall: 150, spread: 20, cheek: 71, curl: 0 };

const worn = (kit: HairKit, change: Partial<Parting>, drop: number, withFringe: string | null = null): HairParts => {
  const parting = { ...base, ...change };
  return {
    back: backdrop(kit, parting, drop),
    front: curtains(kit, parting) + (withFringe ?? partLine(kit, parting)),
    shadow: withFringe === null ? { reach: -52, amount: 0.42 } : { reach: -14, amount: 0.5 },
    ears: false,
  };
};

/** Long hair with a parting in the middle. */
export const long = (kit: HairKit): HairParts => worn(kit, { fall: lerp(150, 230, kit.length), spread: 18 }, lerp(180, 250, kit.length));

/** Long hair from a side parting. */
export const longside = (kit: HairKit): HairParts =>
  worn(kit, { offset: 26, hairline: -80, fall: lerp(140, 220, kit.length), spread: 24, cheek: 72 }, lerp(170, 240, kit.length));

/** Full, waved hair over the shoulders. */
export const wavy = (kit: HairKit): HairParts =>
  worn(
    { ...kit, wave: Math.max(kit.wave, 0.7), lift: kit.lift + 4 },
    { offset: 16, hairline: -82, fall: lerp(130, 200, kit.length), spread: 32, cheek: 73 },
    lerp(170, 230, kit.length),
  );

/** Long hair with a straight fringe. */
export const fringed = (kit: HairKit): HairParts =>
  worn(kit, { fall: lerp(140, 210, kit.length), spread: 16, cheek: 70 }, lerp(170, 230, kit.length), fringe(kit, -31));

/** Down to the collar bones. */
export const lob = (kit: HairKit): HairParts =>
  worn(kit, { offset: 14, hairline: -82, fall: lerp(118, 140, kit.length), spread: 20, cheek: 72, curl: 0.25 }, 138);

/** Chin length, turned in. */
export const bob = (kit: HairKit): HairParts =>
  worn(kit, { offset: 24, hairline: -80, fall: lerp(84, 108, kit.length), spread: 18, cheek: 70, curl: 0.7 }, 104);

export const bobfringe = (kit: HairKit): HairParts =>
  worn(kit, { fall: lerp(82, 104, kit.length), spread: 16, cheek: 69, curl: 0.6 }, 100, fringe(kit, -30));

/** Layers to the shoulders with a fringe that opens in the middle. */
export const shag = (kit: HairKit): HairParts =>
  worn(
    { ...kit, wave: Math.max(kit.wave, 0.45), lift: kit.lift + 3 },
    { fall: lerp(110, 140, kit.length), spread: 26, cheek: 72, curl: -0.2 },
    136,
    fringe(kit, -24, 26),
  );
