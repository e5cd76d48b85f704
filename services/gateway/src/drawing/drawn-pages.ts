import { createHash } from 'node:crypto';
import type { DrawnPage } from './drawing.js';

/** Most characters of all pages together. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** All that a drawing depends on, in short. @param seen all that is seen of the page's composition */
export const drawingKey = (releases: string, url: string, seen: string): string =>
  createHash('sha256')
    .update(JSON.stringify([releases, url]))
    .update(seen)
    .digest('base64');

const sizeOf = ({ html, answered }: DrawnPage): number => html.length + JSON.stringify(answered).length;

/** Drawings that visitors share whose pages are made of the same. Those that were longest not asked for give way. */
export class DrawnPages {
  private readonly pages = new Map<string, DrawnPage>();
  private characters = 0;

  constructor(private readonly most = MOST_CHARACTERS) {}

  find(key: string): DrawnPage | null {
    const page = this.pages.get(key);
    if (!page) return null;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  keep(key: string, page: DrawnPage): void {
    if (this.pages.has(key)) return;
    this.pages.set(key, page);
    this.characters += sizeOf(page);
    for (const [oldest, old] of this.pages) {
      if (this.characters <= this.most) return;
      this.pages.delete(oldest);
      this.characters -= sizeOf(old);
    }
  }
}
