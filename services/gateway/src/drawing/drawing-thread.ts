import { Worker } from 'node:worker_threads';
import type { DrawingCode, DrawnPage, PageToDraw, ThreadReply } from './drawing.js';

/** Megabytes of objects. Buffers are not among them. */
const HEAP_MB = 128;
/** Longest that the code of a shell and a remote may take until it can draw, in milliseconds. */
const START_MS = 5000;

export interface ThreadLimits {
  /** Longest that one page may take, from the moment the thread turns to it, in milliseconds. */
  readonly budgetMs: number;
  /** Most pages that wait. */
  readonly queue: number;
}

interface Job {
  readonly page: PageToDraw;
  readonly done: (drawn: DrawnPage | null) => void;
}

/** Why a thread ended before its time. */
export type ThreadFault = 'late' | 'ended' | 'not-started';

/**
 * One thread, which draws the pages of one remote with one shell: what goes wrong in it, also late, is theirs. One page after the other;
 * the time of a page that waits does not run.
 */
export class DrawingThread {
  private readonly worker: Worker;
  private readonly waiting: Job[] = [];
  private current: Job | null = null;
  private number = 0;
  private isReady = false;
  private isOver = false;
  private timer: NodeJS.Timeout;

  /**
   * @param onFault is called once, when the thread ends by its own fault
   * @param onRefused is told why a page was not drawn
   */
  constructor(
    file: URL,
    code: DrawingCode,
    private readonly limits: ThreadLimits,
    private readonly onFault: (fault: ThreadFault) => void,
    private readonly onRefused: (why: string) => void,
    execArgv: readonly string[] = [],
  ) {
    this.worker = new Worker(file, {
      workerData: code,
      env: {},
      execArgv: [...execArgv],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.worker.unref();
    this.worker.on('message', (reply: ThreadReply) => this.hear(reply));
    this.worker.on('error', ({ message }: Error) => {
      this.onRefused(message);
      this.fail(this.isReady ? 'ended' : 'not-started');
    });
    this.worker.on('exit', () => this.fail(this.isReady ? 'ended' : 'not-started'));
    this.timer = this.failAfter(START_MS, 'not-started');
  }

  /** The page, or null: it cannot be drawn, not in time, or not now. Never rejects. */
  draw(page: PageToDraw): Promise<DrawnPage | null> {
    if (this.isOver || !this.isReady || this.waiting.length >= this.limits.queue) return Promise.resolve(null);
    return new Promise((done) => {
      this.waiting.push({ page, done });
      this.next();
    });
  }

  async end(): Promise<void> {
    this.close();
    await this.worker.terminate();
  }

  private next(): void {
    if (this.current || this.isOver) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.current = job;
    this.number += 1;
    this.timer = this.failAfter(this.limits.budgetMs, 'late');
    this.worker.postMessage({ number: this.number, page: job.page });
  }

  private hear({ number, drawn, fault }: ThreadReply): void {
    if (number !== this.number || this.isOver) return;
    clearTimeout(this.timer);
    this.isReady = true;
    if (fault !== undefined) this.onRefused(fault);
    this.current?.done(drawn ?? null);
    this.current = null;
    this.next();
  }

  private failAfter(milliseconds: number, fault: ThreadFault): NodeJS.Timeout {
    return setTimeout(() => this.fail(fault), milliseconds).unref();
  }

  private fail(fault: ThreadFault): void {
    if (this.isOver) return;
    this.close();
    void this.worker.terminate();
    this.onFault(fault);
  }

  private close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    for (const { done } of [this.current, ...this.waiting.splice(0)].filter((job) => job !== null)) done(null);
    this.current = null;
  }
}
