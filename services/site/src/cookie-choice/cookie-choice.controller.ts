import { Controller } from '@nestjs/common';
import { type CookieChoice, chooseCookies } from '@rendezvous/contracts/site/cookie-choice';
import { Clock } from '@rendezvous/server/clock';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorKeyOf } from '../visitor/visitor-cookie.js';
import { keepCookieChoice } from './cookie-choice-cookie.js';
import { MeasuringRefusals } from './measuring-refusals.js';

@Controller()
export class CookieChoiceController {
  constructor(
    private readonly clock: Clock,
    private readonly refusals: MeasuringRefusals,
  ) {}

  @Endpoint(chooseCookies)
  async choose(
    @Input() { body }: InputOf<typeof chooseCookies>,
    @Caller() { viewer }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<CookieChoice> {
    const chosen = { choice: body.choice, chosen_at: this.clock.now().toISOString() };
    if (body.choice === 'needed') await this.refusals.forget({ visitor: visitorKeyOf(request), memberId: viewer?.memberId ?? null });
    keepCookieChoice(reply, chosen);
    return chosen;
  }
}
