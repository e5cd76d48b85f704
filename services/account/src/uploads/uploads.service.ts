import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx, isCommitUnknown } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Storage } from '@rendezvous/server/storage';
import type { Site } from '@rendezvous/site';
import type { UploadEntity } from './upload.entity.js';
import { UploadsStore } from './uploads.store.js';

/** How long a file may take to be here whole, and how long its end may be asked for again. */
const KEPT_MS = days(1);
const FOLDER = 'uploads';
/** More pieces than any line needs that breaks: whoever sends single bytes does not want to send a file. */
const PARTS_MAX = 300;

export interface ChosenFile {
  readonly size: number;
  readonly sha256: string | null;
  readonly network: string;
  /** null for a signup. */
  readonly memberId: number | null;
}

/** Split by its first letters, as photos are. A name is used once: of two pieces for the same place one counts, and the other goes. */
const newPart = (id: string, offset: number): string => `${FOLDER}/${id.slice(0, 2)}/${id}/${offset}-${randomBytes(6).toString('hex')}`;

/** Files on their way here, piece by piece, so that one goes on where it stopped when the line broke. */
@Injectable()
export class Uploads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly store: UploadsStore,
  ) {}

  /** A new upload, or the one of the same file of the same member, whichever tab began it. */
  async begin(
    { size, sha256, network, memberId }: ChosenFile,
    { settings }: Pick<Site, 'settings'>,
  ): Promise<{ upload: string; received: number }> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      await tx.lock('account.uploads', network);
      const same = memberId === null || sha256 === null ? null : await this.store.findSame(tx, memberId, size, sha256, now);
      if (same !== null) return { upload: same.id, received: same.received };
      if (memberId !== null) this.removeLater(tx, await this.store.removeOldest(tx, memberId, settings.uploads_per_member - 1));
      if ((await this.store.countOpen(tx, network, now)) >= settings.uploads_per_network) throw new Refusal('account.upload-limit');
      const id = randomUUID();
      await this.store.add(tx, { id, memberId, network, size, sha256, createdAt: now, expiresAt: new Date(now.getTime() + KEPT_MS) });
      return { upload: id, received: 0 };
    });
  }

  /** Throws `account.upload-gone` for one that is another member's, too: nobody learns that it is there. */
  async find(id: string, memberId: number | null): Promise<UploadEntity> {
    const found = await this.store.find(id, this.clock.now());
    if (found === null || (found.memberId !== null && found.memberId !== memberId)) throw new Refusal('account.upload-gone');
    return found;
  }

  /**
   * Stores a piece, whole or not at all.
   * @returns how many bytes are here now; null when others came meanwhile
   */
  async append(id: string, offset: number, bytes: Uint8Array): Promise<number | null> {
    const part = newPart(id, offset);
    await this.storage.put(part, bytes, 'application/octet-stream');
    try {
      const received = await this.store.append(id, offset, part, bytes.byteLength, PARTS_MAX);
      if (received === null) await this.storage.remove(part);
      return received;
    } catch (error) {
      // a commit whose answer was lost may have named it; what it did not name is swept later
      if (!isCommitUnknown(error)) await this.storage.remove(part).catch(() => undefined);
      throw error;
    }
  }

  /** The whole file as it was chosen, or `account.upload-incomplete` or `account.upload-damaged`; a damaged one has to be sent anew. */
  async read({ id, parts, received, size, sha256 }: UploadEntity): Promise<Buffer> {
    if (received !== size) throw new Refusal('account.upload-incomplete');
    const pieces: Buffer[] = [];
    for (const part of parts) {
      const piece = await this.storage.get(part);
      if (piece !== null) pieces.push(piece.bytes);
    }
    const bytes = Buffer.concat(pieces);
    const whole = bytes.byteLength === size && (sha256 === null || createHash('sha256').update(bytes).digest('hex') === sha256);
    if (whole) return bytes;
    await this.discard(id);
    throw new Refusal('account.upload-damaged');
  }

  /** Notes that it became a photo. @returns false when it did before */
  async take(tx: Tx, id: string, draftId: string | null = null): Promise<boolean> {
    const parts = await this.store.take(tx, id, this.clock.now(), draftId);
    this.removeLater(tx, parts ?? []);
    return parts !== null;
  }

  /** Nobody wants it any more. */
  async discard(id: string): Promise<void> {
    await this.database.transaction(async (tx) => this.removeLater(tx, await this.store.remove(tx, id)));
  }

  async eraseOf(tx: Tx, memberId: number): Promise<void> {
    this.removeLater(tx, await this.store.removeOf(tx, memberId));
  }

  /** Those whose time is over. */
  async eraseOver(): Promise<void> {
    await this.database.transaction(async (tx) => this.removeLater(tx, await this.store.removeOver(tx, this.clock.now())));
  }

  /** Pieces that no upload names any more, by the clock of the place where they are: none is needed for so long. */
  async sweep(now = new Date()): Promise<void> {
    for await (const part of this.storage.list(FOLDER)) {
      const at = await this.storage.storedAt(part);
      if (at !== null && at.getTime() < now.getTime() - 2 * KEPT_MS) await this.storage.remove(part);
    }
  }

  private removeLater(tx: Tx, parts: readonly string[]): void {
    for (const part of parts) tx.afterCommit(() => this.storage.remove(part));
  }
}
