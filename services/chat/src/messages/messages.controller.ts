import { Controller } from '@nestjs/common';
import { markRead, readMessages } from '@rendezvous/contracts/chat/messages';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { CardContexts } from '../card-contexts.service.js';
import { Messages } from './messages.service.js';
import { ReadState } from './read-state.service.js';

/** Messages of a conversation of the logged-in member. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: Messages,
    private readonly readState: ReadState,
    private readonly contexts: CardContexts,
  ) {}

  @Endpoint(readMessages)
  async read(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, query }: InputOf<typeof readMessages>,
  ): Promise<ReplyOf<typeof readMessages>> {
    return this.messages.read(viewer.memberId, params.conversationId, query, await this.contexts.forCaller(caller));
  }

  @Endpoint(markRead)
  async markRead(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof markRead>): Promise<ReplyOf<typeof markRead>> {
    return { total_unread_messages: await this.readState.markRead(viewer.memberId, params.conversationId, body.seq) };
  }
}
