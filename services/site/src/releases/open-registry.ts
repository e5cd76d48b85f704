import type { Config } from '@rendezvous/server/config';
import { Clock } from '@rendezvous/server/clock';
import { connect } from '@rendezvous/server/database';
import { ChannelsStore } from './channels/channels.store.js';
import { openFolders } from './folders/folders.provider.js';
import type { ReleaseFolders } from './folders/release-folders.js';
import { HealthStore } from './health/health.store.js';
import { Releases } from './releases.service.js';
import { ReleasesStore } from './releases.store.js';
import { ReleaseRetention } from './retention/retention.service.js';

export interface OpenRegistry {
  readonly releases: Releases;
  readonly retention: ReleaseRetention;
  readonly folders: ReleaseFolders;
  close(): Promise<void>;
}

/**
 * The registry without a server around it, for commands beside a running product. It migrates nothing: a team's checkout must
 * not change the database of the product that it releases into.
 */
export const openRegistry = async (config: Config, url: string): Promise<OpenRegistry> => {
  const database = await connect({ url, entities: [], migrations: [], migrate: false, poolSize: 2 });
  const [store, channels, clock] = [new ReleasesStore(database), new ChannelsStore(database), new Clock()];
  const folders = await openFolders(config);
  return {
    releases: new Releases(database, store, channels, clock),
    retention: new ReleaseRetention(database, store, channels, new HealthStore(database), folders, clock),
    folders,
    close: () => database.dataSource.destroy(),
  };
};
