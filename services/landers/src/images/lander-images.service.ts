import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OpenObject, Storage } from '@rendezvous/server/storage';
import sharp from 'sharp';
import { LanderFault } from '../variants/lander-fault.js';
import type { StoredImage } from '../variants/variant.js';
import { CARD, cutOf, fileName, heightOf, type Rendition, RENDITIONS } from './image-shapes.rules.js';

const PIXELS_MAX = 50_000_000;
const QUALITY = 80;
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
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
      const drawn = sharp(picture.data)
        .extract(cutOf(picture.info, focus, rendition))
        .resize({ width: rendition.width, height: heightOf(rendition), fit: 'cover' });
      const [type, file] =
        rendition.shape === 'card'
          ? (['image/jpeg', await drawn.jpeg({ quality: QUALITY }).toBuffer()] as const)
          : (['image/webp', await drawn.webp({ quality: QUALITY }).toBuffer()] as const);
      await this.storage.put(storageKey(key, fileName(rendition)), file, type);
    }
    return { key, focus };
  }

  /** null for anything that is no rendition. */
  async open(key: string, file: string): Promise<OpenObject | null> {
    if (!KEY.test(key) || !ALL.some((rendition) => fileName(rendition) === file)) return null;
    return this.storage.open(storageKey(key, file));
  }
}

/** The picture as it is to be looked at, in sRGB. */
const uprightOf = async (bytes: Uint8Array, name: string) => {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) throw new LanderFault(`${name} is no JPEG, PNG, WebP or AVIF.`);
    return await picture.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb').png().toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof LanderFault) throw error;
    throw new LanderFault(`${name} cannot be read as a picture of at most 50 megapixels.`, { cause: error });
  }
};
