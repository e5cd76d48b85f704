import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { OVERRIDE_REFUSALS, type RefusedOverride } from '@rendezvous/contracts/releases';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { readOverride } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Releasing } from '../composition/composition.rules.js';
import { withoutParameters } from '../addresses/without-parameters.rules.js';
import { type HeldOverride, heldOf, markOf, refusalOf } from './override.rules.js';

const COOKIE = 'override-';
/** Tells the next page, once, what came of a link: the mark of what begins in this tab, or why it shows nothing. */
const LINK_COOKIE = `${COOKIE}link`;
/** A page that never came must not leave it to another tab. */
const LINK_SECONDS = 60;
const OFF = 'off';

/** What a browser's page carries beside what is released. */
export interface Overriding {
  readonly held: readonly HeldOverride[];
  /** Why something that was asked for is not shown; null: everything is. */
  readonly refused: RefusedOverride | null;
  /** Cookies that have nothing more to say after this page. */
  readonly spent: readonly string[];
}

/** Builds that a browser holds because of signed links, until they expire, are reset or it is closed. Its tabs show them. */
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
    if (asked === OFF) this.forget(reply, [...cookiesOf(request).keys()]);
    else {
      const token = String(asked);
      const { override, refusal } = this.judge(token, ordinary);
      if (override && !refusal) this.keep(reply, COOKIE + override.remote, token);
      this.keep(reply, LINK_COOKIE, refusal ?? markOf(token), LINK_SECONDS);
    }
    return withoutParameters(request.url, ['override']);
  }

  /** What this browser's page carries. */
  of(request: FastifyRequest, ordinary: Releasing): Overriding {
    const { [LINK_COOKIE]: link, ...tokens } = Object.fromEntries(cookiesOf(request));
    const held: HeldOverride[] = [];
    const spent = link === undefined ? [] : [LINK_COOKIE];
    const reason = OVERRIDE_REFUSALS.find((one) => one === link);
    let refused: RefusedOverride | null = reason ? { reason, mark: null } : null;
    for (const [name, token] of Object.entries(tokens)) {
      const { override, refusal } = this.judge(token, ordinary);
      const mark = markOf(token);
      if (override && !refusal) held.push({ ...heldOf(override, this.config.publicUrl), mark, begins: mark === link });
      else {
        spent.push(name);
        refused ??= { reason: refusal ?? 'forged', mark };
      }
    }
    return { held, refused, spent };
  }

  /** Lets a browser forget cookies. */
  forget(reply: FastifyReply, names: readonly string[]): void {
    for (const name of names) reply.clearCookie(name);
  }

  private judge(token: string, ordinary: Releasing) {
    const override = readOverride(this.config.secretKey, token);
    return { override, refusal: refusalOf(override, { ordinary, origins: this.config.overrideOrigins, now: this.clock.now() }) };
  }

  /** @param seconds without them it ends with the browser's session */
  private keep(reply: FastifyReply, name: string, value: string, seconds?: number): void {
    const age = seconds === undefined ? {} : { maxAge: seconds };
    reply.setCookie(name, value, { httpOnly: true, ...age });
  }
}

const cookiesOf = ({ cookies }: FastifyRequest): ReadonlyMap<string, string> =>
  new Map(Object.entries(cookies).flatMap(([name, value]) => (name.startsWith(COOKIE) ? [[name, value ?? '']] : [])));
