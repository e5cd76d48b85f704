import { isBlank, withoutUnseen } from '@rendezvous/contracts/kernel';
import { TRACKING_PARAMETERS } from '@rendezvous/contracts/site/traffic-source';

/** Where a visitor came from: at least one of the parameters, none of them empty. And to which page, without ids. */
export type TrafficSource = Readonly<Partial<Record<(typeof TRACKING_PARAMETERS)[number] | 'page', string>>>;

/** Longer than the names and click ids of networks. In bytes, so that all of them fit into one cookie. */
const VALUE_BYTES = 200;

/** What is kept of a value that anybody wrote: nothing that cannot be seen, no halves of characters; null for nothing to be seen. */
export const keptValue = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const plain = Buffer.from(withoutUnseen(value));
  const text = plain.subarray(0, VALUE_BYTES).toString();
  // a character that was cut in two is left out
  const whole = (plain.length > VALUE_BYTES ? text.replace(/\uFFFD+$/, '') : text).trim();
  return isBlank(whole) ? null : whole;
};

const sourceFrom = (valueOf: (name: string) => unknown): TrafficSource | null => {
  const found = TRACKING_PARAMETERS.flatMap((name) => {
    const value = keptValue(valueOf(name));
    return value === null ? [] : [[name, value] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
};

/** Where a visitor came from, by the parameters of an address; null when they say nothing. */
export const trafficSourceIn = (parameters: URLSearchParams): TrafficSource | null => sourceFrom((name) => parameters.get(name));

/** A traffic source as the value of a cookie. */
export const cookieOf = (source: TrafficSource): string => Buffer.from(JSON.stringify(source)).toString('base64url');

/** A traffic source from the value of a cookie, which anybody can write; null for none, or for one that is not ours. */
export const readCookie = (value: string | undefined): TrafficSource | null => {
  if (value === undefined) return null;
  try {
    const told: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    if (typeof told !== 'object' || told === null) return null;
    const source = sourceFrom((name) => (told as Record<string, unknown>)[name]);
    const page = keptValue((told as Record<string, unknown>).page);
    return source === null || page === null ? source : { ...source, page };
  } catch {
    return null;
  }
};
