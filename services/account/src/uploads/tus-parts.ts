import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Uploads } from './uploads.service.js';
import type { UploadsStore } from './uploads.store.js';

/** A piece is stored when it is so long, or when the line breaks. */
const PIECE_BYTES = 1024 * 1024;

/** What the tus protocol needs of a place for uploads. They are begun by calls of our own, so that each has its limits and its sentence. */
export class TusParts extends DataStore {
  override extensions = ['termination'];

  constructor(
    private readonly uploads: Uploads,
    private readonly store: UploadsStore,
    private readonly now: () => Date,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.store.find(id, this.now());
    if (found === null) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new Upload({ id, size: found.size, offset: found.received });
  }

  /** What has come before the line breaks counts. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let received = offset;
    let waiting: Buffer[] = [];
    let length = 0;
    const store = async (): Promise<void> => {
      if (length === 0) return;
      const piece = Buffer.concat(waiting);
      [waiting, length] = [[], 0];
      const now = await this.uploads.append(id, received, piece);
      if (now === null) throw ERRORS.INVALID_OFFSET;
      received = now;
    };
    try {
      // a fault of ours is told as it is; closing the stream for it would hide it behind another
      for await (const bytes of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        waiting.push(bytes);
        length += bytes.byteLength;
        if (length >= PIECE_BYTES) await store();
      }
    } catch (error) {
      await store();
      throw error;
    }
    await store();
    return received;
  }

  override remove(id: string): Promise<void> {
    return this.uploads.discard(id);
  }
}
