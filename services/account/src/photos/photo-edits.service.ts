import { Injectable } from '@nestjs/common';
import type { PhotoEdit } from '@rendezvous/contracts/account/photos';
import { Database, isCommitUnknown } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Storage } from '@rendezvous/server/storage';
import { PhotoPipeline } from './photo-pipeline.service.js';
import { readPath, RENDITIONS, storageKey } from './photo-urls.rules.js';
import { type MemberPhoto, PhotosStore } from './photos.store.js';

/** Uploaded bytes are not kept: the largest rendition is what is cut. */
const LARGEST = Math.max(...RENDITIONS) as (typeof RENDITIONS)[number];

/** Turns and cuts photos that are stored: the row stays with all that refers to it, its renditions get another key, so that no cache has the old ones. */
@Injectable()
export class PhotoEdits {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly store: PhotosStore,
    private readonly pipeline: PhotoPipeline,
  ) {}

  /**
   * @param shown the address of the photo as its owner saw it. Throws `account.photo-changed` when it is another one by now: the same edit twice
   * would cut twice
   * @returns all photos of the member, in order
   */
  async edit(memberId: number, photoId: number, shown: string, edit: PhotoEdit): Promise<MemberPhoto[]> {
    const photos = await this.store.list(memberId);
    const photo = photos.find(({ id }) => id === photoId);
    if (photo === undefined) throw new Refusal('request.not-found');
    if (readPath(shown.split('?', 1)[0]!)?.key !== photo.key) throw new Refusal('account.photo-changed');
    if (edit.turn === undefined && edit.crop === undefined) return photos;
    const largest = await this.storage.get(storageKey(photo.key, LARGEST));
    // removed or edited since
    if (largest === null) throw new Refusal('account.photo-changed');
    // one from before photos had a least size may still be turned
    const stored = await (edit.crop === undefined ? this.pipeline.store(largest.bytes, edit) : this.pipeline.take(largest.bytes, edit));
    try {
      return await this.database.transaction(async (tx) => {
        await this.store.lockMember(tx, memberId);
        if (!(await this.store.replace(tx, photo, stored))) throw new Refusal('account.photo-changed');
        tx.afterCommit(() => this.pipeline.remove(photo.key));
        await tx.publish('account.profile-changed', { memberId });
        return this.store.list(memberId, tx);
      });
    } catch (error) {
      // a commit whose answer was lost may have named them; what it did not name is swept later
      if (!isCommitUnknown(error)) await this.pipeline.remove(stored.key);
      throw error;
    }
  }
}
