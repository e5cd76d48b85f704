import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Where the sender of a request says nothing that is an address: all of them are one network. */
const NOWHERE = 'nowhere';
const MAPPED = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/;
/** `[2001:db8::1]:443`, `203.0.113.7:443`: as proxies write where a connection came from. */
const WITH_PORT = /^(?:\[(?<six>[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5})$/;

/** The last 32 bits of an IPv6 address may be written as IPv4. */
const withoutDots = (address: string): string =>
  address.replace(/[\d.]+\.\d+$/, (last) => {
    const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** All eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = withoutDots(address).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
};

const fourOf = (six: string): string | null => {
  const [, high, low] = six.match(MAPPED) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
};

/** One spelling of an address, without a port; IPv4 that is written as IPv6 is IPv4. null for what is no address. */
const plainAddress = (given: string | undefined): string | null => {
  const text = given?.trim().toLowerCase() ?? '';
  const { six, four } = text.match(WITH_PORT)?.groups ?? {};
  const address = (six ?? four ?? text).split('%', 1)[0] ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const whole = groupsOf(address).join(':');
  return fourOf(whole) ?? whole;
};

/**
 * The network that an address stands for when calls are counted: an IPv4 address itself, of IPv6 the first 64 bits, which is
 * what one household gets.
 * @param address undefined, whatever Fastify's types say, once the one who asked has gone
 */
export const networkOf = (address: string | undefined): string => {
  const plain = plainAddress(address);
  if (plain === null || isIPv4(plain)) return plain ?? NOWHERE;
  return `${plain.split(':').slice(0, 4).join(':')}::/64`;
};

/**
 * What proxies say of where a request came from, as addresses only: read from the nearest on, and what stands before something that
 * is no address was said by nobody whom we know. So the last proxy that can be told counts as the sender. null: nothing is left.
 */
export const plainForwarded = (header: string): string | null => {
  const told = header.split(',').map(plainAddress);
  const from = told.lastIndexOf(null) + 1;
  return told.slice(from).join(', ') || null;
};

const FORWARDED = 'x-forwarded-for';

/** Leaves only that in the request, before anybody asks it for an address. */
export const tidyForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): void => {
  const given = headers[FORWARDED];
  if (given === undefined) return;
  const plain = plainForwarded(String(given));
  if (plain === null) delete headers[FORWARDED];
  else headers[FORWARDED] = plain;
};
