import type { FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null => {
  try {
    const { protocol, host } = new URL(origin);
    return protocol === 'http:' || protocol === 'https:' ? host : null;
  } catch {
    return null;
  }
};

/**
 * True when a request that changes something was sent by a page of this site. Browsers say so in `Sec-Fetch-Site`; older ones
 * send an `Origin`, which must be our own host or the configured address of the site.
 */
export const isFromHere = (request: FastifyRequest, changesState: boolean, publicHost: string | null): boolean => {
  const site = request.headers['sec-fetch-site'];
  // A GET of the fixed wire format: installed apps send neither header, a foreign page cannot leave out the first.
  if (READING.has(request.method)) return !changesState || site === undefined || site === 'same-origin';
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host !== null && (host === request.host || host === publicHost);
};
