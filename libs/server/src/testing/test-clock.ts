import { Clock } from '../clock/index.js';

/** A clock that stands still until the test moves it. */
export class TestClock extends Clock {
  private at: number;

  constructor(at: Date | string = '2026-03-02T12:00:00Z') {
    super();
    this.at = new Date(at).getTime();
  }

  override now(): Date {
    return new Date(this.at);
  }

  override get offset(): number {
    return this.at - Date.now();
  }

  set(at: Date | string): void {
    this.at = new Date(at).getTime();
  }

  /** Moves on. Jobs that wait for a moment that has come run with the next `drain`. */
  advance(ms: number): Date {
    this.at += ms;
    return this.now();
  }
}
