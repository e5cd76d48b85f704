import type { FastifyRequest } from 'fastify';

/** Origin of the site that a request was for, as its visitors see it. */
export const originOfSite = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string => `${protocol}://${host}`;
