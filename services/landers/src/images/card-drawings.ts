import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Template, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import type { Language } from '@rendezvous/contracts/reference';
import { CARD } from './image-shapes.rules.js';
import { imageUrl } from './lander-images.service.js';
import { CARD_ALTS } from './card-alts.data.js';

/** Without words: which faces a server has is not known, and title and text stand beside the picture wherever it is shown. */
const drawings = new Map(
  TEMPLATES.map((template) => {
    const svg = readFileSync(new URL(`../../cards/${template}.svg`, import.meta.url));
    return [template, { svg, key: createHash('sha256').update(svg).digest('hex').slice(0, 32) }];
  }),
);
const byKey = new Map([...drawings.values()].map(({ key, svg }) => [key, svg]));

/** The SVG that a card is drawn from, by its key; null for a key of none. */
export const drawingOf = (key: string): Uint8Array | null => byKey.get(key) ?? null;

/** Address of the picture of a built-in lander's card, and what it shows. Another drawing has another address. */
export const builtInCard = (template: Template, language: Language): { readonly image: string; readonly imageAlt: string } => ({
  image: imageUrl(drawings.get(template)!.key, CARD),
  imageAlt: CARD_ALTS[template][language],
});
