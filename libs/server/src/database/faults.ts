import { QueryFailedError } from 'typeorm';
import { Refusal } from '../refusal/index.js';

/** Network faults of the driver, and what PostgreSQL says while it starts, stops or is full. */
const LOSS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const LOSS_TEXT =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|connection timeout|client was closed|pool after calling end|not currently accepting connections/i;

/**
 * What passes by itself or by somebody's hand, without a fault of the request: PostgreSQL's disk or memory is full, a statement or a lock
 * took too long, its files cannot be read; our own disk is full or read-only, or too many files are open.
 */
const PASSING = new Set(['57014', '55P03', '58030', 'ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']);

/** Seconds after which a client may try again while the database is away. */
const RETRY_AFTER = 3;

/** SQLSTATE of a database error, also when TypeORM wraps it; '' for any other error. */
export const sqlState = (error: unknown): string => {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: unknown };
  if (typeof code === 'string') return code;
  return driverError === undefined || driverError === error ? '' : sqlState(driverError);
};

/** The connection was lost after `commit` was asked for: what the transaction stored may be there or not. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';

  constructor(cause: unknown) {
    super('The connection was lost while the transaction ended.', { cause });
  }
}

/** True when the database is away, as opposed to a statement that failed. */
export const isConnectionLoss = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null || error instanceof Refusal) return false;
  if (error instanceof CommitUnknown) return true;
  const code = sqlState(error);
  return LOSS.has(code) || code.startsWith('08') || LOSS_TEXT.test(String((error as { message?: unknown }).message));
};

/** Deadlock or serialization failure: the transaction did nothing and may run again. */
export const isRestartable = (error: unknown): boolean => ['40P01', '40001'].includes(sqlState(error));

/** True when the same request may succeed later, though the database is there. */
const isPassing = (error: unknown): boolean => {
  const code = sqlState(error);
  return PASSING.has(code) || /^53[0-9A-Z]{3}$/.test(code);
};

const unavailable = (cause: unknown): Refusal => new Refusal('server.unavailable', undefined, { cause, retryAfter: RETRY_AFTER });

/** A database that is lost, hangs or is full, and a full disk, become the refusal that says so; everything else stays as it is. */
export const clearly = (error: unknown): unknown =>
  !(error instanceof Refusal) && (isConnectionLoss(error) || isPassing(error)) ? unavailable(error) : error;

/** Somebody who leaves while they send something breaks a connection in these ways, too. */
const ANYBODYS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** The same for an error of which nobody knows where it comes from: only a statement's says that it was the database's connection. */
export const clearlyWhosever = (error: unknown): unknown =>
  ANYBODYS.has(sqlState(error)) && !(error instanceof QueryFailedError) ? error : clearly(error);

/** True when it is not known whether the transaction that ended so was committed. Anything else that it throws stored nothing. */
export const isCommitUnknown = (error: unknown): boolean => error instanceof Refusal && error.cause instanceof CommitUnknown;
