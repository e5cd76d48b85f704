const TOPS = [
  'tee',
  'scoop',
  'vee',
  'boat',
  'turtle',
  'shirt',
  'blouse',
  'polo',
  'henley',
  'grandad',
  'camisole',
  'tank',
  'square',
  'offshoulder',
  'wrap',
  'hoodie',
  'knit',
  'bow',
] as const;
export type Top = (typeof TOPS)[number];

const LAYERS = ['none', 'blazer', 'denim', 'leather', 'cardigan', 'coat', 'puffer', 'bomber', 'waistcoat'] as const;
export type Layer = (typeof LAYERS)[number];

const PATTERNS = ['plain', 'stripes', 'dots', 'check', 'flowers', 'fairisle'] as const;
export type Pattern = (typeof PATTERNS)[number];

const HATS = ['none', 'beanie', 'cap', 'sunhat', 'beret', 'flatcap'] as const;
export type Hat = (typeof HATS)[number];

/** What somebody wears in one picture. */
export interface Outfit {
  readonly top: Top;
  readonly color: string;
  readonly pattern: Pattern;
  readonly accent: string;
  readonly layer: Layer;
  readonly layerColor: string;
  readonly tie: boolean;
  readonly scarf: string | null;
  readonly hat: Hat;
  readonly hatColor: string;
  readonly sunglasses: boolean;
}
