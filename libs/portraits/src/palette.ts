import { along, luma, mix } from './colour.js';
import type { EyeColor, HairColor, Look } from './look.js';
import { clamp } from './path.js';

/** From porcelain to ebony, once for each undertone. */
const SKINS: Record<Look['skin']['undertone'], readonly string[]> = {
  rosy: ['#fae0d3', '#f3cbb8', '#e5b097', '#d0947a', '#b37660', '#935b49', '#754439', '#5b342d', '#452823'],
  neutral: ['#f9e1cc', '#f1ccb0', '#e4b48f', '#d19b73', '#b77d56', '#976243', '#794b35', '#5f392a', '#482b22'],
  warm: ['#f7dfc6', '#eecaa8', '#dfb489', '#cb9b6c', '#b07f53', '#926541', '#764d34', '#5c3a29', '#452b20'],
};

export interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly light: string;
  readonly flush: string;
}

/** A skin in a certain light: its own colour, shade, lines, highlight and blood. */
export const skinOf = (look: Look, ambient: string): Skin => {
  const { depth, undertone } = look.skin;
  const raw = along(SKINS[undertone], depth);
  const base = mix(raw, ambient, 0.05);
  const shadow = mix(depth > 0.55 ? '#1f0c14' : '#7a2a33', ambient, 0.22);
  return {
    base,
    shade: mix(base, shadow, lerpDepth(0.4, 0.5, depth)),
    deep: mix(base, depth > 0.5 ? '#14060d' : '#5c1a26', lerpDepth(0.56, 0.68, depth)),
    light: mix(base, depth > 0.5 ? '#ffcf9f' : '#fff3e2', lerpDepth(0.5, 0.3, depth)),
    flush: mix(base, depth > 0.5 ? '#a5372f' : '#e0503f', 0.5),
  };
};

const lerpDepth = (light: number, dark: number, depth: number): number => light + (dark - light) * depth;

/** Natural tones of each hair colour; `other` is dyed. */
export const HAIR_TONES: Record<HairColor, readonly string[]> = {
  black: ['#17100f', '#1c1416', '#1a1312', '#120d10'],
  'dark brown': ['#2f1d17', '#35211a', '#2a1a16'],
  brunette: ['#3f2518', '#47291c', '#3a221a'],
  brown: ['#5d3820', '#6a4226', '#543322'],
  'dark blond': ['#8b6638', '#94713f', '#7f5f39'],
  blond: ['#d8ae66', '#e3c181', '#cda05a', '#e8cf9c'],
  red: ['#a5431f', '#b8552a', '#8e3a20', '#c46a35'],
  gray: ['#8f8b88', '#9c9995', '#7d7a79', '#a8a29b'],
  white: ['#e6e1d9', '#ece8e2', '#dcd6cd'],
  bald: ['#3a2820', '#2a1d19', '#54402f'],
  other: ['#c85a7c', '#3f7f86', '#6a4b8f', '#4b6ea8', '#d98a9a', '#7c2f4a', '#7fae8f'],
};

export interface HairTones {
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  readonly sheen: string;
}

/** Hair in a certain light: a grey share lightens and cools it. */
export const hairTones = (tone: string, grey: number, key: string): HairTones => {
  const base = mix(tone, '#b5afa9', clamp(grey) * 0.75);
  const bright = luma(base);
  return {
    base,
    dark: mix(base, '#1a0a14', bright > 0.6 ? 0.28 : 0.42),
    deep: mix(base, '#12060e', bright > 0.6 ? 0.45 : 0.64),
    light: mix(base, key, bright < 0.12 ? 0.2 : 0.28),
    sheen: mix(base, mix(key, '#fff6e6', 0.4), bright < 0.12 ? 0.36 : 0.52),
  };
};

export const IRISES: Record<EyeColor, { readonly base: string; readonly rim: string; readonly light: string }> = {
  blue: { base: '#5f93b5', rim: '#27495f', light: '#b4d8e6' },
  green: { base: '#6c9468', rim: '#2f4a33', light: '#bcd0a0' },
  hazel: { base: '#8c6c36', rim: '#45321a', light: '#cdb06a' },
  brown: { base: '#573420', rim: '#24120b', light: '#936238' },
};

export const METALS = ['#e2b659', '#d8d4cf', '#e0a58c', '#c9973f'] as const;
export const FRAMES = ['#20151b', '#4a2a1f', '#7d2f2c', '#2d3b4f', '#3f4a37', '#8a6a45', '#b8894a', '#c9c3bb'] as const;
export const LIP_COLOURS = ['#c23f4a', '#a92f45', '#c75a55', '#b54a62', '#d36a5e', '#8f2f40', '#c97a70'] as const;
export const LID_COLOURS = ['#7a4a4f', '#6b4a68', '#8a5a3c', '#4f5a78', '#5b6b55', '#a0684a'] as const;
