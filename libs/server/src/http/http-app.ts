import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { Logger, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/index.js';
import { REQUEST_QUERY_TIMEOUT_MS, withQueryTimeout } from '../database/index.js';
import { Metrics } from '../metrics/index.js';
import { tidyForwarded } from './network.js';
import { queryConstraint } from './query-constraint.js';
import { ErrorPage } from './refusal-filter.js';
import { type ClientTimeouts, CLIENT_TIMEOUTS, endSlowBodies } from './slow-bodies.js';
import { answerUnreadable, drawUnreadableWith } from './unreadable-address.js';

const BODY_BYTES_MAX = 256 * 1024;
/** A connection that lives for ever stays with one process for ever, also after others were added. */
const REQUESTS_PER_SOCKET_MAX = 10_000;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

export interface HttpAppOptions {
  /** Addresses or ranges of proxies whose forwarded headers are believed. */
  readonly trustedProxies?: readonly string[];
  readonly logger?: LoggerService | false;
  /** How long is waited for clients; shorter in tests. */
  readonly timeouts?: ClientTimeouts;
}

/** Fastify, set up as all our programs and tests use it. */
export const httpAdapter = (options: HttpAppOptions = {}): FastifyAdapter => {
  const timeouts = options.timeouts ?? CLIENT_TIMEOUTS;
  const adapter = new FastifyAdapter({
    trustProxy: options.trustedProxies === undefined || options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    bodyLimit: BODY_BYTES_MAX,
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200, constraints: { query: queryConstraint } },
    frameworkErrors: answerUnreadable,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    maxRequestsPerSocket: REQUESTS_PER_SOCKET_MAX,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.everyMs },
  } as ConstructorParameters<typeof FastifyAdapter>[0]) as FastifyAdapter;
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', (request: FastifyRequest, _: FastifyReply, done: () => void) => {
    tidyForwarded(request.raw);
    done();
  });
  endSlowBodies(fastify, timeouts);
  return adapter;
};

/** The lines and numbers that every request leaves: request id, duration, status, route (never the address with its ids). */
const watch = (app: NestFastifyApplication): void => {
  const logger = new Logger('Http');
  const metrics = app.get(Metrics, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.header('x-request-id', request.id);
    // a database that hangs is told to whoever waits for it
    withQueryTimeout(REQUEST_QUERY_TIMEOUT_MS, done);
  });
  // most answers are somebody's own: no cache keeps one that does not ask for it, refusals neither
  fastify.addHook(
    'onSend',
    (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    },
  );
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime);
    logger.debug({
      msg: 'Answered',
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
};

const errorPageOf = (app: NestFastifyApplication): ErrorPage | null => {
  try {
    return app.get<ErrorPage>(ErrorPage as Type<ErrorPage>, { strict: false });
  } catch {
    return null;
  }
};

/** What an app needs before it listens: cookies, uploads, request ids, measurements. */
export const prepareHttp = async (app: NestFastifyApplication): Promise<NestFastifyApplication> => {
  const { https } = app.get(Config, { strict: false });
  // whatever a proxy says of its own side; without a secure address, as the request came
  const parseOptions = { path: '/', sameSite: 'lax', secure: https ? true : 'auto' };
  await app.register(cookie as never, { parseOptions } as never);
  await app.register(multipart as never);
  // pieces of files: read by whoever takes them
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  watch(app);
  drawUnreadableWith(fastify, () => errorPageOf(app));
  return app;
};

/** Creates the program's app from its module. It listens when told to. */
export const createHttpApp = async (module: Type | object, options: HttpAppOptions = {}): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(module as Type, httpAdapter(options), {
    rawBody: true,
    abortOnError: false,
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  });
  return prepareHttp(app);
};
