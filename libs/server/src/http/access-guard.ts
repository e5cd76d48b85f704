import { isOpenTo } from '@rendezvous/contracts/access';
import type { AnyRoute } from '@rendezvous/contracts/route';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal/index.js';
import type { CallCounter } from './call-counter.js';
import { isWebhook, routeOf } from './endpoint.js';
import { isFromHere } from './origin.js';
import { type AskIfStuck, PageTimeout } from './page-timeout.js';
import { RequestState, giveState } from './request-state.js';
import type { ViewerSource, VisitSource } from './sources.js';

export interface GuardParts {
  readonly viewers: () => ViewerSource;
  readonly visits: () => VisitSource;
  readonly calls: CallCounter;
  readonly isStuck: AskIfStuck;
  readonly publicUrl: string | null;
}

/** Stands before every method of every controller: own site, logged in, not too often. */
export class AccessGuard implements CanActivate {
  constructor(private readonly parts: GuardParts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handler = context.getHandler() as never;
    const route = routeOf(handler);
    if (!isWebhook(handler) && !isFromHere(request, route?.changesState === true, this.parts.publicUrl))
      throw new Refusal('request.origin');
    const state = new RequestState(request, this.parts.viewers(), this.parts.visits(), new PageTimeout(request, this.parts.isStuck));
    giveState(request, state);
    if (route === undefined) return true;
    if (route.access !== 'anyone') await this.requireAccess(route, state);
    await this.parts.calls.count(route, request);
    return true;
  }

  private async requireAccess(route: AnyRoute, state: RequestState): Promise<void> {
    const viewer = await state.viewer();
    if (viewer === null) throw new Refusal('auth.required');
    if (!isOpenTo(route.access, viewer)) throw new Refusal('auth.forbidden');
  }
}
