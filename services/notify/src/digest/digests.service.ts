import { Injectable } from '@nestjs/common';
import { type CardContext, MailChoices, Members, type OwnUserData } from '@rendezvous/account';
import { ChatList, Likes } from '@rendezvous/chat';
import { Clock } from '@rendezvous/server/clock';
import { Sites } from '@rendezvous/site';
import { type Digest, digestOf, type Wanted } from './digest.rules.js';

/** Messages, whatever digests are wanted. */
const UNREAD: Wanted = { new_conversations: true, new_messages: true, like: false };

/** What waits for a member at this moment. */
@Injectable()
export class Digests {
  constructor(
    private readonly sites: Sites,
    private readonly members: Members,
    private readonly clock: Clock,
    private readonly choices: MailChoices,
    private readonly chats: ChatList,
    private readonly likes: Likes,
  ) {}

  /** As far as they want to hear of it; null when nothing waits. */
  async wanted(recipient: OwnUserData): Promise<Digest | null> {
    return this.read(recipient, await this.choices.read(recipient.id));
  }

  /** Unread messages for somebody who wants to be reminded of them; null when there are none. */
  async unread(recipient: OwnUserData): Promise<Digest | null> {
    const { unread_message_reminders: wanted } = await this.choices.read(recipient.id);
    return wanted ? this.read(recipient, UNREAD) : null;
  }

  private async read({ id, language }: OwnUserData, wanted: Wanted): Promise<Digest | null> {
    const site = this.sites.ofId(await this.members.siteId(id));
    const context: CardContext = { locale: language, site, now: this.clock.now() };
    const [{ chats }, { liked_by: likedBy }] = await Promise.all([this.chats.latest(id, context), this.likes.lists(id, context)]);
    return digestOf(chats, likedBy, wanted);
  }
}
