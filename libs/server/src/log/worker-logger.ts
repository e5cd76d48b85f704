import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

const nest = new NestLogger('Worker');

/** The worker's own log lines. Its info lines tell of every job: those are debug lines here. */
export const workerLogger = new Logger(() => (level, message, meta) => {
  const error = (meta as { error?: unknown } | undefined)?.error;
  if (level === 'error') nest.error({ msg: message, err: error });
  else if (level === 'warning') nest.warn(message);
  else nest.debug(message);
});

export const quietWorkerLogger = new Logger(() => () => undefined);
