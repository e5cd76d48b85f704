import type { FailureCode } from '@rendezvous/contracts/releases';
import type { DrawingWorker } from './drawing-worker.js';
import { DrawingThread, type Outcome, type ThreadFault, type ThreadLimits } from './drawing-thread.js';
import type { DrawingCode, PageToDraw } from './drawing.js';

/** What ended so many threads within the time is drawn by browsers until it is over. */
const MOST_FAULTS = 3;
const FAULTS_KEPT_MS = 3_600_000;
/** A thread gives way to a new one after so many pages: what a screen keeps with each page must not add up. */
const MOST_PAGES = 20_000;
/**
 * Longest that the first page of a screen waits, in milliseconds: its code runs for the first time, and whoever gets it undrawn waits longer for
 * the scripts.
 */
const FIRST_MS = 250;
/** A screen that threw so many times in a row is left alone for some time. */
const MOST_THROWS = 5;
const LEFT_ALONE_MS = 60_000;

/** Why a page is not drawn now: there is nothing to draw with, the thread is starting, the screen or the pair was given up. */
type NotTried = { readonly kind: 'no-build' | 'starting' } | { readonly kind: 'given-up'; readonly code: FailureCode };

export interface PairEvents {
  readonly ended: (fault: ThreadFault, why: string, isGivenUp: boolean) => void;
  readonly threw: (url: string, why: string) => void;
  readonly unread: (fault: unknown) => void;
}

interface Throws {
  readonly times: number;
  readonly lastAt: number;
}

/** A shell and a remote that pages are drawn with: their thread, and what is known of their faults. */
export class DrawingPair {
  private thread: DrawingThread | null = null;
  private state: 'new' | 'starting' | 'no-build' = 'new';
  /** When they were. */
  private faults: number[] = [];
  private drawn = 0;
  private lastFault: FailureCode = 'threw';
  private readonly throws = new Map<string, Throws>();
  /** Screens whose code has run in this thread. */
  private readonly known = new Set<string>();
  private drawnAt: number = performance.now();

  /** @param read brings the code; null: one of the releases has none for servers */
  constructor(
    private readonly worker: DrawingWorker,
    private readonly limits: ThreadLimits,
    private readonly read: () => Promise<DrawingCode | null>,
    private readonly events: PairEvents,
  ) {}

  /** Milliseconds since it was last asked for a page. */
  get idleMs(): number {
    return performance.now() - this.drawnAt;
  }

  get isRunning(): boolean {
    return this.thread !== null;
  }

  /** @param screen pages of one screen have their faults in common */
  async draw(page: PageToDraw, screen: string): Promise<Outcome | NotTried> {
    this.drawnAt = performance.now();
    if (this.isGivenUp()) return { kind: 'given-up', code: this.lastFault };
    if (this.isLeftAlone(screen)) return { kind: 'given-up', code: 'threw' };
    if (this.thread?.ready) return this.drawWith(this.thread, page, screen);
    if (this.state === 'new') void this.start(page);
    return { kind: this.state === 'no-build' ? 'no-build' : 'starting' };
  }

  async end(): Promise<void> {
    await this.stop();
    this.state = 'no-build';
  }

  /** Ends its thread; the next page starts another. */
  async stop(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    this.state = 'new';
    this.drawn = 0;
    this.known.clear();
    await thread?.end();
  }

  private isGivenUp(): boolean {
    this.faults = this.faults.filter((at) => performance.now() - at < FAULTS_KEPT_MS);
    return this.faults.length >= MOST_FAULTS;
  }

  private async drawWith(thread: DrawingThread, page: PageToDraw, screen: string): Promise<Outcome> {
    const { budgetMs } = this.limits;
    const outcome = await thread.draw(page, this.known.has(screen) ? budgetMs : Math.max(budgetMs, FIRST_MS));
    if (outcome.kind === 'drawn' || outcome.kind === 'late') this.known.add(screen);
    if (outcome.kind === 'drawn') this.throws.delete(screen);
    if (outcome.kind === 'threw') {
      this.throws.set(screen, { times: (this.throws.get(screen)?.times ?? 0) + 1, lastAt: performance.now() });
      this.events.threw(page.url, outcome.why);
    }
    this.drawn += 1;
    if (this.drawn >= MOST_PAGES && this.thread === thread) await this.stop();
    return outcome;
  }

  /** After its time a single page tries again. */
  private isLeftAlone(screen: string): boolean {
    const { times = 0, lastAt = 0 } = this.throws.get(screen) ?? {};
    return times >= MOST_THROWS && performance.now() - lastAt < LEFT_ALONE_MS;
  }

  private async start(warmUp: PageToDraw): Promise<void> {
    this.state = 'starting';
    try {
      const code = await this.read();
      if (this.state !== 'starting') return;
      if (code === null) this.state = 'no-build';
      else this.thread = new DrawingThread(this.worker, { ...code, warmUp }, this.limits, (fault, why) => this.fail(fault, why));
    } catch (fault) {
      // files that cannot be read now say nothing of the releases
      this.events.unread(fault);
      setTimeout(() => (this.state = this.state === 'starting' ? 'new' : this.state), LEFT_ALONE_MS).unref();
    }
  }

  private fail(fault: ThreadFault, why: string): void {
    this.thread = null;
    this.state = 'new';
    this.known.clear();
    this.faults.push(performance.now());
    this.lastFault = fault === 'hangs' ? 'suspended' : 'threw';
    this.events.ended(fault, why, this.isGivenUp());
  }
}
