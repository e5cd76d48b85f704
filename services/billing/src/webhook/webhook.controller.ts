import { receivePaymentEvent } from '@rendezvous/contracts/billing/webhook';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Refusal, Request, Webhook } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { WebhookInbox } from './webhook-inbox.service.js';

/** Where payment providers send what happens. What is signed is kept before it is acknowledged, and processed after that. */
@Controller()
export class WebhookController {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly inbox: WebhookInbox,
  ) {}

  @Webhook()
  @Endpoint(receivePaymentEvent)
  async receive(
    @Input() { params }: InputOf<typeof receivePaymentEvent>,
    @Request() request: FastifyRequest & { rawBody?: Buffer },
  ): Promise<ReplyOf<typeof receivePaymentEvent>> {
    const provider = this.providers.findNamed(params.provider);
    if (provider === null || request.rawBody === undefined) throw new Refusal('billing.webhook-signature');
    await this.inbox.receive(params.provider, await provider.readEvent({ headers: request.headers, body: request.rawBody }));
    return { received: true };
  }
}
