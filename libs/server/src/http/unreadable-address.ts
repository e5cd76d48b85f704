import type { RefusalBody, RefusalCode } from '@rendezvous/contracts/refusals';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { putCommonHeaders } from './common-headers.js';
import { isPage } from './is-page.js';
import { type ErrorPage, asErrorPage } from './refusal-filter.js';

const logger = new Logger('Http');
const errorPages = new WeakMap<FastifyInstance, () => ErrorPage | null>();

/** Says what draws the page of an address that cannot be read. */
export const drawUnreadableWith = (fastify: FastifyInstance, page: () => ErrorPage | null): void => void errorPages.set(fastify, page);

const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const [status, code]: [number, RefusalCode] = isPage(request) ? [404, 'request.not-found'] : [400, 'request.invalid'];
  putCommonHeaders(request, reply);
  reply.status(status).header('x-request-id', request.id).header('cache-control', 'no-store');
  const page = isPage(request) ? errorPages.get(request.server)?.() : null;
  const html = await page?.render(request, { status, code, requestId: request.id });
  const body: RefusalBody = { error: { code, requestId: request.id } };
  await (typeof html === 'string' ? asErrorPage(reply, page).send(html) : reply.send(body));
};

/**
 * An address that cannot be read (`/members/%ff`) is answered before there is a route: not by the filter, and no hook hears of it. It is
 * nobody's page; a call with it is refused.
 */
export const answerUnreadable = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  answer(request, reply).catch((error: unknown) => {
    logger.error({ msg: 'An address that cannot be read was not answered.', requestId: request.id, err: error });
    reply.raw.destroy();
  });
};
