import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Release } from '@rendezvous/site';
import { DrawingCodes } from './drawing-code.service.js';
import { DrawingThread, type ThreadFault } from './drawing-thread.js';
import type { DrawnPage, PageToDraw } from './drawing.js';

/** Longest that drawing may hold a page back, in milliseconds. */
const BUDGET_MS = 50;
const QUEUE = 8;
/** Most threads of this process; the one that was asked longest ago gives way. */
const MOST_THREADS = 6;
/** What ended so many threads is drawn by browsers from then on. */
const MOST_FAULTS = 3;

/** The releases that a page is drawn with. */
export interface DrawnWith {
  readonly shell: Release;
  /** Null: the page is the shell's own. */
  readonly remote: Release | null;
}

const keyOf = ({ shell, remote }: DrawnWith): string =>
  `shell ${shell.version}, ${remote ? `${remote.remote} ${remote.version}` : 'no remote'}`;

/** Draws first screens, a thread for each pair of shell and remote. A page never waits for a thread that is only starting. */
@Injectable()
export class Drawings implements OnModuleDestroy {
  private readonly logger = new Logger(Drawings.name);
  /** Null while the code is read, and where there is none. In the order in which they were asked. */
  private readonly threads = new Map<string, DrawingThread | null>();
  private readonly faults = new Map<string, number>();

  constructor(private readonly codes: DrawingCodes) {}

  /** What stands in the page's root, or null: the browser draws it. Never rejects. */
  async draw(releases: DrawnWith, page: PageToDraw): Promise<DrawnPage | null> {
    const key = keyOf(releases);
    if ((this.faults.get(key) ?? 0) >= MOST_FAULTS) return null;
    const thread = this.threads.get(key);
    if (thread === undefined) {
      this.threads.set(key, null);
      void this.start(key, releases);
      return null;
    }
    this.threads.delete(key);
    this.threads.set(key, thread);
    return thread === null ? null : thread.draw(page);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.threads.values()].map((thread) => thread?.end()));
  }

  private async start(key: string, { shell, remote }: DrawnWith): Promise<void> {
    try {
      const [own, its] = await Promise.all([this.codes.of(shell), remote === null ? null : this.codes.of(remote)]);
      if (own === null || (remote !== null && its === null)) return;
      await this.makeRoom();
      const file = new URL('./drawing.worker.js', import.meta.url);
      const limits = { budgetMs: BUDGET_MS, queue: QUEUE };
      const thread = new DrawingThread(
        file,
        { shell: own, remote: its },
        limits,
        (fault) => this.fail(key, fault),
        (why) => this.logger.warn({ msg: 'A page was not drawn.', releases: key, why }),
      );
      this.threads.set(key, thread);
    } catch (err) {
      this.fail(key, 'not-started');
      this.logger.warn({ msg: 'A server build could not be read.', releases: key, err });
    }
  }

  private fail(key: string, fault: ThreadFault): void {
    this.threads.delete(key);
    const faults = (this.faults.get(key) ?? 0) + 1;
    this.faults.set(key, faults);
    this.logger.error({ msg: 'A thread that draws pages has ended.', releases: key, fault, faults, isGivenUp: faults >= MOST_FAULTS });
  }

  private async makeRoom(): Promise<void> {
    const [longestAgo, ...others] = [...this.threads].flatMap(([key, thread]) => (thread ? [{ key, thread }] : []));
    if (!longestAgo || others.length + 1 < MOST_THREADS) return;
    this.threads.delete(longestAgo.key);
    await longestAgo.thread.end();
  }
}
