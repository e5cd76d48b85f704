import { isOpenTo } from '@rendezvous/contracts/access';
import type { CountryCode, Locale } from '@rendezvous/contracts/reference';
import { type ExecutionContext, Res, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal/index.js';
import { networkOf } from './network.js';
import { stateOf } from './request-state.js';
import type { Site, Viewer } from './sources.js';

/** Who sent a request, and from where. */
export interface Caller {
  /** null when nobody is logged in. */
  readonly viewer: Viewer | null;
  readonly site: Site;
  readonly locale: Locale;
  readonly country: CountryCode;
  /** Key of the caller's network for counting, never to be stored or logged with a person. */
  readonly network: string;
  readonly requestId: string;
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

const callerOf = async (request: FastifyRequest): Promise<Caller> => {
  const state = stateOf(request);
  const viewer = await state.viewer();
  const { site, locale, country } = await state.place();
  return { viewer, site, locale, country, network: networkOf(request.ip), requestId: request.id };
};

/** Parameter of a controller's method: who calls, or that nobody is logged in. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(requestOf(context)));

/** Parameter of a controller's method: the member who is logged in. */
export const Member = createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<Viewer> => {
  const viewer = await stateOf(requestOf(context)).viewer();
  if (viewer === null) throw new Refusal('auth.required');
  return viewer;
});

/** Parameter of a controller's method: the operator who is logged in. */
export const Operator = createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<Viewer> => {
  const viewer = await stateOf(requestOf(context)).viewer();
  if (viewer === null) throw new Refusal('auth.required');
  if (!isOpenTo('operator', viewer)) throw new Refusal('auth.forbidden');
  return viewer;
});

/** The request as it came: for cookies, and for the raw body (`request.rawBody`) of a webhook. */
export const Request = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context));

/**
 * The reply, to set cookies and headers on; the body is still what the method returns. Not a decorator of our own: those wait
 * for what they hand over, and a reply can be waited for, until it is sent.
 */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });
