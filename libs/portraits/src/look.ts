import type { BODY_TYPES, EYE_COLORS, Gender, HAIR_COLORS } from '@rendezvous/contracts/reference';

export type HairColor = (typeof HAIR_COLORS)[number];
export type EyeColor = (typeof EYE_COLORS)[number];
export type BodyType = (typeof BODY_TYPES)[number];

/** Where a person's family comes from, as far as a face may show it. */
const HERITAGES = ['northern', 'southern', 'eastern', 'middleeastern', 'african', 'southasian', 'eastasian', 'latin'] as const;
export type Heritage = (typeof HERITAGES)[number];

/** What decides a look before chance does. */
export interface Traits {
  readonly gender: Gender;
  /** Years. */
  readonly age: number;
  readonly heritage: Heritage;
  readonly hair: HairColor;
  readonly eyes: EyeColor;
  readonly body: BodyType;
}

export const HAIR_STYLES = [
  'long', 'longside', 'wavy', 'fringe', 'lob', 'bob', 'bobfringe', 'pixie', 'shag', 'topbun', 'lowbun', 'ponytail', 'braid', 'halfup',
  'curlylong', 'curlyshort', 'afro', 'coils', 'boxbraids', 'updo', 'crop', 'sidepart', 'quiff', 'texture', 'sweep', 'slick', 'curtain', 'buzz',
  'fade', 'curlytop', 'locs', 'shoulder', 'manbun', 'receding', 'horseshoe', 'bald',
] as const; // prettier-ignore
export type HairStyle = (typeof HAIR_STYLES)[number];

const BEARDS = ['none', 'stubble', 'short', 'full', 'long', 'goatee', 'moustache', 'circle'] as const;
export type Beard = (typeof BEARDS)[number];

export const GLASSES = ['round', 'square', 'cat', 'browline', 'thin', 'aviator'] as const;

export const TASTES = ['casual', 'smart', 'sporty', 'boho', 'edgy', 'classic'] as const;
/** How somebody likes to dress. */
export type Taste = (typeof TASTES)[number];

/** One face: plain values from which every picture of the person follows. Measures are 0 to 1 unless said otherwise. */
export interface Look {
  /** Decides what changes from shot to shot. */
  readonly seed: number;
  readonly gender: Gender;
  readonly age: number;
  readonly body: BodyType;
  readonly taste: Taste;
  readonly skin: {
    readonly depth: number;
    readonly undertone: 'rosy' | 'neutral' | 'warm';
    readonly freckles: number;
    readonly mole: number;
    readonly blush: number;
  };
  readonly face: {
    readonly width: number;
    readonly length: number;
    readonly jaw: number;
    readonly chin: number;
    readonly cheek: number;
    readonly forehead: number;
  };
  readonly eyes: {
    readonly color: EyeColor;
    readonly size: number;
    readonly open: number;
    readonly tilt: number;
    readonly spacing: number;
    readonly lid: 'crease' | 'hooded' | 'single';
    readonly lashes: number;
  };
  readonly brows: { readonly thick: number; readonly arch: number; readonly length: number; readonly low: number };
  readonly nose: { readonly length: number; readonly width: number; readonly tip: number; readonly bridge: number };
  readonly mouth: { readonly width: number; readonly upper: number; readonly lower: number; readonly bow: number };
  readonly ears: number;
  readonly hair: {
    readonly color: HairColor;
    readonly tone: string;
    /** Share of grey among the hairs. */
    readonly grey: number;
    readonly style: HairStyle;
    readonly volume: number;
    readonly length: number;
    readonly wave: number;
    readonly side: 1 | -1;
  };
  readonly beard: { readonly kind: Beard; readonly tone: string; readonly fullness: number };
  readonly glasses: null | { readonly kind: (typeof GLASSES)[number]; readonly tone: string; readonly always: boolean };
  readonly cover: 'none' | 'hijab' | 'turban';
  readonly makeup: { readonly lips: string | null; readonly lids: string | null; readonly liner: number };
  readonly jewels: {
    readonly earrings: 'none' | 'stud' | 'hoop' | 'drop';
    readonly metal: string;
    readonly necklace: 'none' | 'chain' | 'pendant' | 'beads';
    readonly piercing: boolean;
  };
}
