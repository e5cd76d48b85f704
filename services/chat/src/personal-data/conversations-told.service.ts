import { Injectable } from '@nestjs/common';
import { type CardContext, Members } from '@rendezvous/account';
import type { Chat } from '@rendezvous/contracts/chat/conversations';
import { Clock } from '@rendezvous/server/clock';
import { type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import { Sites } from '@rendezvous/site';
import { ChatList } from '../conversations/chat-list.service.js';
import { Messages } from '../messages/messages.service.js';
import { EXPORT_TEXTS } from './export-texts.js';

/** Messages that are read at once. */
const PAGE = 200;

/** A member's conversations as the member reads them: the partner under the name that is shown, and nothing that waits or was removed. */
@Injectable()
export class ConversationsTold {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly members: Members,
    private readonly chats: ChatList,
    private readonly messages: Messages,
  ) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const texts = EXPORT_TEXTS[reader.locale];
    const site = this.sites.ofId(await this.members.siteId(reader.memberId));
    const context = { locale: reader.locale, site, now: this.clock.now() };
    for await (const chat of this.each(reader.memberId, context)) {
      const name = nameOf(chat, texts);
      yield { title: texts.conversation(name), kind: 'talk', lines: this.lines(chat.conversation.id, name, reader, context) };
    }
  }

  private async *each(memberId: number, context: CardContext): AsyncGenerator<Chat> {
    let page: { chats: Chat[]; next: string | null } = await this.chats.latest(memberId, context);
    for (;;) {
      yield* page.chats;
      if (page.next === null) return;
      page = await this.chats.after(page.next, PAGE, memberId, context);
    }
  }

  private async *lines(conversationId: number, name: string, reader: ExportReader, context: CardContext) {
    const { memberId, locale } = reader;
    const texts = EXPORT_TEXTS[locale];
    const time = writtenFor(reader, { dateStyle: 'medium', timeStyle: 'short' });
    for (let after = 0; ;) {
      const { messages } = await this.messages.read(memberId, conversationId, { after, limit: PAGE }, context);
      for (const { senderId, sentAt, removed, text } of messages) {
        yield { who: senderId === memberId ? texts.you : name, at: time(new Date(sentAt)), text: removed ? texts.removed : text };
      }
      if (messages.length < PAGE) return;
      after = messages.at(-1)!.seq;
    }
  }
}

const nameOf = ({ profile, partner_paused: paused, conversation }: Chat, texts: (typeof EXPORT_TEXTS)['en']): string =>
  profile?.name ?? paused ?? (conversation.state === 'partner-gone' ? texts.deleted : texts.hidden);
