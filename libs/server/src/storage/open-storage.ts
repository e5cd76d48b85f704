import type { Bucket } from '../config/index.js';
import { DiskStorage } from './disk-storage.provider.js';
import type { Storage } from './storage.js';

export interface StoragePlace {
  /** null: the folder. */
  readonly bucket: Bucket | null;
  readonly folder: string;
  /** false: a power cut may take what was stored last, as with what can be made again. */
  readonly durable?: boolean;
}

/** The storage that is configured: a bucket, else a folder of this disk. The client of buckets is loaded only for one. */
export const openStorage = async ({ bucket, folder, durable = true }: StoragePlace): Promise<Storage> => {
  if (bucket === null) return new DiskStorage(folder, { durable });
  const { BucketStorage } = await import('./bucket-storage.provider.js');
  return new BucketStorage(bucket);
};
