import type { Clock } from '../clock/index.js';
import type { Database } from '../database/index.js';

export interface GivenParts {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Makes what a test starts from. Each area extends it in its own testing file with its factories, such as
 * `given.member({ credits: 5 })`, and hands them the area to its right.
 */
export class Given {
  private count = 0;

  constructor(protected readonly parts: GivenParts) {}

  /** A number that no other call in this test got, for names and addresses. */
  protected unique(): number {
    this.count += 1;
    return this.count;
  }
}
