import type { FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a request says of the address that it was sent to. */
interface AskedAs {
  readonly host?: string | undefined;
  /** Set by the proxy before us. */
  readonly 'x-forwarded-proto'?: string | string[] | undefined;
}

/** The machine itself: there is no way in between on which TLS would end. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Scheme, host and port as a page has them; null for what is none of the web. */
const originOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
};

/** By which scheme pages of this host are asked for: as the proxy before us says, else as the site is known. No page can set that header. */
const schemesOf = (host: string, forwarded: string | undefined, publicUrl: string | null): readonly string[] => {
  const scheme = forwarded ?? new URL(publicUrl ?? 'http://localhost').protocol.slice(0, -1);
  return LOOPBACK.test(host) ? [scheme, 'http'] : [scheme];
};

/**
 * Whether a page of this origin is one of ours: that of the host which was asked, or of the configured address. Another scheme or port is another
 * origin: what a page without TLS says may be somebody's on the way.
 */
export const isOwnOrigin = (
  origin: string | undefined,
  { host, 'x-forwarded-proto': forwarded }: AskedAs,
  publicUrl: string | null,
): boolean => {
  const page = originOf(String(origin));
  if (page === null) return false;
  if (publicUrl !== null && page === originOf(publicUrl)) return true;
  const [given] = [forwarded].flat();
  return (
    host !== undefined && schemesOf(host, given?.split(',')[0]?.trim(), publicUrl).some((one) => page === originOf(`${one}://${host}`))
  );
};

/**
 * True when a request that changes something was sent by a page of this site. Browsers say so in `Sec-Fetch-Site`; older ones
 * send an `Origin`, which must be one of ours.
 */
export const isFromHere = (request: FastifyRequest, changesState: boolean, publicUrl: string | null): boolean => {
  const site = request.headers['sec-fetch-site'];
  // A GET of the fixed wire format: installed apps send neither header, a foreign page cannot leave out the first.
  if (READING.has(request.method)) return !changesState || site === undefined || site === 'same-origin';
  if (site !== undefined) return site === 'same-origin';
  return isOwnOrigin(request.headers.origin, { 'x-forwarded-proto': request.headers['x-forwarded-proto'], host: request.host }, publicUrl);
};
