import { randomUUID } from 'node:crypto';
import type { RefusalBody } from '@rendezvous/contracts/refusals';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { Logger, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Metrics } from '../metrics/index.js';
import { queryConstraint } from './query-constraint.js';

const BODY_BYTES_MAX = 256 * 1024;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

export interface HttpAppOptions {
  /** Addresses or ranges of proxies whose forwarded headers are believed. */
  readonly trustedProxies?: readonly string[];
  readonly logger?: LoggerService | false;
}

/** An address that cannot be read is answered before there is a route, so not by the filter. */
const answerUnreadable = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const body: RefusalBody = { error: { code: 'request.invalid', requestId: request.id } };
  void reply.status(400).send(body);
};

/** Fastify, set up as all our programs and tests use it. */
export const httpAdapter = (options: HttpAppOptions = {}): FastifyAdapter =>
  new FastifyAdapter({
    trustProxy: options.trustedProxies === undefined || options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    bodyLimit: BODY_BYTES_MAX,
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200, constraints: { query: queryConstraint } },
    frameworkErrors: answerUnreadable,
  } as ConstructorParameters<typeof FastifyAdapter>[0]) as FastifyAdapter;

/** The lines and numbers that every request leaves: request id, duration, status, route (never the address with its ids). */
const watch = (app: NestFastifyApplication): void => {
  const logger = new Logger('Http');
  const metrics = app.get(Metrics, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.header('x-request-id', request.id);
    done();
  });
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

/** What an app needs before it listens: cookies, uploads, request ids, measurements. */
export const prepareHttp = async (app: NestFastifyApplication): Promise<NestFastifyApplication> => {
  await app.register(cookie as never);
  await app.register(multipart as never);
  watch(app);
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
