import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OpenObject, Storage } from '@rendezvous/server/storage';
import sharp, { type Sharp } from 'sharp';
import { LanderFault } from '../variants/lander-fault.js';
import type { StoredImage } from '../variants/variant.js';
import { CARD, cutOf, fileName, heightOf, type Rendition, RENDITIONS } from './image-shapes.rules.js';
import { uprightOf } from './picture.js';

const QUALITY = 80;
/** What a copy of the variant begins from: hardly to be told from the file itself. */
const WHOLE_QUALITY = 95;
const WHOLE_MAX = 4096;
const WHOLE = 'whole.webp';
const WIDEST: Rendition = { shape: 'square', width: 1440 };
const PREFIX = '/media/l';
const KEY = /^[0-9a-f]{32}$/;
const ALL: readonly Rendition[] = [...RENDITIONS, CARD];

const storageKey = (key: string, file: string): string => `landers/${key}/${file}`;

/** Address of a rendition. What lies there never changes. */
export const imageUrl = (key: string, rendition: Rendition): string => `${PREFIX}/${key}/${fileName(rendition)}`;

/** Pictures of landers: each file drawn anew in every size, cut around its focus, without its metadata. */
@Injectable()
export class LanderImages {
  constructor(private readonly storage: Storage) {}

  /** Stores the renditions of a picture. Throws a `LanderFault` for a file that is no picture. */
  async store(bytes: Uint8Array, focus: StoredImage['focus'], name: string): Promise<StoredImage> {
    const key = createHash('sha256')
      .update(JSON.stringify([focus, ALL]))
      .update(bytes)
      .digest('hex')
      .slice(0, 32);
    const picture = await uprightOf(bytes, name);
    for (const rendition of ALL) {
      await this.put(key, rendition, sharp(picture.data).extract(cutOf(picture.info, focus, rendition)));
    }
    const whole = sharp(picture.data).resize({ width: WHOLE_MAX, height: WHOLE_MAX, fit: 'inside', withoutEnlargement: true });
    await this.storage.put(storageKey(key, WHOLE), await whole.webp({ quality: WHOLE_QUALITY }).toBuffer(), 'image/webp');
    return { key, focus };
  }

  /** Draws the card of a drawing of our own, and stores it. */
  storeCard(key: string, svg: Uint8Array): Promise<void> {
    return this.put(key, CARD, sharp(svg).flatten());
  }

  private async put(key: string, rendition: Rendition, picture: Sharp): Promise<void> {
    const drawn = picture.resize({ width: rendition.width, height: heightOf(rendition), fit: 'cover' });
    const [type, file] =
      rendition.shape === 'card'
        ? (['image/jpeg', await drawn.jpeg({ quality: QUALITY }).toBuffer()] as const)
        : (['image/webp', await drawn.webp({ quality: QUALITY }).toBuffer()] as const);
    await this.storage.put(storageKey(key, fileName(rendition)), file, type);
  }

  /** A picture before it was cut, for no visitor. Of one that was stored by an earlier version there is only what was cut. */
  async whole({ key, focus }: StoredImage): Promise<{ bytes: Uint8Array; focus: StoredImage['focus'] }> {
    const whole = await this.storage.get(storageKey(key, WHOLE));
    if (whole !== null) return { bytes: whole.bytes, focus };
    const cut = await this.storage.get(storageKey(key, fileName(WIDEST)));
    if (cut === null) throw new LanderFault('A picture of this lander is not among the stored ones: name their folder by STORAGE_DIR.');
    return { bytes: cut.bytes, focus: { x: 50, y: 50 } };
  }

  /** null for anything that is no rendition. */
  async open(key: string, file: string): Promise<OpenObject | null> {
    if (!KEY.test(key) || !ALL.some((rendition) => fileName(rendition) === file)) return null;
    return this.storage.open(storageKey(key, file));
  }
}
