import type { Random } from './random.js';
import { mix } from './colour.js';
import { GLASSES, TASTES, type Beard, type HairStyle, type Heritage, type Look, type Traits } from './look.js';
import { FRAMES, HAIR_TONES, LID_COLOURS, LIP_COLOURS, METALS } from './palette.js';
import { clamp } from './path.js';

type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

/** How light or dark the skin of people of a heritage usually is, and its undertone. */
const SKINS: Record<Heritage, { readonly depth: readonly [number, number]; readonly undertone: Weights<Look['skin']['undertone']> }> = {
  northern: { depth: [0, 0.26], undertone: { rosy: 5, neutral: 4, warm: 1 } },
  southern: { depth: [0.14, 0.42], undertone: { neutral: 4, warm: 4, rosy: 1 } },
  eastern: { depth: [0.02, 0.28], undertone: { neutral: 4, rosy: 3, warm: 2 } },
  middleeastern: { depth: [0.22, 0.54], undertone: { warm: 5, neutral: 3 } },
  african: { depth: [0.58, 1], undertone: { neutral: 4, warm: 3, rosy: 2 } },
  southasian: { depth: [0.36, 0.76], undertone: { warm: 5, neutral: 3 } },
  eastasian: { depth: [0.08, 0.38], undertone: { warm: 4, neutral: 4 } },
  latin: { depth: [0.22, 0.6], undertone: { warm: 4, neutral: 4 } },
};

const WOMEN: Weights<HairStyle> = {
  long: 10, longside: 10, wavy: 11, fringe: 6, lob: 9, bob: 7, bobfringe: 4, pixie: 4, shag: 6, topbun: 5, lowbun: 6, ponytail: 7, braid: 4, halfup: 6, curlylong: 7,
  curlyshort: 4, updo: 3, slick: 1.5, sweep: 2,
}; // prettier-ignore
const OLDER_WOMEN: Weights<HairStyle> = {
  lob: 8,
  bob: 10,
  bobfringe: 6,
  pixie: 10,
  curlyshort: 7,
  lowbun: 6,
  updo: 5,
  longside: 4,
  wavy: 4,
  sweep: 5,
  shag: 3,
  halfup: 1,
  long: 2,
};
const MEN: Weights<HairStyle> = {
  crop: 10, sidepart: 11, quiff: 9, texture: 10, sweep: 5, slick: 3, curtain: 4, buzz: 6, fade: 7, curlytop: 6, shoulder: 3, manbun: 2.5, curlyshort: 2, receding: 3,
}; // prettier-ignore
const OLDER_MEN: Weights<HairStyle> = {
  crop: 7,
  sidepart: 12,
  receding: 12,
  horseshoe: 8,
  slick: 6,
  buzz: 6,
  quiff: 3,
  sweep: 3,
  shoulder: 2,
  texture: 3,
  curlytop: 2,
};
const AFRICAN_WOMEN: Weights<HairStyle> = {
  afro: 10,
  coils: 7,
  boxbraids: 9,
  curlylong: 8,
  curlyshort: 7,
  topbun: 4,
  lowbun: 4,
  long: 2,
  bob: 3,
  slick: 2,
  locs: 3,
  pixie: 2,
  updo: 3,
};
const AFRICAN_MEN: Weights<HairStyle> = { coils: 9, buzz: 9, fade: 9, afro: 3, curlytop: 6, locs: 4, receding: 1.5 };

const styleFor = (random: Random, { gender, age, heritage, hair }: Traits): HairStyle => {
  if (hair === 'bald') return age > 40 && random.chance(0.45) ? 'horseshoe' : 'bald';
  const older = age > 56;
  if (heritage === 'african') {
    const chosen = random.weighted(gender === 'female' ? AFRICAN_WOMEN : AFRICAN_MEN);
    return older && gender === 'male' && random.chance(0.4) ? 'receding' : chosen;
  }
  if (gender === 'female') return random.weighted(older ? OLDER_WOMEN : WOMEN);
  return random.weighted(older ? OLDER_MEN : age > 40 ? { ...MEN, receding: 9, shoulder: 2, curtain: 1 } : MEN);
};

const beardFor = (random: Random, { gender, age }: Traits): Beard => {
  if (gender === 'female') return 'none';
  if (age < 25) return random.weighted({ none: 7, stubble: 3, moustache: 0.5, short: 1.5, goatee: 0.4 });
  if (age > 60) return random.weighted({ none: 8, stubble: 1, short: 2.5, full: 3.5, long: 0.5, goatee: 0.7, moustache: 1.6, circle: 1 });
  return random.weighted({ none: 7, stubble: 5, short: 4.5, full: 3.5, long: 0.5, goatee: 0.7, moustache: 1, circle: 1 });
};

/** The share of grey in hair that has kept its colour's name. */
const greyShare = (random: Random, { age, hair }: Traits): number => {
  if (hair === 'gray' || hair === 'white' || hair === 'other') return 0;
  return clamp((age - 40) / 45) * random.between(0, 0.75);
};

const beardTone = (random: Random, traits: Traits, tone: string, grey: number): string => {
  if (traits.hair === 'white') return '#d8d3cb';
  if (traits.hair === 'gray') return random.pick(['#8f8b88', '#b5b0aa', '#d2cdc6']);
  const own = traits.hair === 'other' ? random.pick(HAIR_TONES.brunette) : tone;
  return mix(mix(own, '#2a1510', traits.hair === 'blond' ? 0.3 : 0.08), '#bdb7b0', clamp(grey * 1.2 + (traits.age > 48 ? 0.2 : 0)) * 0.8);
};

