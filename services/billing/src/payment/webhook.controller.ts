import { receivePaymentEvent } from '@rendezvous/contracts/billing/webhook';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Refusal, Request, Webhook } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import { PaymentProviders } from './payment-providers.service.js';
import { PaymentStore } from './payment.store.js';
import { PaymentUpdates } from './payment-updates.service.js';

@Controller()
export class WebhookController {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly updates: PaymentUpdates,
  ) {}

  @Webhook()
  @Endpoint(receivePaymentEvent)
  async receive(
    @Input() { params }: InputOf<typeof receivePaymentEvent>,
    @Request() request: FastifyRequest & { rawBody?: Buffer },
  ): Promise<ReplyOf<typeof receivePaymentEvent>> {
    const provider = this.providers.findNamed(params.provider);
    if (provider === null || request.rawBody === undefined) throw new Refusal('billing.webhook-signature');
    const event = provider.readEvent({ headers: request.headers, body: request.rawBody });
    const payment = await this.payments.findByReference(provider.name, event.reference);
    // An event can overtake the answer to our own request, whose reference is not kept yet: refused, it comes again.
    if (payment === null) throw new Refusal('billing.order-not-found');
    await this.updates.receive(payment, event);
    return { received: true };
  }
}
