import { Injectable } from '@nestjs/common';
import { type OpenObject, Storage } from '@rendezvous/server/storage';
import { CACHE_CONTROL, MAIN_PHOTO_BELIEVED_MS, MAIN_PHOTOS_BELIEVED_MAX } from './photo-caching.rules.js';
import { PhotoUrls } from './photo-urls.service.js';
import { readPath, storageKey } from './photo-urls.rules.js';
import { PhotosStore } from './photos.store.js';

export interface OpenPhoto extends OpenObject {
  readonly cacheControl: string;
}

/** Hands photos out: main photos to everybody who knows the address, others only by a signed address. */
@Injectable()
export class PhotoFiles {
  /** Key → until when it is believed to be a main photo. */
  private readonly believed = new Map<string, number>();

  constructor(
    private readonly storage: Storage,
    private readonly photoUrls: PhotoUrls,
    private readonly store: PhotosStore,
  ) {}

  /** @param address path and query below the site's prefix; null when nothing may be shown */
  async open(address: string): Promise<OpenPhoto | null> {
    const asked = readPath(address.split('?', 1)[0] ?? '');
    if (asked === null) return null;
    const allowed = asked.kind === 'public' ? await this.isMain(asked.key) : this.photoUrls.isSigned(address);
    if (!allowed) return null;
    const file = await this.storage.open(storageKey(asked.key, asked.variant));
    return file === null ? null : { ...file, cacheControl: CACHE_CONTROL[asked.kind] };
  }

  /** Asked for every picture of every list: the answer is kept for a moment. */
  private async isMain(key: string): Promise<boolean> {
    const now = Date.now();
    if ((this.believed.get(key) ?? 0) > now) return true;
    const main = await this.store.isMain(key);
    if (this.believed.size >= MAIN_PHOTOS_BELIEVED_MAX) this.believed.clear();
    // Only a yes is kept: a photo that becomes the main one must show at once.
    if (main) this.believed.set(key, now + MAIN_PHOTO_BELIEVED_MS);
    else this.believed.delete(key);
    return main;
  }
}
