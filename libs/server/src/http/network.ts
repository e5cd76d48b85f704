import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = '::ffff:';

/**
 * The network that an address stands for when calls are counted: an IPv4 address itself, of IPv6 the first 64 bits, which is
 * what one household gets.
 */
export const networkOf = (address: string): string => {
  const plain = address.toLowerCase().split('%')[0] ?? '';
  if (plain.startsWith(MAPPED) && isIPv4(plain.slice(MAPPED.length))) return plain.slice(MAPPED.length);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
};
