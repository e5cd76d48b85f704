import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import type { MainImage } from '@rendezvous/contracts/session';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx, isCommitUnknown } from '@rendezvous/server/database';
import { PhotoUrls } from './photo-urls.service.js';
import { PhotoPipeline } from './photo-pipeline.service.js';
import { PhotosStore } from './photos.store.js';

/** How long a photo waits for its signup to be finished. */
const DRAFT_MS = days(1);

export interface KeptDraft {
  readonly draft: string;
  readonly image: MainImage;
}

/** Photos of signups that are not finished. */
@Injectable()
export class Drafts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: PhotosStore,
    private readonly pipeline: PhotoPipeline,
    private readonly photoUrls: PhotoUrls,
  ) {}

  /** @param along what is done in the same transaction, or is a reason to do neither */
  async keep(bytes: Uint8Array, network: string, along?: (tx: Tx, draft: string) => Promise<void>): Promise<KeptDraft> {
    const photo = await this.pipeline.take(bytes);
    const at = this.clock.now();
    const draft = { id: randomUUID(), network, at, expiresAt: new Date(at.getTime() + DRAFT_MS) };
    try {
      await this.database.transaction(async (tx) => {
        await along?.(tx, draft.id);
        await this.store.addDraft(tx, draft, photo);
      });
    } catch (error) {
      // a commit whose answer was lost may have named them; what it did not name is swept later
      if (!isCommitUnknown(error)) await this.pipeline.remove(photo.key);
      throw error;
    }
    return { draft: draft.id, image: this.photoUrls.signedImage(photo.key, photo.placeholder) };
  }

  /** A draft that was kept before; null when it is over, or its signup is finished. */
  async find(draft: string): Promise<KeptDraft | null> {
    const photo = await this.store.findDraft(draft, this.clock.now());
    return photo === null ? null : { draft, image: this.photoUrls.signedImage(photo.key, photo.placeholder) };
  }

  /** The draft's photo becomes the member's main photo; a draft that is over or unknown is no reason to refuse a signup. */
  async adopt(tx: Tx, draft: string, memberId: number): Promise<void> {
    await this.store.adoptDraft(tx, draft, memberId, this.clock.now());
  }

  /** Removes what nobody finished. */
  async eraseOver(): Promise<void> {
    const keys = await this.database.transaction((tx) => this.store.dropOverDrafts(tx, this.clock.now()));
    for (const key of keys) await this.pipeline.remove(key);
  }
}
