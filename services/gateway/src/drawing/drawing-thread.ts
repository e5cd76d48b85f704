import { Worker } from 'node:worker_threads';
import type { DrawnPage, PageToDraw, ThreadReply, ThreadStart } from './drawing.js';
import type { DrawingWorker } from './drawing-worker.js';

/** Megabytes of objects. Buffers are not among them: those are looked at after each page. */
const HEAP_MB = 128;
const BUFFERS_MAX = 128 * 1024 * 1024;
/** Longest that a thread may be busy with one page, in milliseconds. */
export const HANG_MS = 1000;

export interface ThreadLimits {
  /** Longest that a page waits for its turn, and then for being drawn, in milliseconds: after that it goes out undrawn. */
  readonly budgetMs: number;
  /** Longest that the thread may be busy with one page, waited for or not, in milliseconds. */
  readonly hangMs: number;
  /** Most pages that wait. */
  readonly queue: number;
}

/** Why a thread ended before its time. */
export type ThreadFault = 'hangs' | 'ended' | 'memory' | 'not-started';

/**
 * What became of a page: drawn, or why not. What `threw` is the page's own fault, and who was `ended` took the thread along; `nothing`
 * leads elsewhere or only waits, `busy` had no turn in time, and `late` was not drawn in time, but may be `later`, or null.
 */
export type Outcome =
  | { readonly kind: 'drawn'; readonly page: DrawnPage }
  | { readonly kind: 'threw'; readonly why: string }
  | { readonly kind: 'late'; readonly later: Promise<DrawnPage | null> }
  | { readonly kind: 'nothing' | 'busy' | 'ended' };

interface Job {
  readonly page: PageToDraw;
  readonly done: (outcome: Outcome) => void;
  /** Longest that it waits for being drawn, in milliseconds. */
  readonly budgetMs: number;
  /** Runs while it waits, and anew while it is drawn. */
  timer: NodeJS.Timeout;
  /** Once it is late: hears what became of it. */
  later?: (page: DrawnPage | null) => void;
}

const after = (milliseconds: number, then: () => void): NodeJS.Timeout => setTimeout(then, milliseconds).unref();

/**
 * One thread, which draws the pages of one remote with one shell: what goes wrong in it, also late, is theirs. One page after the other;
 * what takes longer than a page can wait for ends in peace, and only what hangs ends the thread.
 */
export class DrawingThread {
  private readonly worker: Worker;
  private readonly waiting: Job[] = [];
  private current: Job | null = null;
  private number = 0;
  private isReady = false;
  private isOver = false;
  private watch: NodeJS.Timeout;

  /** @param onFault is called once, when the thread ends by its own fault, with why where that is known */
  constructor(
    { file, execArgv, startMs }: DrawingWorker,
    start: ThreadStart,
    private readonly limits: ThreadLimits,
    private readonly onFault: (fault: ThreadFault, why: string) => void,
  ) {
    this.worker = new Worker(file, {
      workerData: start,
      env: {},
      execArgv: [...execArgv],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.worker.unref();
    // nobody reads what it prints, and what nobody reads is kept
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.on('message', (reply: ThreadReply) => this.hear(reply));
    this.worker.on('error', ({ message }: Error) => this.fail(this.isReady ? 'ended' : 'not-started', message));
    this.worker.on('exit', (code) => this.fail(this.isReady ? 'ended' : 'not-started', `It ended with ${code}.`));
    this.watch = after(startMs, () => this.fail('not-started', 'It was not ready in time.'));
  }

  /** Draws a page, if it can now and in time. Never rejects. @param budgetMs longest that it waits once it has its turn */
  draw(page: PageToDraw, budgetMs = this.limits.budgetMs): Promise<Outcome> {
    if (this.isOver) return Promise.resolve({ kind: 'ended' });
    if (!this.isReady || this.waiting.length >= this.limits.queue) return Promise.resolve({ kind: 'busy' });
    return new Promise((done) => {
      const job: Job = { page, done, budgetMs, timer: after(this.limits.budgetMs, () => this.turnAway(job)) };
      this.waiting.push(job);
      this.next();
    });
  }

  get ready(): boolean {
    return this.isReady && !this.isOver;
  }

  async end(): Promise<void> {
    this.close();
    await this.worker.terminate();
  }

  private turnAway(job: Job): void {
    this.waiting.splice(this.waiting.indexOf(job), 1);
    job.done({ kind: 'busy' });
  }

  private goOnWithout(job: Job): void {
    job.done({ kind: 'late', later: new Promise((done) => (job.later = done)) });
  }

  private next(): void {
    if (this.current || this.isOver) return;
    const job = this.waiting.shift();
    if (!job) return;
    clearTimeout(job.timer);
    job.timer = after(job.budgetMs, () => this.goOnWithout(job));
    this.current = job;
    this.number += 1;
    this.watch = after(this.limits.hangMs, () => this.fail('hangs', `${job.page.url} was not drawn to its end.`));
    this.worker.postMessage({ number: this.number, page: job.page });
  }

  private hear({ number, drawn, fault, buffers }: ThreadReply): void {
    if (number !== this.number || this.isOver) return;
    clearTimeout(this.watch);
    this.isReady = true;
    if (fault !== undefined) this.finish({ kind: 'threw', why: fault });
    else this.finish(drawn ? { kind: 'drawn', page: drawn } : { kind: 'nothing' });
    if (buffers > BUFFERS_MAX) this.fail('memory', `It held ${Math.round(buffers / 2 ** 20)} MB of buffers.`);
    else this.next();
  }

  private finish(outcome: Outcome): void {
    if (!this.current) return;
    clearTimeout(this.current.timer);
    this.current.done(outcome);
    this.current.later?.(outcome.kind === 'drawn' ? outcome.page : null);
    this.current = null;
  }

  private fail(fault: ThreadFault, why: string): void {
    if (this.isOver) return;
    this.close();
    void this.worker.terminate();
    this.onFault(fault, why);
  }

  private close(): void {
    this.isOver = true;
    clearTimeout(this.watch);
    this.finish({ kind: 'ended' });
    // they met nothing of what ended it
    for (const { done, timer } of this.waiting.splice(0)) {
      clearTimeout(timer);
      done({ kind: 'busy' });
    }
  }
}
