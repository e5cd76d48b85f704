/** Called after the clock was moved. */
type Moved = () => unknown;

/** Business time. Deadlines, ages and "ago" come from here and are handed to SQL as a value, never taken from SQL's now(). */
export class Clock {
  private readonly watchers: Moved[] = [];

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** How far business time is ahead of real time, in milliseconds. */
  get offset(): number {
    return 0;
  }

  /** Calls back after the clock was moved by hand. */
  onMove(watcher: Moved): void {
    this.watchers.push(watcher);
  }

  protected async moved(): Promise<void> {
    for (const watcher of this.watchers) await watcher();
  }
}
