import { type ByteRange, type OpenObject, Storage, type StoredObject } from '@rendezvous/server/storage';
import { readPhotoKey, type DemoPhoto } from './photo-key.js';

const PHOTO = /^photos\/[^/]+\/([^/]+)\//;

/** Paints one picture and stores its renditions under the key. */
export type Paint = (photo: DemoPhoto, key: string) => Promise<void>;

/** Keeps files like the storage behind it; a photo of the demo world that is not there yet is painted when it is first asked for. */
export class PaintingStorage extends Storage {
  private readonly running = new Map<string, Promise<void>>();
  private paint: Paint | null = null;

  constructor(
    private readonly kept: Storage,
    private readonly seed: number,
  ) {
    super();
  }

  /** The painter needs the storage, so it is known only after it. */
  paintWith(paint: Paint): void {
    this.paint = paint;
  }

  override put(key: string, bytes: Uint8Array, contentType: string, caching?: string): Promise<void> {
    return this.kept.put(key, bytes, contentType, caching);
  }

  override putPieces(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    return this.kept.putPieces(key, pieces, contentType);
  }

  override async get(key: string): Promise<StoredObject | null> {
    return (await this.kept.get(key)) ?? ((await this.painted(key)) ? this.kept.get(key) : null);
  }

  override async open(key: string, range?: ByteRange): Promise<OpenObject | null> {
    return (await this.kept.open(key, range)) ?? ((await this.painted(key)) ? this.kept.open(key, range) : null);
  }

  override list(folder: string): AsyncIterable<string> {
    return this.kept.list(folder);
  }

  override sweepDrafts(): Promise<void> {
    return this.kept.sweepDrafts();
  }

  override storedAt(key: string): Promise<Date | null> {
    return this.kept.storedAt(key);
  }

  override remove(key: string): Promise<void> {
    return this.kept.remove(key);
  }

  private async painted(key: string): Promise<boolean> {
    const photoKey = PHOTO.exec(key)?.[1];
    const photo = photoKey === undefined ? null : readPhotoKey(this.seed, photoKey);
    if (photoKey === undefined || photo === null || this.paint === null) return false;
    // several renditions of one photo are asked for at once: it is painted once
    const work = this.running.get(photoKey) ?? this.paint(photo, photoKey).finally(() => this.running.delete(photoKey));
    this.running.set(photoKey, work);
    await work;
    return true;
  }
}
