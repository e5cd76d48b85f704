import { plainHost } from './plain-host.rules.js';

/** How a request was sent, as its headers say. */
export interface CalledAs {
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
}

/**
 * Origin of a site, as its visitors see it. Anybody can call it by any host: one that is neither the site's nor that of the address which
 * members use would be another's in links, so it is that address.
 * @param siteHost as it is registered
 * @param publicUrl the address that members use
 */
export const siteOrigin = ({ protocol, host }: CalledAs, siteHost: string, publicUrl: string): string => {
  const ours = new URL(publicUrl);
  if (host === ours.host) return publicUrl;
  const name = plainHost(host);
  const origin = `${protocol}://${name}${/:\d+$/.exec(host)?.[0] ?? ''}`;
  return (name === siteHost || name === ours.hostname) && URL.canParse(origin) ? origin : publicUrl;
};
