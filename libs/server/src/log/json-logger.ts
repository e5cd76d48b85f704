import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { redact } from './redact.js';

/** Who tells of every module and route at the start. */
const CHATTER = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Nest's log as JSON lines, one a line, without personal data. */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: Level | 'silent' = 'info', destination?: DestinationStream) {
    const options = {
      // Errors arrive here already described, without what they quote.
      serializers: { err: (described: unknown) => described },
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
    };
    this.pino = destination === undefined ? pino(options) : pino(options, destination);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(CHATTER.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest hands over the message, for errors perhaps a stack, and last the name of who logs. */
  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = rest.at(-1);
    const line =
      typeof message === 'object' && message !== null && !(message instanceof Error)
        ? (message as Record<string, unknown>)
        : lineOf(message, rest);
    this.pino[level]({ ...(typeof context === 'string' ? { context } : {}), ...(redact(line) as object) });
  }
}

const lineOf = (message: unknown, rest: readonly unknown[]): Record<string, unknown> => {
  const error = [message, ...rest].find((part) => part instanceof Error);
  const stack = rest.length > 1 && typeof rest[0] === 'string' ? rest[0].split('\n').filter((text) => /^\s+at /.test(text)) : [];
  return {
    msg: message instanceof Error ? message.message : String(message),
    ...(error === undefined ? {} : { err: error }),
    ...(stack.length === 0 ? {} : { stack }),
  };
};
