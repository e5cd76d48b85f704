import { listWebhookEvents, replayWebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { WebhookEvents } from './webhook-events.service.js';

/** The inbox of webhooks, for operators. */
@Controller()
export class WebhookEventsController {
  constructor(private readonly events: WebhookEvents) {}

  @Endpoint(listWebhookEvents)
  list(@Input() { query }: InputOf<typeof listWebhookEvents>): Promise<ReplyOf<typeof listWebhookEvents>> {
    return this.events.list(query);
  }

  @Endpoint(replayWebhookEvent)
  replay(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof replayWebhookEvent>): Promise<ReplyOf<typeof replayWebhookEvent>> {
    return this.events.replay(params.eventId, viewer.memberId);
  }
}
