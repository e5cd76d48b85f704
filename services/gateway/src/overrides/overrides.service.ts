import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { OVERRIDE_REFUSALS, type OverrideRefusal, type ShownOverride } from '@rendezvous/contracts/releases';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { overrideRelease, readOverride } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Releasing, StandIn } from '../document/composition.rules.js';
import { refusalOf, shownOf, withoutOverride } from './override.rules.js';

const COOKIE = 'override-';
/** Tells the next page, once, why a link showed nothing. */
const REFUSED_COOKIE = `${COOKIE}refused`;
const OFF = 'off';

/** What a page view shows instead of what is released. */
export interface Overriding {
  readonly standIns: readonly StandIn[];
  readonly shown: readonly ShownOverride[];
  /** Why something that was asked for is not shown; null: everything is. */
  readonly refused: OverrideRefusal | null;
}

/** Builds that a browser shows instead of released ones, by a signed link: until they expire, are reset or the browser is closed. */
@Injectable()
export class Overrides {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Takes what a link asks for (`?override=…`, or `off`). @returns where to go on; null when the address is no such link */
  take(request: FastifyRequest, reply: FastifyReply, ordinary: Releasing): string | null {
    const { override: asked } = request.query as { override?: unknown };
    if (asked === undefined) return null;
    if (asked === OFF) this.forget(request, reply);
    else {
      const token = String(asked);
      const { override, refusal } = this.judge(token, ordinary);
      if (override && !refusal) this.keep(request, reply, COOKIE + override.remote, token);
      else this.keep(request, reply, REFUSED_COOKIE, refusal ?? 'forged');
    }
    return withoutOverride(request.url);
  }

  /** What this browser's page is made of. What does not count any more is told once and forgotten. */
  of(request: FastifyRequest, reply: FastifyReply, ordinary: Releasing): Overriding {
    const standIns: StandIn[] = [];
    const shown: ShownOverride[] = [];
    let refused = OVERRIDE_REFUSALS.find((reason) => reason === request.cookies[REFUSED_COOKIE]) ?? null;
    if (REFUSED_COOKIE in request.cookies) reply.clearCookie(REFUSED_COOKIE, { path: '/' });
    for (const [name, token = ''] of cookiesOf(request)) {
      if (name === REFUSED_COOKIE) continue;
      const { override, refusal } = this.judge(token, ordinary);
      if (override && !refusal) {
        standIns.push({ release: overrideRelease(override), channel: 'override' });
        shown.push(shownOf(override, this.config.publicUrl));
      } else {
        refused = refusal;
        reply.clearCookie(name, { path: '/' });
      }
    }
    return { standIns, shown, refused };
  }

  private judge(token: string, ordinary: Releasing) {
    const override = readOverride(this.config.secretKey, token);
    return { override, refusal: refusalOf(override, { ordinary, origins: this.config.overrideOrigins, now: this.clock.now() }) };
  }

  private keep(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
    reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' });
  }

  private forget(request: FastifyRequest, reply: FastifyReply): void {
    for (const [name] of cookiesOf(request)) reply.clearCookie(name, { path: '/' });
  }
}

const cookiesOf = ({ cookies }: FastifyRequest) => Object.entries(cookies).filter(([name]) => name.startsWith(COOKIE));
