import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Composition as Current, type Release, Releases } from '@rendezvous/site';

/** How old what this process knows of the releases may be. */
const REFRESH_MS = 2000;

export interface Remote {
  readonly release: Release;
  readonly descriptor: RemoteDescriptor;
}

/** The releases that pages are made of. */
export interface Releasing {
  readonly shell: Release;
  readonly remotes: readonly Remote[];
}

/** Knows which release of the shell and of each remote a page gets; read again every few seconds, never for a page view. */
@Injectable()
export class Compositions implements OnModuleDestroy {
  private readonly logger = new Logger(Compositions.name);
  private known: Releasing | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly releases: Releases) {}

  async start(): Promise<void> {
    await this.refresh();
    this.timer ??= setInterval(
      () => void this.refresh().catch((error: unknown) => this.logger.warn({ msg: 'The releases could not be read again.', err: error })),
      REFRESH_MS,
    );
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  current(): Releasing {
    if (!this.known) throw new Error('No release of the shell is recorded: build it first.');
    return this.known;
  }

  async refresh(): Promise<void> {
    this.known = compose(await this.releases.current());
  }
}

const compose = (current: Current): Releasing | null => {
  const { shell, ...rest } = current;
  if (!shell) return null;
  const remotes = Object.values(rest).flatMap((release) =>
    release.descriptor ? [{ release, descriptor: release.descriptor as unknown as RemoteDescriptor }] : [],
  );
  return { shell, remotes };
};
