import { join } from 'node:path';
import { Config } from '@rendezvous/server/config';
import { BucketFolders } from './bucket-folders.provider.js';
import { DiskFolders } from './disk-folders.provider.js';
import { ReleaseFolders } from './release-folders.js';

/** Folder of this disk that releases are served from. */
export const releasesFolder = ({ dataDir }: Config): string => join(dataDir, 'releases');

/** The bucket if one is configured, else this disk. */
export const foldersProvider = {
  provide: ReleaseFolders,
  useFactory: (config: Config): ReleaseFolders =>
    config.releasesBucket && config.releasesOrigin
      ? new BucketFolders(config.releasesBucket, config.releasesOrigin)
      : new DiskFolders(releasesFolder(config), config.releasesOrigin),
  inject: [Config],
};
