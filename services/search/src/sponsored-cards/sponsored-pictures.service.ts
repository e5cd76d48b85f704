import { randomBytes } from 'node:crypto';
import { fromUploadedPicture } from '@rendezvous/account';
import { Injectable } from '@nestjs/common';
import { type OpenObject, Storage } from '@rendezvous/server/storage';

const FOLDER = 'sponsored';
const REFUSALS = { unreadable: 'search.picture-unreadable', tooLarge: 'search.picture-too-large' } as const;
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

const drawn = (bytes: Uint8Array): Promise<Buffer> =>
  fromUploadedPicture(bytes, REFUSALS, (picture) =>
    picture.resize(SIZE).flatten({ background: '#ffffff' }).toColourspace('srgb').webp({ quality: QUALITY }).toBuffer(),
  );
