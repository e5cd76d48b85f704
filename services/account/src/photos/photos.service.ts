import { Injectable } from '@nestjs/common';
import type { PhotoEdit } from '@rendezvous/contracts/account/photos';
import { isBlank } from '@rendezvous/contracts/kernel';
import type { MainImage } from '@rendezvous/contracts/session';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx, isCommitUnknown } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import type { Site } from '@rendezvous/site';
import { PhotoUrls } from './photo-urls.service.js';
import { PhotoPipeline } from './photo-pipeline.service.js';
import { type MemberPhoto, PhotosStore } from './photos.store.js';

/** How many photos a member may have. */
export const photoLimit = (premium: boolean, { settings }: Pick<Site, 'settings'>): number =>
  premium ? settings.premium_photos : settings.free_photos;

/** The photos of members. */
@Injectable()
export class Photos {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: PhotosStore,
    private readonly pipeline: PhotoPipeline,
    private readonly photoUrls: PhotoUrls,
  ) {}

  mainImage(key: string, placeholder: string | null): MainImage {
    return this.photoUrls.mainImage(key, placeholder);
  }

  /** Any photo, for its owner: good for an hour. */
  ownImage(key: string, placeholder: string | null): MainImage {
    return this.photoUrls.signedImage(key, placeholder);
  }

  /** In order, the main photo first. */
  list(memberId: number): Promise<MemberPhoto[]> {
    return this.store.list(memberId);
  }

  /** @param along what is done in the same transaction, or is a reason to do neither */
  async add(memberId: number, bytes: Uint8Array, edit: PhotoEdit, site: Site, along?: (tx: Tx) => Promise<void>): Promise<MemberPhoto[]> {
    // A first look spares the work; what counts is the second one, under the lock.
    await this.refuseFull(memberId, site);
    const stored = await this.pipeline.take(bytes, edit);
    try {
      return await this.database.transaction(async (tx) => {
        const photos = await this.roomFor(tx, memberId, site);
        await along?.(tx);
        await this.store.add(tx, memberId, stored, photos.length, this.clock.now());
        return this.rearranged(tx, memberId);
      });
    } catch (error) {
      // a commit whose answer was lost may have named them; what it did not name is swept later
      if (!isCommitUnknown(error)) await this.pipeline.remove(stored.key);
      throw error;
    }
  }

  /** Throws `account.photo-limit` when the member has as many photos as they may, `account.moderated` when an operator disabled their profile. */
  async refuseFull(memberId: number, site: Site): Promise<void> {
    await this.database.transaction((tx) => this.roomFor(tx, memberId, site));
  }

  async remove(memberId: number, photoId: number): Promise<MemberPhoto[]> {
    return this.database.transaction(async (tx) => {
      await this.store.lockMember(tx, memberId);
      const gone = (await this.store.list(memberId, tx)).find(({ id }) => id === photoId);
      if (gone === undefined) throw new Refusal('request.not-found');
      await this.store.remove(tx, photoId);
      tx.afterCommit(() => this.pipeline.remove(gone.key));
      return this.rearranged(tx, memberId);
    });
  }

  /** @param alt what the photo shows; empty for nothing */
  async describe(memberId: number, photoId: number, alt: string): Promise<MemberPhoto[]> {
    return this.database.transaction(async (tx) => {
      await this.store.lockMember(tx, memberId);
      if (!(await this.store.describe(tx, memberId, photoId, isBlank(alt) ? '' : alt))) throw new Refusal('request.not-found');
      return this.store.list(memberId, tx);
    });
  }

  /** @param ids all photos of the member, each once */
  async order(memberId: number, ids: readonly number[]): Promise<MemberPhoto[]> {
    return this.database.transaction(async (tx) => {
      await this.store.lockMember(tx, memberId);
      const own = new Set((await this.store.list(memberId, tx)).map(({ id }) => id));
      const complete = ids.length === own.size && new Set(ids).size === ids.length && ids.every((id) => own.has(id));
      if (!complete) throw new Refusal('request.not-found');
      return this.rearranged(tx, memberId, ids);
    });
  }

  private async roomFor(tx: Tx, memberId: number, site: Site): Promise<MemberPhoto[]> {
    const { premium, moderated } = await this.store.lockMember(tx, memberId);
    // whom they reached before may open the page still
    if (moderated) throw new Refusal('account.moderated');
    const photos = await this.store.list(memberId, tx);
    const limit = photoLimit(premium, site);
    if (photos.length >= limit) throw new Refusal('account.photo-limit', { limit });
    return photos;
  }

  /** Positions without gaps, the first as main photo, and the word that the profile looks different now. */
  private async rearranged(tx: Tx, memberId: number, ids?: readonly number[]): Promise<MemberPhoto[]> {
    const wanted = ids ?? (await this.store.list(memberId, tx)).map(({ id }) => id);
    await this.store.arrange(tx, memberId, wanted);
    await tx.publish('account.profile-changed', { memberId });
    return this.store.list(memberId, tx);
  }
}
