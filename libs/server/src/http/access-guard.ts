import { isOpenTo } from '@rendezvous/contracts/access';
import type { LimitName } from '@rendezvous/contracts/limits';
import type { AnyRoute } from '@rendezvous/contracts/route';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/index.js';
import { Refusal } from '../refusal/index.js';
import { isWebhook, routeOf } from './endpoint.js';
import { countedKeys } from './counted-keys.rules.js';
import { networkOf } from './network.js';
import { isFromHere } from './origin.js';
import { type AskIfStuck, PageTimeout } from './page-timeout.js';
import { RequestState, giveState } from './request-state.js';
import type { LimitSource, ViewerSource, VisitSource } from './sources.js';

export interface GuardParts {
  readonly viewers: () => ViewerSource;
  readonly visits: () => VisitSource;
  readonly limits: Limits;
  readonly limitNumbers: () => LimitSource;
  readonly isStuck: AskIfStuck;
  readonly publicHost: string | null;
}

/** Stands before every method of every controller: own site, logged in, not too often. */
export class AccessGuard implements CanActivate {
  constructor(private readonly parts: GuardParts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handler = context.getHandler() as never;
    const route = routeOf(handler);
    if (!isWebhook(handler) && !isFromHere(request, route?.changesState === true, this.parts.publicHost))
      throw new Refusal('request.origin');
    const state = new RequestState(request, this.parts.viewers(), this.parts.visits(), new PageTimeout(request, this.parts.isStuck));
    giveState(request, state);
    if (route === undefined) return true;
    if (route.access !== 'anyone') await this.requireAccess(route, state);
    if (route.limit !== undefined) await this.count(route, route.limit, request, state);
    return true;
  }

  private async requireAccess(route: AnyRoute, state: RequestState): Promise<void> {
    const viewer = await state.viewer();
    if (viewer === null) throw new Refusal('auth.required');
    if (!isOpenTo(route.access, viewer)) throw new Refusal('auth.forbidden');
  }

  private async count(route: AnyRoute, name: LimitName, request: FastifyRequest, state: RequestState): Promise<void> {
    const [viewer, limit] = await Promise.all([state.viewer(), this.parts.limitNumbers().limitOf(name, request.hostname)]);
    const keys = countedKeys(limit, { memberId: viewer?.memberId ?? null, network: networkOf(request.ip) });
    const prefix = `${route.method} ${route.path}`;
    const { allowed, retryAfter } = await this.parts.limits.takeAll(keys.map((key) => ({ ...key, key: `${prefix} ${key.key}` })));
    if (!allowed) throw new Refusal('request.too-many', { seconds: retryAfter, minutes: Math.ceil(retryAfter / 60) }, { retryAfter });
  }
}
