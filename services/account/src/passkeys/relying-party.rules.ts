import { isIP } from 'node:net';

/** Who asks for a passkey: a host name, and the origin that its pages have. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Who a site is to passkeys. null where browsers allow none: at an IP address, and at an address that is not secure. */
export const relyingPartyOf = (siteOrigin: string): RelyingParty | null => {
  const { protocol, hostname, origin } = new URL(siteOrigin);
  // an IPv6 address stands in brackets
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return secure ? { id: hostname, origin } : null;
};
