import { Controller } from '@nestjs/common';
import { listChats, listFurtherChats, removeChat } from '@rendezvous/contracts/chat/conversations';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { CardContexts } from '../card-contexts.service.js';
import { ChatList } from './chat-list.service.js';
import { ConversationRemoval } from './conversation-removal.service.js';

/** Conversations of the logged-in member. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly chats: ChatList,
    private readonly removal: ConversationRemoval,
    private readonly contexts: CardContexts,
  ) {}

  @Endpoint(listChats)
  async list(@Member() viewer: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof listChats>> {
    return this.chats.latest(viewer.memberId, await this.contexts.forCaller(caller));
  }

  @Endpoint(listFurtherChats)
  async further(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { query }: InputOf<typeof listFurtherChats>,
  ): Promise<ReplyOf<typeof listFurtherChats>> {
    return this.chats.after(query.after, query.limit, viewer.memberId, await this.contexts.forCaller(caller));
  }

  @Endpoint(removeChat)
  async remove(@Member() viewer: Viewer, @Input() { body }: InputOf<typeof removeChat>): Promise<ReplyOf<typeof removeChat>> {
    await this.removal.remove(viewer.memberId, body.conversation.id);
    return { ok: true };
  }
}
