import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { type OpenObject, Storage } from '@rendezvous/server/storage';
import sharp from 'sharp';

const FOLDER = 'sponsored';
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
const PIXELS_MAX = 50_000_000;
/** Wide enough for a card on any screen; its place has these proportions. */
const SIZE = { width: 720, height: 540, fit: 'cover' } as const;
const QUALITY = 80;
const NAME = /^([0-9a-f]{32})\.webp$/;

const storageKey = (key: string): string => `${FOLDER}/${key}.webp`;

/** The picture as cards name it, below the site's `cdn_prefix`. */
export const pictureName = (key: string): string => `cards/${key}.webp`;

/** Pictures of sponsored cards: drawn anew in one size, without what a file says beside its picture. What lies under a key never changes. */
@Injectable()
export class SponsoredPictures {
  constructor(private readonly storage: Storage) {}

  /** Answers the key. Throws `search.picture-unreadable` or `search.picture-too-large`; then nothing is stored. */
  async store(bytes: Uint8Array): Promise<string> {
    const picture = await drawn(bytes);
    const key = randomBytes(16).toString('hex');
    await this.storage.put(storageKey(key), picture, 'image/webp');
    return key;
  }

  /** null for anything that is no picture of a card. */
  async open(name: string): Promise<OpenObject | null> {
    const [, key] = NAME.exec(name) ?? [];
    return key === undefined ? null : this.storage.open(storageKey(key));
  }

  remove(key: string): Promise<void> {
    return this.storage.remove(storageKey(key));
  }

  /** Keys of the pictures that were stored before, by the real clock, which is the one that files know. */
  async *storedBefore(before: Date): AsyncIterable<string> {
    for await (const file of this.storage.list(FOLDER)) {
      const [, key] = NAME.exec(file.slice(FOLDER.length + 1)) ?? [];
      if (key === undefined) continue;
      const at = await this.storage.storedAt(file);
      if (at !== null && at < before) yield key;
    }
  }
}

const drawn = async (bytes: Uint8Array): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.includes(format)) throw new Refusal('search.picture-unreadable');
    if (width * height > PIXELS_MAX) throw new Refusal('search.picture-too-large');
    return await picture
      .autoOrient()
      .resize(SIZE)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new Refusal(tooLarge ? 'search.picture-too-large' : 'search.picture-unreadable', undefined, { cause: error });
  }
};
