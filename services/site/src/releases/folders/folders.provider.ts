import { join } from 'node:path';
import { type Bucket, Config } from '@rendezvous/server/config';
import { openStorage } from '@rendezvous/server/storage';
import { RELEASES_PREFIX } from '../builds/release-url.rules.js';
import { ReleaseFolders } from './release-folders.js';

/** Folder of this disk that releases are served from. */
export const releasesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'releases');

/** A CDN before the bucket asks for the same paths as it does of a site. */
const within = (bucket: Bucket): Bucket => ({ ...bucket, address: `${bucket.address}${RELEASES_PREFIX.replace(/\/$/, '')}` });

/** The bucket if one is configured, else this disk. A release is published again where its files are lost. */
export const openFolders = async ({
  dataDir,
  releasesBucket,
  releasesOrigin,
}: Pick<Config, 'dataDir' | 'releasesBucket' | 'releasesOrigin'>) =>
  new ReleaseFolders(
    await openStorage({ bucket: releasesBucket && within(releasesBucket), folder: releasesFolder({ dataDir }), durable: false }),
    releasesOrigin,
  );

export const foldersProvider = { provide: ReleaseFolders, useFactory: openFolders, inject: [Config] };
