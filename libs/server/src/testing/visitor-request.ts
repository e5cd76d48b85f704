import type { FastifyRequest } from 'fastify';
import { type RequestState, giveState } from '../http/request-state.js';

/** A request of somebody who is not logged in, for services that are handed one. @param from their network */
export const visitorRequest = (from = '127.0.0.1'): FastifyRequest => {
  const request = { headers: { host: 'localhost' }, socket: { remoteAddress: from }, id: 'spec' } as unknown as FastifyRequest;
  giveState(request, { viewer: () => Promise.resolve(null) } as RequestState);
  return request;
};
