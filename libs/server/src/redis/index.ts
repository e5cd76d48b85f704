import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const RETRY_MAX_MS = 2000;
const COMMAND_MS = 500;

/** A connection that fails at once while Redis is away, instead of holding requests back, and comes back by itself. */
export const connectRedis = (url: string, purpose: string, options: { readonly queue?: boolean } = {}): Redis => {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    connectionName: `rendezvous-${purpose}`,
    enableOfflineQueue: options.queue ?? false,
    maxRetriesPerRequest: options.queue === true ? null : 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 100, RETRY_MAX_MS),
  });
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.warn(`Redis is away (${purpose}): ${error.message}`);
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.log(`Redis is back (${purpose}).`);
    away = false;
  });
  return redis;
};
