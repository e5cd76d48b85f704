import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { receiveMailEvents } from '@rendezvous/contracts/account/notifications';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Config } from '@rendezvous/server/config';
import { Endpoint, Input, type InputOf, Refusal, Request, Webhook } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import { MailChoices } from './mail-choices.service.js';

const REASONS = { bounce: 'bounce', complaint: 'fbl' } as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Where the mail server, or an adapter before it, tells of bounces and spam marks. */
@Controller()
export class MailEventsController {
  constructor(
    private readonly config: Config,
    private readonly choices: MailChoices,
  ) {}

  /** May come twice: the second time changes nothing. */
  @Webhook()
  @Endpoint(receiveMailEvents)
  async receive(
    @Input() { body }: InputOf<typeof receiveMailEvents>,
    @Request() { headers }: FastifyRequest,
  ): Promise<ReplyOf<typeof receiveMailEvents>> {
    const { mailEventsSecret } = this.config;
    const given = digest(headers.authorization ?? '');
    if (mailEventsSecret === null || !timingSafeEqual(given, digest(`Bearer ${mailEventsSecret}`))) throw new Refusal('request.not-found');
    for (const { kind, email } of body.events) await this.choices.stop(email, REASONS[kind]);
    return { received: body.events.length };
  }
}
