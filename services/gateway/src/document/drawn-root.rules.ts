/** What React writes before a tree for the pictures in it. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * What stands in the root, apart from what is to be fetched ahead of it, which belongs into the head: only pictures that are said to be
 * important, the others are found soon enough where they stand.
 */
export const splitDrawn = (drawn: string) => ({
  root: drawn.replace(PRELOAD, ''),
  preloads: [...new Set(drawn.match(PRELOAD))].filter((tag) => / fetchpriority="high"/i.test(tag)),
});
