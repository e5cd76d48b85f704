import { isConnectionLoss, sqlState } from '../database/faults.js';

type SystemError = NodeJS.ErrnoException & { readonly port?: number; readonly address?: string; readonly errors?: readonly unknown[] };

/** What somebody wrote wrong in our code; only the stack tells where. */
const MISTAKES = [TypeError, ReferenceError, SyntaxError, RangeError];

const WRONG_LOGIN = new Set(['28P01', '28000']);
const NO_DATABASE = '3D000';

/** Why a program cannot go on, in one sentence for whoever started it: what is wrong and what to do. A mistake of ours keeps its stack. */
export const plainFault = (given: unknown): string => {
  const error = ((given as SystemError).errors?.[0] ?? given) as SystemError;
  const at = error.port === undefined ? '' : `${error.address ?? 'this machine'}:${error.port}`;
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken: end what uses it, or choose another one with PORT (without PORT, npm start and npm run dev find a free one).`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${error.port} may not be used by this user: choose one from 1024 on with PORT.`;
  if (WRONG_LOGIN.has(sqlState(error))) return `The database refused the user or password in DATABASE_URL: ${error.message}.`;
  if (sqlState(error) === NO_DATABASE)
    return `The database that DATABASE_URL names does not exist: ${error.message}. Create it, or name another one.`;
  if (isConnectionLoss(error) || (error as { code?: string }).code === 'server.unavailable')
    return `The database does not answer${at ? ` at ${at}` : ''}: start it, or correct DATABASE_URL (without it, the packaged one is used).`;
  if (error.code === 'ENOSPC') return 'The disk is full: make room, or choose another DATA_DIR.';
  if (error.code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (MISTAKES.some((mistake) => error instanceof mistake)) return error.stack ?? String(error);
  return error.message || String(error);
};

/** Runs a program; when it cannot go on, says why in one sentence and ends the process with code 1. */
export const orSayWhy = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${plainFault(error)}\n`);
    return process.exit(1);
  }
};
