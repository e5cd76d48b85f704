import { TRACKING_PARAMETERS } from '@rendezvous/contracts/site/traffic-source';
import { keepTrafficSource, trafficSourceIn } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitAddress, withoutParameters } from '../addresses/without-parameters.rules.js';

/**
 * Keeps where a visitor came from, as the address says it, unless an earlier address said so.
 * @returns the address without that; null when it says nothing
 */
export const takeFirstTouch = (request: FastifyRequest, reply: FastifyReply): string | null => {
  const [, parameters] = splitAddress(request.url);
  if (!TRACKING_PARAMETERS.some((name) => parameters.has(name))) return null;
  const source = trafficSourceIn(parameters);
  if (source !== null) keepTrafficSource(request, reply, source);
  return withoutParameters(request.url, TRACKING_PARAMETERS);
};
