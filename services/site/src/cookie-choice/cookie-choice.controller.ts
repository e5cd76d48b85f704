import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { COOKIE_CHOICE_FORM_PATH, type CookieChoice, chooseCookies } from '@rendezvous/contracts/site/cookie-choice';
import { Clock } from '@rendezvous/server/clock';
import { Caller, ChoiceForms, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorKeyOf } from '../visitor/visitor-cookie.js';
import { keepCookieChoice } from './cookie-choice-cookie.js';
import { MeasuringRefusals } from './measuring-refusals.js';

/** What a browser asked, and where it is answered. */
interface Asked {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a visitor agreed to, chosen by a call or by a form that is sent without a script. */
@Controller()
export class CookieChoiceController {
  constructor(
    private readonly clock: Clock,
    private readonly refusals: MeasuringRefusals,
    private readonly forms: ChoiceForms,
  ) {}

  @Endpoint(chooseCookies)
  choose(
    @Input() { body }: InputOf<typeof chooseCookies>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<CookieChoice> {
    return this.keep(body.choice, { caller, request, reply });
  }

  @Post(COOKIE_CHOICE_FORM_PATH)
  @HttpCode(303)
  chooseByForm(
    @Body() body: unknown,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    return this.forms.take(chooseCookies, { body, request, reply }, ({ choice }) => this.keep(choice, { caller, request, reply }));
  }

  private async keep(choice: CookieChoice['choice'], { caller: { viewer }, request, reply }: Asked): Promise<CookieChoice> {
    const chosen = { choice, chosen_at: this.clock.now().toISOString() };
    if (choice === 'needed') await this.refusals.forget({ visitor: visitorKeyOf(request), memberId: viewer?.memberId ?? null });
    keepCookieChoice(reply, chosen);
    return chosen;
  }
}
