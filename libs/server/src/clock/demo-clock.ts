import { Logger } from '@nestjs/common';
import type { Database } from '../database/index.js';
import { Clock } from './clock.js';

/** How soon other processes notice that the clock was moved. */
const REFRESH_MS = 2000;

/** The demo's clock: it can be moved forward. Its offset is kept in the database, so it survives a restart and all processes share it. */
export class DemoClock extends Clock {
  private readonly logger = new Logger(DemoClock.name);
  private ahead = 0;
  private behind = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    demo: boolean,
  ) {
    super();
    if (!demo) throw new Error('The clock moves in demo mode only.');
  }

  override get offset(): number {
    return this.ahead - this.behind;
  }

  /** Does something as of an earlier moment, in this process alone, one thing at a time: what the demo world is filled with happened before. */
  async backThen<Result>(at: Date, work: () => Promise<Result>): Promise<Result> {
    this.behind = Date.now() + this.ahead - at.getTime();
    try {
      return await work();
    } finally {
      this.behind = 0;
    }
  }

  /** Moves business time forward. @param ms more than 0 */
  async advance(ms: number): Promise<Date> {
    if (!Number.isSafeInteger(ms) || ms <= 0) throw new RangeError('The clock moves forward by whole milliseconds.');
    const [row] = await this.database.change<{ offset_ms: number }>(
      'update server.clock set offset_ms = offset_ms + $1 returning offset_ms',
      [ms],
    );
    return this.take(row?.offset_ms ?? this.ahead);
  }

  /** Back to real time. */
  async reset(): Promise<Date> {
    await this.database.change('update server.clock set offset_ms = 0');
    return this.take(0);
  }

  /** Reads the kept offset and follows what other processes do to it. */
  async start(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(
      () => void this.refresh().catch((error: unknown) => this.logger.warn({ msg: 'The clock was not read.', err: error })),
      REFRESH_MS,
    );
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async refresh(): Promise<void> {
    const [row] = await this.database.read<{ offset_ms: number }>('select offset_ms from server.clock');
    if (row !== undefined && row.offset_ms !== this.ahead) await this.take(row.offset_ms);
  }

  private async take(offset: number): Promise<Date> {
    this.ahead = offset;
    await this.moved();
    return this.now();
  }
}
