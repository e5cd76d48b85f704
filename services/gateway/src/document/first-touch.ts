import { TRACKING_PARAMETERS } from '@rendezvous/contracts/site/traffic-source';
import { countedPage, keepTrafficSource, keptValue, trafficSourceIn } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitAddress, withoutParameters } from '../addresses/without-parameters.rules.js';

/**
 * Keeps where a visitor came from, as the address says it, and which page they came to, unless an earlier address said so.
 * @returns the address without that; null when it says nothing
 */
export const takeFirstTouch = (request: FastifyRequest, reply: FastifyReply): string | null => {
  const [path, parameters] = splitAddress(request.url);
  if (!TRACKING_PARAMETERS.some((name) => parameters.has(name))) return null;
  const source = trafficSourceIn(parameters);
  const page = keptValue(countedPage(path));
  if (source !== null) keepTrafficSource(request, reply, page === null ? source : { ...source, page });
  return withoutParameters(request.url, TRACKING_PARAMETERS);
};
