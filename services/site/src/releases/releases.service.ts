import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import type { Channel, Composition, Release, ReleaseFacts } from './release.js';
import { ReleasesStore } from './releases.store.js';

/** Where the files of a build are, beside the facts that the build tells about itself. */
export interface RecordedRelease {
  readonly facts: ReleaseFacts;
  readonly folder: string;
}

/** The registry of builds: which exist, and which of them each channel serves. */
@Injectable()
export class Releases {
  constructor(
    private readonly database: Database,
    private readonly store: ReleasesStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a build and points the channel at it. A build is immutable: recording the same version again only moves the pointer,
   * and the same version with another entry is refused.
   */
  async record({ facts, folder }: RecordedRelease, channel: Channel = 'stable'): Promise<Release> {
    const release = releaseOf(facts, folder, this.clock.now());
    return this.database.transaction(async (tx) => {
      const kept = await this.store.insert(tx, release);
      if (kept.integrity !== release.integrity)
        throw new Error(`${release.remote} ${release.version} is recorded already, with other files.`);
      await this.store.point(tx, release, channel, this.clock.now());
      return kept;
    });
  }

  /** Points a channel at a recorded version: forward or back. */
  async promote(remote: string, version: string, channel: Channel = 'stable'): Promise<void> {
    await this.database.transaction((tx) => this.store.point(tx, { remote, version }, channel, this.clock.now()));
  }

  /** Every recorded build, of one remote if asked, latest first. */
  list(remote?: string): Promise<Release[]> {
    return this.store.list(remote ?? null);
  }

  /** The version of each remote (and of the shell) that a channel serves. */
  async current(channel: Channel = 'stable'): Promise<Composition> {
    const releases = await this.store.current(channel);
    return Object.fromEntries(releases.map((release) => [release.remote, release]));
  }
}

const releaseOf = ({ name, version, entry, files, chunks, descriptor }: ReleaseFacts, folder: string, createdAt: Date): Release => {
  const integrity = files[entry]?.integrity;
  if (integrity === undefined) throw new Error(`${name} ${version}: the entry "${entry}" is not among the files of the build.`);
  return { remote: name, version, folder, entry, integrity, files, chunks, descriptor: descriptor ?? null, createdAt };
};
