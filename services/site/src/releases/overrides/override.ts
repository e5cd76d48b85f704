import { contractsOf } from '@rendezvous/contracts/range';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { Release } from '../builds/release.js';

/** A build that a tab shows instead of what the registry says, for a while. */
export interface Override {
  readonly remote: string;
  readonly version: string;
  /** Where the files are: an address, or a path below the release folder. */
  readonly folder: string;
  readonly entry: string;
  readonly integrity: string;
  readonly descriptor: RemoteDescriptor;
  /** It is in the registry: its files came there by a release, wherever they are kept. */
  readonly recorded: boolean;
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
}

/** The release that an override makes: of its files only the entry is known, which pins the others. */
export const overrideRelease = ({ remote, version, folder, entry, integrity, descriptor }: Override): Release => ({
  remote,
  version,
  folder,
  entry,
  integrity,
  checksum: integrity,
  files: { [entry]: { bytes: 0, integrity } },
  chunks: {},
  descriptor,
  pages: null,
  contracts: contractsOf(descriptor),
  shared: [],
  commit: null,
  builtAt: new Date(0),
  createdAt: new Date(0),
  withdrawnAt: null,
  removedAt: null,
});
