import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { Bucket } from '../config/index.js';
import { Refusal } from '../refusal/index.js';
import { placeOf } from './bucket-address.rules.js';
import { isKey, refuseOddKey } from './storage-key.rules.js';
import { type ByteRange, type OpenObject, Storage, type StoredObject } from './storage.js';

export interface BucketTimes {
  /** How long is waited for a connection, and for a bucket that is silent. */
  readonly connectMs: number;
  readonly silentMs: number;
}

const TIMES: BucketTimes = { connectMs: 2000, silentMs: 15_000 };
/** The client waits between them, longer each time. */
const TRIES = 3;

const isNone = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound;
const isPastEnd = (error: unknown): boolean => error instanceof S3ServiceException && error.name === 'InvalidRange';

/**
 * Keeps objects in a bucket of an S3 storage, by its official client. One call stores an object, so that it is there whole or not at all,
 * and nobody has to look for what a write left that died.
 */
export class BucketStorage extends Storage {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor({ address, region, keyId, secret }: Bucket, { connectMs, silentMs }: BucketTimes = TIMES) {
    super();
    const { endpoint, bucket, prefix } = placeOf(address);
    this.bucket = bucket;
    this.prefix = prefix;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      forcePathStyle: true,
      maxAttempts: TRIES,
      // checksums that not every S3 storage knows; the connection has its own
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs, throwOnRequestTimeout: true },
    });
  }

  async put(key: string, bytes: Uint8Array, contentType: string, caching?: string): Promise<void> {
    refuseOddKey(key);
    await told(
      'put',
      this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes, ContentType: contentType, CacheControl: caching })),
    );
  }

  /** A bucket wants to know the size first, so the pieces wait on this disk until they are whole. */
  async putPieces(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    refuseOddKey(key);
    const file = join(tmpdir(), `rendezvous-${randomUUID()}`);
    try {
      const handle = await open(file, 'wx', 0o600);
      try {
        for await (const piece of pieces) await handle.writeFile(piece);
      } finally {
        await handle.close();
      }
      const { size } = await stat(file);
      const body = { Body: createReadStream(file), ContentLength: size, ContentType: contentType };
      await told('put', this.client.send(new PutObjectCommand({ ...this.at(key), ...body })));
    } finally {
      await rm(file, { force: true });
    }
  }

  async get(key: string): Promise<StoredObject | null> {
    const opened = await this.open(key);
    return opened === null ? null : { bytes: await told('get', buffer(opened.stream)), contentType: opened.contentType };
  }

  async open(key: string, range?: ByteRange): Promise<OpenObject | null> {
    if (!isKey(key)) return null;
    const asked = range === undefined ? {} : { Range: `bytes=${range.from}-${range.to ?? ''}` };
    try {
      const {
        Body,
        ContentLength = 0,
        ContentRange,
        ContentType = '',
      } = await this.client.send(new GetObjectCommand({ ...this.at(key), ...asked }));
      return { stream: Body as Readable, size: Number(ContentRange?.split('/')[1] ?? ContentLength), contentType: ContentType };
    } catch (error) {
      if (isNone(error)) return null;
      if (isPastEnd(error)) return this.openPastEnd(key);
      throw away('get', error);
    }
  }

  async *list(folder: string): AsyncIterable<string> {
    refuseOddKey(folder);
    const below = { Bucket: this.bucket, Prefix: `${this.prefix}${folder}/` };
    try {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, below)) {
        for (const { Key = '' } of Contents) {
          const key = Key.slice(this.prefix.length);
          if (isKey(key)) yield key;
        }
      }
    } catch (error) {
      throw away('list', error);
    }
  }

  async sweepDrafts(): Promise<void> {
    // a bucket keeps nothing of a write that died
  }

  async storedAt(key: string): Promise<Date | null> {
    return (await this.head(key))?.LastModified ?? null;
  }

  async remove(key: string): Promise<void> {
    refuseOddKey(key);
    try {
      await this.client.send(new DeleteObjectCommand(this.at(key)));
    } catch (error) {
      if (!isNone(error)) throw away('remove', error);
    }
  }

  private at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` };
  }

  private async head(key: string) {
    if (!isKey(key)) return null;
    try {
      return await this.client.send(new HeadObjectCommand(this.at(key)));
    } catch (error) {
      if (isNone(error)) return null;
      throw away('head', error);
    }
  }

  private async openPastEnd(key: string): Promise<OpenObject | null> {
    const found = await this.head(key);
    return found === null ? null : { stream: Readable.from([]), size: found.ContentLength ?? 0, contentType: found.ContentType ?? '' };
  }
}

const told = async <T>(doing: string, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw away(doing, error);
  }
};

/** What the client throws may carry the call with its signature: only the name of the fault and its status are told. */
const away = (doing: string, error: unknown): Refusal => {
  const { name, code, $metadata } = (error ?? {}) as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  const why = [name, code, $metadata?.httpStatusCode].filter((part) => part !== undefined).join(' ');
  return new Refusal('server.unavailable', undefined, { cause: new Error(`The bucket did not ${doing}: ${why}.`) });
};
