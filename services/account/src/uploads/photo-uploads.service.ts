import { Injectable } from '@nestjs/common';
import { PHOTO_BYTES_MAX, type PhotoEdit } from '@rendezvous/contracts/account/photos';
import { Refusal } from '@rendezvous/server/refusal';
import type { Site } from '@rendezvous/site';
import { type KeptDraft, Drafts } from '../photos/drafts.service.js';
import { Photos } from '../photos/photos.service.js';
import type { MemberPhoto } from '../photos/photos.store.js';
import { type ChosenFile, Uploads } from './uploads.service.js';

/** Another call made it a photo meanwhile. */
class TakenMeanwhile extends Error {}

/** Refusals of the file itself: sending it again would not help. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['account.photo-unreadable', 'account.photo-too-large', 'account.photo-shape']);

/** Uploads that become photos: each once, however often its end is asked for. */
@Injectable()
export class PhotoUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly photos: Photos,
    private readonly drafts: Drafts,
  ) {}

  /** What cannot become a photo is refused before its bytes are sent. */
  async begin(file: ChosenFile, site: Site): Promise<{ upload: string; received: number }> {
    if (file.size > PHOTO_BYTES_MAX) throw new Refusal('account.photo-too-large');
    if (file.memberId !== null) await this.photos.refuseFull(file.memberId, site);
    return this.uploads.begin(file, site);
  }

  /** All photos of the member, this one among them. */
  async finishPhoto(memberId: number, id: string, edit: PhotoEdit, site: Site): Promise<MemberPhoto[]> {
    const upload = await this.uploads.find(id, memberId);
    // a signup's is nobody's
    if (upload.memberId === null) throw new Refusal('account.upload-gone');
    if (upload.takenAt !== null) return this.photos.list(memberId);
    return this.once(
      id,
      memberId,
      async () => {
        const bytes = await this.uploads.read(upload);
        return this.photos.add(memberId, bytes, edit, site, async (tx) => {
          if (!(await this.uploads.take(tx, id))) throw new TakenMeanwhile();
        });
      },
      () => this.photos.list(memberId),
    );
  }

  async finishDraft(id: string, network: string): Promise<KeptDraft> {
    const upload = await this.uploads.find(id, null);
    if (upload.takenAt !== null) return this.draftOf(id);
    return this.once(
      id,
      null,
      async () => {
        const bytes = await this.uploads.read(upload);
        return this.drafts.keep(bytes, network, async (tx, draft) => {
          if (!(await this.uploads.take(tx, id, draft))) throw new TakenMeanwhile();
        });
      },
      () => this.draftOf(id),
    );
  }

  /** Two calls may work at it at once, and the pieces of the slower one are gone by then: what the faster one made counts. */
  private async once<T>(id: string, memberId: number | null, work: () => Promise<T>, made: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const found = await this.uploads.find(id, memberId).catch(() => null);
      if (found?.takenAt) return made();
      if (error instanceof TakenMeanwhile) throw new Refusal('account.upload-gone');
      if (error instanceof Refusal && OF_THE_FILE.has(error.code)) await this.uploads.discard(id);
      throw error;
    }
  }

  private async draftOf(id: string): Promise<KeptDraft> {
    const { draftId } = await this.uploads.find(id, null);
    const kept = draftId === null ? null : await this.drafts.find(draftId);
    if (kept === null) throw new Refusal('account.upload-gone');
    return kept;
  }
}
