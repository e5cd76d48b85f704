import type { HairStyle } from '../look.js';
import type { Sitter } from '../sitter.js';
import { afro, boxbraids, coils, curlylong, curlyshort, curlytop, locs } from './curly.js';
import { kitOf, type HairKit, type HairParts } from './kit.js';
import { bob, bobfringe, fringed, lob, long, longside, shag, wavy } from './long.js';
import { bald, buzz, crop, curtain, fade, horseshoe, pixie, quiff, receding, shoulder, sidepart, sweep, texture } from './short.js';
import { braid, halfup, lowbun, manbun, ponytail, slick, topbun, updo } from './swept.js';

// prettier-ignore
const STYLES: Record<HairStyle, (kit: HairKit) => HairParts> = {
  long, longside, wavy, fringe: fringed, lob, bob, bobfringe, shag,
  topbun, lowbun, ponytail, braid, halfup, updo, slick, manbun,
  curlylong, curlyshort, afro, coils, boxbraids, curlytop, locs,
  pixie, crop, sidepart, quiff, texture, sweep, curtain, buzz, fade, shoulder, receding, horseshoe, bald,
};

/** A person's hair in their style, pressed flat when a hat goes over it. */
export const drawHair = (sitter: Sitter, flat: boolean): HairParts => {
  const kit = kitOf(sitter);
  return STYLES[sitter.look.hair.style](flat ? { ...kit, lift: -4 } : kit);
};
