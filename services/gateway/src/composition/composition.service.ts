import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type LiveReleases, type Release, Releases } from '@rendezvous/site';
import { repeat } from '@rendezvous/server/repeat';
import { type Releasing, type StandIn, composeFor } from './composition.rules.js';

/** How often the registry's revision is looked at: one row, by its process, never by a page view. */
const LOOK_MS = 1000;

/** Knows what pages are made of, and follows the registry while the process runs. */
@Injectable()
export class Compositions implements OnModuleDestroy {
  private readonly logger = new Logger(Compositions.name);
  private live: LiveReleases = { revision: '', remotes: {} };
  private end: () => void = () => undefined;

  constructor(private readonly releases: Releases) {}

  async start(): Promise<void> {
    await this.follow();
    this.end = repeat(
      LOOK_MS,
      () => this.follow(),
      (error) => this.logger.warn({ msg: 'The releases could not be read again.', err: error }),
    );
  }

  onModuleDestroy(): void {
    this.end();
  }

  /** The releases that a visitor's page is made of. */
  for(visitor: string, standIns: readonly StandIn[] = []): Releasing {
    const releasing = composeFor(this.live, visitor, standIns);
    if (!releasing) throw new Error('No release of the shell is recorded: build it first.');
    return releasing;
  }

  /** The shell that everybody gets; null while none is recorded. */
  get shell(): Release | null {
    return composeFor(this.live, '')?.shell ?? null;
  }

  /** Whether pages may be made of this version now. */
  serves(remote: string, version: string): boolean {
    const live = this.live.remotes[remote];
    return [live?.stable, live?.before, live?.canary?.release, live?.pinned].some((release) => release?.version === version);
  }

  private async follow(): Promise<void> {
    if ((await this.releases.revision()) !== this.live.revision) this.live = await this.releases.live();
  }
}
