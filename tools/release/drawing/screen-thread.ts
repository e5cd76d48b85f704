import { setTimeout as wait } from 'node:timers/promises';
import {
  type DrawingCode,
  DrawingThread,
  type DrawingWorker,
  HANG_MS,
  type PageToDraw,
  type ThreadFault,
} from '@rendezvous/gateway/drawing';

/** A page that is drawn for the first time may take longer than visitors wait: only what hangs is a fault. */
const LIMITS = { budgetMs: 2 * HANG_MS, hangMs: HANG_MS, queue: 1 };
const LOOK_MS = 10;

/** How a thread ended. */
export interface ThreadEnd {
  readonly fault: ThreadFault;
  readonly why: string;
}

/** What came of one page. */
export type Drawing =
  | { readonly kind: 'drawn' }
  /** It leads elsewhere, or waits for what is not among its first answers. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'threw'; readonly why: string }
  | { readonly kind: 'ended'; readonly end: ThreadEnd };

/** A thread as the gateway has it, for pages that are drawn one after the other. */
export class ScreenThread {
  private constructor(
    private readonly thread: DrawingThread,
    private readonly ends: readonly ThreadEnd[],
  ) {}

  /** Answers when it can draw, or has ended. */
  static async open(worker: DrawingWorker, code: DrawingCode, warmUp: PageToDraw): Promise<ScreenThread> {
    const ends: ThreadEnd[] = [];
    const thread = new DrawingThread(worker, { ...code, warmUp }, LIMITS, (fault, why) => ends.push({ fault, why }));
    while (!thread.ready && ends.length === 0) await wait(LOOK_MS);
    return new ScreenThread(thread, ends);
  }

  /** Null while it goes on. */
  get end(): ThreadEnd | null {
    return this.ends[0] ?? null;
  }

  async draw(page: PageToDraw): Promise<Drawing> {
    const outcome = await this.thread.draw(page);
    if (outcome.kind === 'drawn' || outcome.kind === 'nothing') return { kind: outcome.kind };
    if (outcome.kind === 'threw') return outcome;
    return { kind: 'ended', end: this.end ?? { fault: 'hangs', why: `${page.url} was not drawn in time.` } };
  }

  close(): Promise<void> {
    return this.thread.end();
  }
}
