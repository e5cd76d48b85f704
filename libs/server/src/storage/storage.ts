import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Some bytes of an object: from which on, and up to which, that one included. What lies past its end is left out. */
export interface ByteRange {
  readonly from: number;
  readonly to?: number;
}

export interface OpenObject {
  readonly stream: Readable;
  /** Of the whole object, also where the stream has only some of its bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * Where files of members and releases are kept. A key is a path of plain names, such as `photos/9f/3c….webp`:
 * letters, digits, `.`, `_` and `-`, parts separated by `/`; any other is a `RangeError` where something is written or removed, and nothing is
 * found under it. A place that cannot be reached is refused with `server.unavailable`: then it is not known whether a write was done, and the
 * same write may be tried again.
 */
export abstract class Storage {
  /**
   * Stores the bytes whole or not at all; replaces what was there.
   * @param caching what caches are told that fetch from the place itself, as those before released files do
   */
  abstract put(key: string, bytes: Uint8Array, contentType: string, caching?: string): Promise<void>;
  /** The same for an object that is made piece by piece: when making it fails, nothing is stored. */
  abstract putPieces(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** The whole object; null when there is none. */
  abstract get(key: string): Promise<StoredObject | null>;
  /** The object as a stream, for handing it out; null when there is none. Whoever does not read the stream destroys it. */
  abstract open(key: string, range?: ByteRange): Promise<OpenObject | null>;
  /** Keys of all objects below a folder of keys, such as `photos`, in no order; what is stored meanwhile may be missing. */
  abstract list(folder: string): AsyncIterable<string>;
  /** Removes what writes left that died a day ago or earlier; no other call ever finds it. */
  abstract sweepDrafts(): Promise<void>;
  /** When the object was stored, by the clock of the place; null when there is none. */
  abstract storedAt(key: string): Promise<Date | null>;
  /** Removes the object; one that is not there is fine. */
  abstract remove(key: string): Promise<void>;
}
