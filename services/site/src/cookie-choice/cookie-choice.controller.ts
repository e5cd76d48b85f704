import { Controller } from '@nestjs/common';
import { type CookieChoice, chooseCookies } from '@rendezvous/contracts/site/cookie-choice';
import { Clock } from '@rendezvous/server/clock';
import { Endpoint, Input, type InputOf, Reply } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import { keepCookieChoice } from './cookie-choice-cookie.js';

@Controller()
export class CookieChoiceController {
  constructor(private readonly clock: Clock) {}

  @Endpoint(chooseCookies)
  choose(@Input() { body }: InputOf<typeof chooseCookies>, @Reply() reply: FastifyReply): CookieChoice {
    const chosen = { choice: body.choice, chosen_at: this.clock.now().toISOString() };
    keepCookieChoice(reply, chosen);
    return chosen;
  }
}
