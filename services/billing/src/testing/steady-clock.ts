import { TestClock } from '@rendezvous/server/testing';

/** A clock that is as far ahead of real time all through a test as a product's: what is told to another company in real time stays the same. */
export class SteadyClock extends TestClock {
  private readonly begun = Date.now();

  override get offset(): number {
    return this.now().getTime() - this.begun;
  }
}
