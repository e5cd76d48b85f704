import { repeat } from './repeat.js';

/** How often a process looks at a revision: one row, never asked by a request. */
const LOOK_MS = 1000;

/** What stands in the database under a revision that changes with it. */
export interface FollowedSource<T> {
  revision(): Promise<string>;
  read(): Promise<T>;
}

/** A copy in memory of what the database holds. It follows what any process changes within two seconds. */
export class Followed<T> {
  private revision: string | null = null;
  private end: () => void = () => undefined;

  /**
   * @param copy what there is before it was read
   * @param failed hears why it could not be read again; the copy stays, and the next look comes
   */
  constructor(
    private copy: T,
    private readonly source: FollowedSource<T>,
    private readonly failed: (error: unknown) => void,
  ) {}

  get value(): T {
    return this.copy;
  }

  /** Reads it, then follows. Rejects when it cannot be read the first time. */
  async start(): Promise<void> {
    await this.look();
    this.end = repeat(LOOK_MS, () => this.look(), this.failed);
  }

  stop(): void {
    this.end();
  }

  private async look(): Promise<void> {
    // read first: a change while we read shows as a later revision, so it is read again
    const revision = await this.source.revision();
    if (revision === this.revision) return;
    this.copy = await this.source.read();
    this.revision = revision;
  }
}
