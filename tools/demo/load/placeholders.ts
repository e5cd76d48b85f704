import { type Look, placeholderOf } from '@rendezvous/portraits';
import type { DemoPhoto } from './photo-key.js';

/** Placeholders of a world's photos: people who share portraits share these too, so each is painted once, however many have it. */
export class Placeholders {
  private readonly painted = new Map<string, string>();

  of({ index, shot }: DemoPhoto, look: Look): string {
    const key = `${index}:${shot}`;
    const known = this.painted.get(key);
    if (known !== undefined) return known;
    const placeholder = placeholderOf(look, shot);
    this.painted.set(key, placeholder);
    return placeholder;
  }
}
