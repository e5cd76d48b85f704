import { Injectable } from '@nestjs/common';
import type { startConversation } from '@rendezvous/contracts/chat/conversations';
import { minutes } from '@rendezvous/contracts/kernel';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { messageOf } from '../messages/message.rules.js';
import { UnansweredSending } from './unanswered-sending.service.js';
import { hintsOf } from './message-hint.rules.js';
import { type Draft, type Outgoing, outgoingOf, type Recipient, type SendingSettings } from './outgoing-message.rules.js';
import { SendBatch } from './send-batch.service.js';
import { throwIfRefused } from './send-refusals.rules.js';
import type { Sent } from './send.store.js';

/** What a sender is answered. */
export type SendReply = ReplyOf<typeof startConversation>;

/**
 * A message that comes again this soon is told of again: its first try may have been stored and answered with a 503, so that nobody was
 * told. Who was, loses nothing: the number says that it is known.
 */
const RETOLD_MS = minutes(1);

/**
 * The one way in for a message, the first of a conversation like any other: with the batch where both have written, by itself where the rules of
 * visibility still decide; then both members' tabs hear of it.
 */
@Injectable()
export class Sending {
  constructor(
    private readonly database: Database,
    private readonly conversations: ConversationsStore,
    private readonly batch: SendBatch,
    private readonly unanswered: UnansweredSending,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /** Answers after the commit. The same client id again answers the same message and costs nothing. */
  async send(draft: Draft, to: Recipient, settings: SendingSettings): Promise<SendReply> {
    const message = outgoingOf(draft, settings);
    const inBatch = await this.sendInBatch(message, to);
    const sent = inBatch ?? (await this.unanswered.send(message, to, settings, this.clock.now()));
    const reply = replyOf(message, sent);
    this.tell(message, sent);
    return reply;
  }

  /** The usual way. @returns null when there is no conversation yet, or not an answer in it */
  private async sendInBatch(message: Outgoing, to: Recipient): Promise<Sent | null> {
    const conversationId =
      'memberId' in to ? await this.conversations.idBetween(this.database, message.senderId, to.memberId) : to.conversationId;
    if (conversationId === null) return null;
    const sent = await this.batch.send({ ...message, conversationId });
    return sent.result === 'check-visibility' ? null : sent;
  }

  /** Tells the tabs of both, after the commit; nothing of what was stored long ago. */
  private tell(message: Outgoing, sent: Sent): void {
    if (sent.result !== 'stored' && this.clock.now().getTime() - sent.sentAt!.getTime() > RETOLD_MS) return;
    for (const { memberId, event } of hintsOf(message, sent)) this.realtime.toMembers([memberId], event);
  }
}

/** What a stored message looks like to its sender. Throws when it was refused. */
const replyOf = (message: Outgoing, sent: Sent): SendReply => {
  throwIfRefused(sent.result);
  const { clientId, senderId } = message;
  const stored = {
    seq: sent.seq!,
    clientId,
    senderId,
    kind: sent.kind ?? message.kind,
    body: sent.body ?? message.text,
    sentAt: sent.sentAt!,
  };
  return { conversationId: sent.conversationId, message: messageOf(stored), credits: sent.credits };
};
