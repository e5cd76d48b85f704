/**
 * The network that counts as one when people report: of IPv4 the first 24 bits, of IPv6 the first 48, which is about what one
 * customer can get hold of.
 * @param network as `Caller` tells it: an IPv4 address, or the first half of an IPv6 address
 */
export const networkPrefix = (network: string): string =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : `${network.split('.').slice(0, 3).join('.')}.0/24`;
