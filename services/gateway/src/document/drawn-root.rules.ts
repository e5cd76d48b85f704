import { KeptWith } from '@rendezvous/server/repeat';
import type { DrawnPage } from '../drawing/drawing.js';
import { type DocumentPart, SharedPart } from './document-parts.js';

/** What a document says of a drawing. */
export interface DrawnRoot {
  readonly root: DocumentPart;
  /** Elements of the head. */
  readonly preloads: readonly string[];
}

/** What React writes before a tree for the pictures in it. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * What stands in the root, apart from what is to be fetched ahead of it, which belongs into the head: only pictures that are said to be
 * important, the others are found soon enough where they stand.
 */
export const splitDrawn = ({ html }: Pick<DrawnPage, 'html'>) => ({
  root: html.replace(PRELOAD, ''),
  preloads: [...new Set(html.match(PRELOAD))].filter((tag) => / fetchpriority="high"/i.test(tag)),
});

const kept = new KeptWith<DrawnPage, DrawnRoot>(1);

/** The same of a drawing that several visitors get. */
export const splitShared = (drawn: DrawnPage): DrawnRoot =>
  kept.get(drawn, '', () => {
    const { root, preloads } = splitDrawn(drawn);
    return { root: new SharedPart(root), preloads };
  });
