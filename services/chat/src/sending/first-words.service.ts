import { Injectable } from '@nestjs/common';
import { Members, Visibility } from '@rendezvous/account';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { answerRefusal } from '../conversations/conversations.rules.js';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { lockPair } from '../pair.store.js';
import { untilItPasses } from './send-batch.service.js';
import { type Outgoing, type Sent, SendStore } from './send.store.js';

/**
 * Messages of a conversation in which only one has written so far. Whether they may write still depends on the truth table (the partner
 * may have gone invisible or private since), and an answer makes its writer reachable. Once both have written, only a block or a deleted
 * account can refuse, and both stand where the batch reads them.
 */
@Injectable()
export class FirstWords {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
    private readonly conversations: ConversationsStore,
    private readonly store: SendStore,
  ) {}

  send(message: Outgoing, at: Date): Promise<Sent> {
    const { senderId, conversationId } = message;
    return untilItPasses(() =>
      this.database.transaction(async (tx) => {
        const partnerId = await this.conversations.partnerOf(tx, senderId, conversationId);
        if (partnerId !== null) await lockPair(tx, senderId, partnerId);
        return this.within(tx, message, partnerId, at);
      }),
    );
  }

  /** The same in a transaction that holds the pair. @param partnerId null for an outsider or a conversation that is closed: the statement says so */
  async within(tx: Tx, message: Outgoing, partnerId: number | null, at: Date): Promise<Sent> {
    const known = await this.store.one(tx, message, at, false);
    if (known.result !== 'careful' || partnerId === null) return known;
    const code = answerRefusal(await this.visibility.relation(tx, message.senderId, partnerId));
    if (code !== null) throw new Refusal(code);
    const sent = await this.store.one(tx, message, at, true);
    if (sent.result === 'stored') await this.members.recordReach(tx, { ownerId: message.senderId, viewerId: partnerId, wrote: true });
    return sent;
  }

  /** The very first message of a conversation that this transaction has made. From now on the two reach each other. */
  async begin(tx: Tx, message: Outgoing, partnerId: number, at: Date): Promise<Sent> {
    const { senderId } = message;
    const sent = await this.store.one(tx, message, at, true);
    if (sent.result !== 'stored') return sent;
    await this.members.recordReach(tx, { ownerId: senderId, viewerId: partnerId, wrote: true, conversation: true });
    await this.members.recordReach(tx, { ownerId: partnerId, viewerId: senderId, conversation: true });
    return sent;
  }
}
