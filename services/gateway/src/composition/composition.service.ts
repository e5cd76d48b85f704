import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type LiveReleases, type Release, Releases } from '@rendezvous/site';
import { Followed, KeptWith } from '@rendezvous/server/repeat';
import { type Releasing, type StandIn, canariesOf, composeFor } from './composition.rules.js';

/** More ways to meet the canaries of a moment than there will be: each is kept, with what is made of it, until the releases change. */
const KEPT = 64;

/** Knows what pages are made of, and follows the registry while the process runs. */
@Injectable()
export class Compositions implements OnModuleDestroy {
  private readonly logger = new Logger(Compositions.name);
  private readonly live: Followed<LiveReleases>;
  private readonly composed = new KeptWith<LiveReleases, Releasing | null>(KEPT);

  constructor(releases: Releases) {
    this.live = new Followed<LiveReleases>(
      { revision: '', remotes: {} },
      { revision: () => releases.revision(), read: () => releases.live() },
      (error) => this.logger.warn({ msg: 'The releases could not be read again.', err: error }),
    );
  }

  start(): Promise<void> {
    return this.live.start();
  }

  onModuleDestroy(): void {
    this.live.stop();
  }

  /** The releases that a visitor's page is made of: one and the same object for all whose pages are made of the same, until releases change. */
  for(visitor: string, standIns: readonly StandIn[] = []): Releasing {
    const live = this.live.value;
    // what dev servers serve is another with every page
    const releasing =
      standIns.length > 0
        ? composeFor(live, visitor, standIns)
        : this.composed.get(live, canariesOf(live, visitor), () => composeFor(live, visitor));
    if (!releasing) throw new Error('No release of the shell is recorded: build it first.');
    return releasing;
  }

  /** The shell that everybody gets; null while none is recorded. */
  get shell(): Release | null {
    return composeFor(this.live.value, '')?.shell ?? null;
  }

  /** Whether pages may be made of this version now. */
  serves(remote: string, version: string): boolean {
    const live = this.live.value.remotes[remote];
    return [live?.stable, live?.before, live?.canary?.release, live?.pinned].some((release) => release?.version === version);
  }
}
