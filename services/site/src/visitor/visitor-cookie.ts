import '@fastify/cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const VISITOR_COOKIE = 'visitor';
const YEAR_SECONDS = 31_536_000;
const VISITOR = /^[\w-]{22}$/;

/** The browser that a request came from, as its cookie names it; null when it has none. */
const visitorOf = (request: FastifyRequest): string | null => {
  const given = request.cookies[VISITOR_COOKIE];
  return given && VISITOR.test(given) ? given : null;
};

/**
 * The same, and a new name for a browser that has none. It decides which canaries the browser gets. Not the member: then a
 * login would change the version under somebody's hands. It is never stored; of a report of a failure, a keyed hash of it is.
 */
export const nameVisitor = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = visitorOf(request);
  if (known) return known;
  const visitor = randomBytes(16).toString('base64url');
  reply.setCookie(VISITOR_COOKIE, visitor, { maxAge: YEAR_SECONDS, httpOnly: true });
  return visitor;
};

/** The name is chance: nobody finds it from its hash, and the hash logs nobody in anywhere. */
const hashOf = (visitor: string): string => createHash('sha256').update(`measured\n${visitor}`).digest('base64url');

/** What rows of measuring name a browser by, whether it may be measured or not: to find and remove them. null: it has no name. */
export const visitorKeyOf = (request: FastifyRequest): string | null => {
  const visitor = visitorOf(request);
  return visitor === null ? null : hashOf(visitor);
};
