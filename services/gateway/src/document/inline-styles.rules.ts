/** Addresses in a style that are relative to its own. */
const RELATIVE = /url\((?!["']?(?:data:|https?:|\/|#))(["']?)([^"')]+)\1\)/g;

/**
 * A style as it may stand in a page.
 * @param folder address of its release, ending in "/"
 * @returns null when it may not: it would end its element
 */
export const inlineStyle = (text: string, folder: string): string | null =>
  text.includes('</') ? null : text.replaceAll(RELATIVE, (_, quote: string, name: string) => `url(${quote}${folder}${name}${quote})`);
