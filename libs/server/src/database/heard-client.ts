import { Client, type Pool } from 'pg';
import { queryWithTimeout } from './timeouts.js';

const heard = (): void => undefined;

type Ask = (...given: unknown[]) => unknown;

/**
 * The connection that everything of ours asks through, TypeORM and the worker too.
 *
 * One that dies between two statements says so as an event, which ends the process if nobody hears it. The pool drops the connection by
 * itself, and whoever uses it gets the fault with the next statement.
 *
 * No statement is waited for without end. The driver only tells whoever asked and leaves the connection waiting for its answer, so it ends
 * here: the pool would give it to the next one.
 */
export class HeardClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    this.on('error', heard);
    const ask = this.query.bind(this) as Ask;
    this.query = ((asked: unknown, ...more: unknown[]) => {
      const answer = ask(
        typeof asked === 'object' && asked !== null ? queryWithTimeout(asked) : queryWithTimeout({ text: asked }),
        ...more,
      );
      if (answer instanceof Promise) answer.catch((error: unknown) => this.endIfGivenUp(error));
      return answer;
    }) as typeof this.query;
  }

  /** Statements that are asked with a callback are the pool's own, which ends the connection itself. */
  private endIfGivenUp(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') void this.end();
  }
}

/** The same for a pool of such connections. The worker wants to see both listeners before it takes a pool. */
export const hearFaults = (pool: Pool): void => {
  pool.on('error', heard);
  pool.on('connect', heard);
};
