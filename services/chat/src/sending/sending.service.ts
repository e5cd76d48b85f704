import { Injectable } from '@nestjs/common';
import type { Message, sendMessage } from '@rendezvous/contracts/chat/messages';
import { minutes } from '@rendezvous/contracts/kernel';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import type { SiteSettings } from '@rendezvous/site';
import { FirstWords } from './first-words.service.js';
import { hintsOf } from './message-hint.rules.js';
import { SendBatch } from './send-batch.service.js';
import { refusalOfSend } from './send.rules.js';
import type { Outgoing, Sent } from './send.store.js';
import { storedText, textFault } from './text.rules.js';

/** What a member wants to send. */
export interface Draft {
  readonly clientId: string;
  readonly senderId: number;
  readonly text: string;
}

/**
 * A message that comes again this soon is told of again: its first try may have been stored and answered with a 503, so that nobody was
 * told. Who was, loses nothing: the number says that it is known.
 */
const RETOLD_MS = minutes(1);

type Tariff = Pick<SiteSettings, 'message_credits' | 'message_length' | 'fictional_messages_free'>;

/** A draft ready for the statement. Throws when the text is not acceptable. */
export const outgoing = (draft: Draft, conversationId: number, tariff: Tariff): Outgoing => {
  const text = storedText(draft.text);
  const fault = textFault(text, tariff.message_length);
  if (fault !== null) throw Refusal.fields({ path: 'text', code: fault });
  const price = tariff.message_credits;
  return { ...draft, conversationId, text, price, fictionalPrice: tariff.fictional_messages_free ? 0 : price };
};

/** What a stored message looks like to its sender. Throws when it was refused. */
export const replyOf = (message: Outgoing, sent: Sent): { readonly message: Message; readonly credits: number } => {
  const code = refusalOfSend(sent.result);
  if (code !== null) throw new Refusal(code);
  const text = sent.text ?? message.text;
  return {
    message: {
      seq: sent.seq!,
      clientId: message.clientId,
      senderId: message.senderId,
      text,
      removed: text === '',
      sentAt: sent.sentAt!.toISOString(),
    },
    credits: sent.credits,
  };
};

/** Sending messages within a conversation. */
@Injectable()
export class Sending {
  constructor(
    private readonly batch: SendBatch,
    private readonly firstWords: FirstWords,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /** Answers after the commit. The same client id again answers the same message and costs nothing. */
  async send(draft: Draft, conversationId: number, tariff: Tariff): Promise<ReplyOf<typeof sendMessage>> {
    const message = outgoing(draft, conversationId, tariff);
    const first = await this.batch.send(message);
    const sent = first.result === 'careful' ? await this.firstWords.send(message, this.clock.now()) : first;
    const reply = replyOf(message, sent);
    this.tell(message, sent);
    return reply;
  }

  /** Tells the tabs of both, after the commit; nothing of what was stored long ago. */
  tell(message: Outgoing, sent: Sent): void {
    if (sent.result !== 'stored' && this.clock.now().getTime() - sent.sentAt!.getTime() > RETOLD_MS) return;
    for (const { memberId, event } of hintsOf(message, sent)) this.realtime.toMembers([memberId], event);
  }
}
