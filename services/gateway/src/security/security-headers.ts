import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '@rendezvous/server/config';
import { addCommonHeaders } from '@rendezvous/server/http';
import type { FastifyInstance } from 'fastify';
import { NO_CONTENT_SECURITY, commonHeaders } from './headers.rules.js';

/** Puts the security headers on every answer; a page's own policy stays. */
export const addSecurityHeaders = (app: NestFastifyApplication): void => {
  const { https } = app.get(Config);
  addCommonHeaders(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, (request) => ({
    ...commonHeaders(https || request.protocol === 'https'),
    'content-security-policy': NO_CONTENT_SECURITY,
  }));
};
