import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS, type StartedSession } from './sessions.service.js';

/** Name of the cookie that holds the session's token. */
export const SESSION_COOKIE = 'session';

const attributes = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});

/** Logs the browser in: 30 days, out of reach of scripts. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, session: StartedSession): void => {
  reply.setCookie(SESSION_COOKIE, session.token, { ...attributes(request), maxAge: SESSION_MS / 1000 });
};

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(SESSION_COOKIE, attributes(request));
};
