import type { LimitName } from '@rendezvous/contracts/limits';
import type { AnyRoute } from '@rendezvous/contracts/route';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/index.js';
import { Refusal } from '../refusal/index.js';
import { countedKeys } from './counted-keys.rules.js';
import { networkOf } from './network.js';
import { stateOf } from './request-state.js';
import type { LimitSource } from './sources.js';

/** Counts calls of a route under its limit. For what does a route's work at another address; a route itself is counted by the guard. */
export class CallCounter {
  constructor(
    private readonly limits: Limits,
    private readonly numbers: () => LimitSource,
  ) {}

  /** Counts one call of a route. Refuses it when it was called too often. */
  async count(route: AnyRoute & { readonly limit?: LimitName }, request: FastifyRequest): Promise<void> {
    if (route.limit === undefined) return;
    const [viewer, limit] = await Promise.all([stateOf(request).viewer(), this.numbers().limitOf(route.limit, request.hostname)]);
    const keys = countedKeys(limit, { memberId: viewer?.memberId ?? null, network: networkOf(request.ip) });
    const prefix = `${route.method} ${route.path}`;
    const { allowed, retryAfter } = await this.limits.takeAll(keys.map((key) => ({ ...key, key: `${prefix} ${key.key}` })));
    if (!allowed) throw new Refusal('request.too-many', { seconds: retryAfter, minutes: Math.ceil(retryAfter / 60) }, { retryAfter });
  }
}
