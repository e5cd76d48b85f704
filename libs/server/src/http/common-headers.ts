import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type HeadersOf = (request: FastifyRequest) => Readonly<Record<string, string>>;

const common = new WeakMap<FastifyInstance, HeadersOf>();

/** Puts what every answer of this app carries on one of them; what it says itself stays. */
export const putCommonHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const [name, value] of Object.entries(common.get(request.server)?.(request) ?? {})) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
};

/** Puts headers on every answer, also on those that are given before there is a route. */
export const addCommonHeaders = (fastify: FastifyInstance, headersOf: HeadersOf): void => {
  common.set(fastify, headersOf);
  fastify.addHook(
    'onSend',
    (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void) => {
      putCommonHeaders(request, reply);
      done(null, payload);
    },
  );
};
