import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { ChannelsStore } from '../channels/channels.store.js';
import { ReleaseFolders } from '../folders/release-folders.js';
import { HealthStore } from '../health/health.store.js';
import type { Release } from '../builds/release.js';
import { namesOf } from '../releases.service.js';
import { ReleasesStore } from '../releases.store.js';

const DAY_MS = 86_400_000;
/** An old tab may ask for a chunk of its release this long after nobody gets it any more. */
const KEPT_MS = 90 * DAY_MS;
/** A canary is judged by minutes; who wants to look back has the metrics. */
const FIGURES_KEPT_MS = DAY_MS;

/** What may be forgotten: files that no page can name any more, and figures. */
@Injectable()
export class ReleaseRetention {
  constructor(
    private readonly database: Database,
    private readonly releases: ReleasesStore,
    private readonly channels: ChannelsStore,
    private readonly health: HealthStore,
    private readonly folders: ReleaseFolders,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes the files of releases that nobody can get and nobody got for 90 days. Files go when their release is out of reach for
   * every command, and again for a week: a failure is made up for by the next run.
   */
  async clean(actor: string): Promise<Release[]> {
    const at = this.clock.now();
    const before = new Date(at.getTime() - KEPT_MS);
    const expired = await this.database.transaction(async (tx) => {
      await this.channels.lock(tx);
      const inUse = (await this.channels.all(tx)).flatMap(namesOf);
      const found = await this.releases.unusedSince(tx, before, inUse);
      for (const release of found) {
        await this.releases.markRemoved(tx, release, at);
        await this.channels.write(tx, { ...release, action: 'remove', actor, at });
      }
      return found;
    });
    for (const release of await this.releases.removedSince(new Date(at.getTime() - 7 * DAY_MS))) await this.folders.remove(release);
    await this.health.forgetBefore(new Date(at.getTime() - FIGURES_KEPT_MS));
    return expired;
  }
}