const coverFor = (random: Random, { gender, heritage }: Traits): Look['cover'] => {
  if (gender === 'female' && heritage === 'middleeastern') return random.chance(0.26) ? 'hijab' : 'none';
  if (gender === 'female' && heritage === 'southasian') return random.chance(0.1) ? 'hijab' : 'none';
  if (gender === 'male' && heritage === 'southasian') return random.chance(0.15) ? 'turban' : 'none';
  return 'none';
};

const faceOf = (random: Random, { gender, heritage, age }: Traits): Pick<Look, 'face' | 'eyes' | 'brows' | 'nose' | 'mouth' | 'ears'> => {
  const man = gender === 'male';
  const wideNose = heritage === 'african' ? 0.35 : heritage === 'southasian' || heritage === 'latin' ? 0.12 : 0;
  const fullLips = heritage === 'african' ? 0.32 : heritage === 'latin' || heritage === 'southasian' ? 0.14 : 0;
  return {
    face: {
      width: random.bell(0, 1),
      length: random.between(0, 1),
      jaw: man ? random.between(0.35, 1) : random.between(0, 0.55),
      chin: man ? random.between(0.35, 1) : random.between(0, 0.6),
      cheek: random.next(),
      forehead: random.next(),
    },
    eyes: {
      color: 'brown',
      size: random.next(),
      open: random.next(),
      tilt: heritage === 'eastasian' ? random.between(0.4, 1) : random.next(),
      spacing: random.next(),
      lid:
        heritage === 'eastasian'
          ? random.weighted({ single: 5, hooded: 3, crease: 3 })
          : random.weighted({ crease: 6, hooded: age > 50 ? 5 : 2 }),
      lashes: man ? random.between(0, 0.2) : random.between(0.4, 1),
    },
    brows: {
      thick: heritage === 'middleeastern' || heritage === 'southasian' ? random.between(0.4, 1) : random.next(),
      arch: random.next(),
      length: random.next(),
      low: man ? random.between(0.35, 1) : random.between(0, 0.7),
    },
    nose: {
      length: random.next(),
      width: clamp(random.between(0, man ? 0.75 : 0.6) + wideNose),
      tip: random.next(),
      bridge: heritage === 'middleeastern' || heritage === 'southern' ? random.between(0.2, 1) : random.between(0, 0.8),
    },
    mouth: {
      width: random.next(),
      upper: clamp(random.between(0, 0.75) + fullLips),
      lower: clamp(random.between(0, 0.8) + fullLips),
      bow: random.next(),
    },
    ears: clamp(random.next() * 0.7 + (age > 60 ? 0.3 : 0)),
  };
};

const adornments = (random: Random, { gender, age }: Traits, hidden: boolean): Pick<Look, 'glasses' | 'makeup' | 'jewels'> => {
  const woman = gender === 'female';
  const painted = woman && random.chance(0.6);
  const wears = random.chance(age > 50 ? 0.3 : 0.14);
  return {
    glasses: wears
      ? {
          kind: random.pick(woman ? GLASSES : GLASSES.filter((kind) => kind !== 'cat')),
          tone: random.pick(FRAMES),
          always: random.chance(0.7),
        }
      : null,
    makeup: {
      lips: painted && random.chance(0.75) ? random.pick(LIP_COLOURS) : null,
      lids: painted && random.chance(0.6) ? random.pick(LID_COLOURS) : null,
      liner: painted ? random.next() : random.between(0, 0.3),
    },
    jewels: {
      earrings: hidden
        ? 'none'
        : woman
          ? random.weighted({ none: 4, stud: 3, hoop: 3, drop: 3 })
          : random.weighted({ none: 22, stud: 2, hoop: 0.5 }),
      metal: random.pick(METALS),
      necklace: woman
        ? random.weighted({ none: 5, chain: 3, pendant: 4, beads: age > 40 ? 2 : 0.6 })
        : random.weighted({ none: 14, chain: 1.5 }),
      piercing: woman && age < 45 && random.chance(0.07),
    },
  };
};

/** Makes up the look of somebody with these traits. */
export const lookOf = (random: Random, traits: Traits): Look => {
  const { gender, age, heritage, hair, eyes, body } = traits;
  const cover = coverFor(random, traits);
  const skin = SKINS[heritage];
  const style = styleFor(random, traits);
  const tone = random.pick(HAIR_TONES[hair]);
  const grey = greyShare(random, traits);
  const face = faceOf(random, traits);
  const fair = heritage === 'northern' || heritage === 'eastern';
  return {
    seed: random.int(1, 2_000_000_000),
    gender,
    age,
    body,
    taste: random.pick(TASTES),
    skin: {
      depth: random.between(...skin.depth),
      undertone: random.weighted(skin.undertone),
      freckles: (hair === 'red' && random.chance(0.6)) || (fair && random.chance(0.12)) ? random.between(0.3, 1) : 0,
      mole: random.chance(0.12) ? random.between(0.05, 1) : 0,
      blush: random.between(0, gender === 'male' ? 0.6 : 1),
    },
    ...face,
    eyes: { ...face.eyes, color: eyes },
    hair: {
      color: hair,
      tone,
      grey,
      style,
      volume: random.next(),
      length: random.next(),
      wave: random.chance(heritage === 'eastasian' ? 0.15 : 0.5) ? random.next() : random.between(0, 0.14),
      side: random.sign(),
    },
    beard: {
      kind: cover === 'turban' ? random.weighted<Beard>({ full: 3, long: 2, short: 1 }) : beardFor(random, traits),
      tone: beardTone(random, traits, tone, grey),
      fullness: random.next(),
    },
    cover,
    ...adornments(random, traits, cover === 'hijab'),
  };
};
