import type { FastifyRequest } from 'fastify';

/**
 * Origin of the site that a request was for, as its visitors see it. A host that is none is no site's: what a page says of its own address then
 * leads nowhere.
 */
export const originOfSite = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string => {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? origin : `${protocol}://unknown.invalid`;
};
