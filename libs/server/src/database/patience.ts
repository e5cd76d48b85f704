import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig } from 'pg';

/** The server ends a statement after 30 s by itself; one that has not ended by then is of a server that hangs. */
const PATIENCE_MS = 31_000;

const waiting = new AsyncLocalStorage<number>();

/** Runs the work so that none of its statements is waited for any longer. */
export const withPatience = <T>(ms: number, work: () => T): T => waiting.run(ms, work);

/** A statement with the end of our patience; the driver then drops its connection. Its types do not know the option. */
export const impatient = <Q extends QueryConfig>(query: Q): Q => ({ ...query, query_timeout: waiting.getStore() ?? PATIENCE_MS });
