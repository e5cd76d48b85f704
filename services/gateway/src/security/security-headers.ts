import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '@rendezvous/server/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_CONTENT_SECURITY, commonHeaders } from './headers.rules.js';

/** Puts the security headers on every answer; a page's own policy stays. */
export const addSecurityHeaders = (app: NestFastifyApplication): void => {
  const { https } = app.get(Config);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook(
    'onSend',
    (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void) => {
      for (const [name, value] of Object.entries(commonHeaders(https || request.protocol === 'https'))) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_CONTENT_SECURITY);
      done(null, payload);
    },
  );
};
