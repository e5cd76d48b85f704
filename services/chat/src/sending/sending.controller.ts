import { Controller } from '@nestjs/common';
import { readConversationWith, startConversation } from '@rendezvous/contracts/chat/conversations';
import { sendMessage } from '@rendezvous/contracts/chat/messages';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { CardContexts } from '../card-contexts.service.js';
import { Sending } from './sending.service.js';
import { StartConditions } from './start-conditions.service.js';

/** Sending of the logged-in member: within a conversation, or to a member. */
@Controller()
export class SendingController {
  constructor(
    private readonly sending: Sending,
    private readonly conditions: StartConditions,
    private readonly contexts: CardContexts,
  ) {}

  @Endpoint(sendMessage)
  async send(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof sendMessage>,
  ): Promise<ReplyOf<typeof sendMessage>> {
    const { site } = await this.contexts.forCaller(caller);
    const { message, credits } = await this.sending.send({ ...body, senderId: viewer.memberId }, params, site.settings);
    return { message, credits };
  }

  @Endpoint(readConversationWith)
  async conditionsWith(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof readConversationWith>,
  ): Promise<ReplyOf<typeof readConversationWith>> {
    return this.conditions.read(viewer.memberId, params.memberId, await this.contexts.forCaller(caller));
  }

  @Endpoint(startConversation)
  async start(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof startConversation>,
  ): Promise<ReplyOf<typeof startConversation>> {
    const { site } = await this.contexts.forCaller(caller);
    return this.sending.send({ ...body, senderId: viewer.memberId }, params, site.settings);
  }
}
