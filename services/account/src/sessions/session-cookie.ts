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
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, session: Pick<StartedSession, 'token'>): void => {
  reply.setCookie(SESSION_COOKIE, session.token, { ...attributes(request), maxAge: SESSION_MS / 1000 });
};

/** Lets the browser keep its session for another 30 days, as the server does with every use. */
export const renewSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const token = request.cookies[SESSION_COOKIE];
  if (token !== undefined) setSessionCookie(request, reply, { token });
};

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(SESSION_COOKIE, attributes(request));
};
