import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface OpenObject {
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: string;
}

/**
 * Where files of members and releases are kept. A key is a path of plain names, such as `photos/9f/3c….webp`:
 * letters, digits, `.`, `_` and `-`, parts separated by `/`.
 */
export abstract class Storage {
  /** Stores the bytes whole or not at all; replaces what was there. */
  abstract put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same for an object that is made piece by piece: when making it fails, nothing is stored. */
  abstract putPieces(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** The whole object; null when there is none. */
  abstract get(key: string): Promise<StoredObject | null>;
  /** The object as a stream, for handing it out; null when there is none. */
  abstract open(key: string): Promise<OpenObject | null>;
  /** Keys of all objects below a folder of keys, such as `photos`, in no order; what is stored meanwhile may be missing. */
  abstract list(folder: string): AsyncIterable<string>;
  /** Removes what writes left that died a day ago or earlier; no other call ever finds it. */
  abstract sweepDrafts(): Promise<void>;
  /** When the object was stored, by the real clock; null when there is none. */
  abstract storedAt(key: string): Promise<Date | null>;
  /** Removes the object; one that is not there is fine. */
  abstract remove(key: string): Promise<void>;
}
