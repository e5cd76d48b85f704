import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Storage } from '@rendezvous/server/storage';
import { PHOTOS_FOLDER, keyOf } from './photo-urls.rules.js';
import { PhotoPipeline } from './photo-pipeline.service.js';
import { PhotosStore } from './photos.store.js';

/** Keys that are asked for at once. */
const BATCH = 200;
/** An upload names its files seconds after it wrote them; what nobody named for so long, nobody will. */
const WAITED_MS = days(1);

/** Files of photos that no row names: of uploads that died between writing them and naming them. */
@Injectable()
export class OrphanedPhotos {
  constructor(
    private readonly storage: Storage,
    private readonly store: PhotosStore,
    private readonly pipeline: PhotoPipeline,
  ) {}

  /**
   * Removes those that are older than a day by the real clock, which is the one that files know, and what writes left that died. Answers
   * how many photos went.
   */
  async sweep(now = new Date()): Promise<number> {
    await this.storage.sweepDrafts();
    const before = new Date(now.getTime() - WAITED_MS);
    let removed = 0;
    let batch = new Set<string>();
    for await (const file of this.storage.list(PHOTOS_FOLDER)) {
      const key = keyOf(file);
      if (key !== null) batch.add(key);
      if (batch.size < BATCH) continue;
      removed += await this.sweepBatch([...batch], before);
      batch = new Set();
    }
    return removed + (await this.sweepBatch([...batch], before));
  }

  private async sweepBatch(keys: readonly string[], before: Date): Promise<number> {
    if (keys.length === 0) return 0;
    const named = new Set(await this.store.findKeys(keys));
    let removed = 0;
    for (const key of keys.filter((each) => !named.has(each))) {
      const newest = await this.pipeline.storedAt(key);
      if (newest === null || newest >= before) continue;
      await this.pipeline.remove(key);
      removed += 1;
    }
    return removed;
  }
}
