import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a statement of a request is waited for; jobs wait longer. */
export const REQUEST_QUERY_TIMEOUT_MS = 8000;

/**
 * A lock that is held for longer is held by something that hangs. Shorter than a request waits, so that the server gives up first: of a
 * statement that a request no longer waits for, nobody would hear what became of it.
 */
export const LOCK_TIMEOUT_MS = 6000;

/** The server ends a statement by itself after so long, unless it is told not to. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** A statement that has not ended by then is of a server that hangs. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;

const queryTimeout = new AsyncLocalStorage<number>();

/** Runs the work so that none of its statements is waited for any longer; 0: as long as it takes. */
export const withQueryTimeout = <T>(ms: number, work: () => T): T => queryTimeout.run(ms, work);

interface Asked {
  readonly query_timeout?: number;
  readonly submit?: unknown;
}

/** A statement with our timeout, unless it has one of its own. The driver's types do not know the option. */
export const queryWithTimeout = <Q extends object>(query: Q): Q => {
  const { query_timeout: own, submit } = query as Asked;
  return own !== undefined || submit !== undefined ? query : { ...query, query_timeout: queryTimeout.getStore() ?? QUERY_TIMEOUT_MS };
};
