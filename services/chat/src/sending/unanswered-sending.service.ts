import { Injectable } from '@nestjs/common';
import { Members, Visibility } from '@rendezvous/account';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { answerRefusal } from '../conversations/conversations.rules.js';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { lockPair } from '../pair-lock.store.js';
import type { AddressedMessage, Outgoing, Recipient, SendingSettings } from './outgoing-message.rules.js';
import { retryTransient } from './transient-errors.js';
import { throwIfRefused } from './send-refusals.rules.js';
import { type Sent, SendStore } from './send.store.js';
import { ConversationStart } from './conversation-start.service.js';

/**
 * Messages of a conversation in which only one has written so far, or nobody. Whether they may write still depends on the rules of
 * visibility (the partner may have gone invisible or private since), and an answer makes its writer reachable. Once both have written, only
 * a block or a deleted account can refuse, and both stand where the batch reads them. Each is a transaction of its own that holds the pair.
 */
@Injectable()
export class UnansweredSending {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
    private readonly conversations: ConversationsStore,
    private readonly conversationStart: ConversationStart,
    private readonly store: SendStore,
  ) {}

  /** Sends a message, to a member in a new conversation when they have none. Throws what refuses it before the statement. */
  send(message: Outgoing, to: Recipient, settings: SendingSettings, at: Date): Promise<Sent> {
    return retryTransient(() =>
      this.database.transaction((tx) =>
        'memberId' in to
          ? this.toMember(tx, message, to.memberId, settings, at)
          : this.inConversation(tx, { ...message, conversationId: to.conversationId }, at),
      ),
    );
  }

  private async inConversation(tx: Tx, message: AddressedMessage, at: Date): Promise<Sent> {
    const partnerId = await this.conversations.partnerOf(tx, message.senderId, message.conversationId);
    if (partnerId !== null) await lockPair(tx, message.senderId, partnerId);
    return this.answer(tx, message, partnerId, at);
  }

  private async toMember(tx: Tx, message: Outgoing, memberId: number, settings: SendingSettings, at: Date): Promise<Sent> {
    await lockPair(tx, message.senderId, memberId);
    const present = await this.conversations.lock(tx, message.senderId, memberId);
    if (present !== null && present.state !== 'blocked') return this.answer(tx, { ...message, conversationId: present.id }, memberId, at);
    const conversationId = await this.conversationStart.start(tx, message.senderId, memberId, present?.id ?? null, settings, at);
    return this.begin(tx, { ...message, conversationId }, memberId, at);
  }

  /** @param partnerId null for an outsider or a conversation that is closed: the statement says so */
  private async answer(tx: Tx, message: AddressedMessage, partnerId: number | null, at: Date): Promise<Sent> {
    const known = await this.store.one(tx, message, at, false);
    if (known.result !== 'check-visibility' || partnerId === null) return known;
    const code = answerRefusal(await this.visibility.relation(tx, message.senderId, partnerId));
    if (code !== null) throw new Refusal(code);
    const sent = await this.store.one(tx, message, at, true);
    if (sent.result === 'stored') await this.members.recordContact(tx, { ownerId: message.senderId, viewerId: partnerId, wrote: true });
    return sent;
  }

  /** The first message of a conversation that this transaction has started: without it there is none. From now on the two reach each other. */
  private async begin(tx: Tx, message: AddressedMessage, partnerId: number, at: Date): Promise<Sent> {
    const { senderId } = message;
    const sent = await this.store.one(tx, message, at, true);
    throwIfRefused(sent.result);
    await this.members.recordContact(tx, { ownerId: senderId, viewerId: partnerId, wrote: true, conversation: true });
    await this.members.recordContact(tx, { ownerId: partnerId, viewerId: senderId, conversation: true });
    return sent;
  }
}
