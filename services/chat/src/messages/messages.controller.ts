import { Controller } from '@nestjs/common';
import { markRead, readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { Contexts } from '../contexts.service.js';
import { Sending } from '../sending/sending.service.js';
import { Messages } from './messages.service.js';
import { ReadState } from './read-state.service.js';

/** Messages of a conversation of the logged-in member. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: Messages,
    private readonly readState: ReadState,
    private readonly sending: Sending,
    private readonly contexts: Contexts,
  ) {}

  @Endpoint(readMessages)
  async read(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, query }: InputOf<typeof readMessages>,
  ): Promise<ReplyOf<typeof readMessages>> {
    return this.messages.read(viewer.memberId, params.conversationId, query, await this.contexts.of(caller));
  }

  @Endpoint(sendMessage)
  async send(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof sendMessage>,
  ): Promise<ReplyOf<typeof sendMessage>> {
    const { site } = await this.contexts.of(caller);
    return this.sending.send({ ...body, senderId: viewer.memberId }, params.conversationId, site.settings);
  }

  @Endpoint(markRead)
  async markRead(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof markRead>): Promise<ReplyOf<typeof markRead>> {
    return { total_unread_messages: await this.readState.markRead(viewer.memberId, params.conversationId, body.seq) };
  }
}
