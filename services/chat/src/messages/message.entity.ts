import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredKind } from './message.rules.js';

/** One message. `seq` counts from 1 in its conversation, without gaps. */
@Entity({ schema: 'chat', name: 'messages' })
export class MessageEntity {
  @PrimaryColumn('integer', { name: 'conversation_id' })
  conversationId: number;

  @PrimaryColumn('bigint')
  seq: number;

  /** Made by the sender's browser: the same message sent again carries the same. */
  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('integer', { name: 'sender_id' })
  senderId: number;

  @Column('text')
  kind: StoredKind;

  @Column('text')
  body: string;

  /** Credits paid for it. */
  @Column('integer')
  cost: number;

  /** Paid for while the reader's address is not confirmed: the credits go back when it is not in time. */
  @Column('boolean')
  returnable: boolean;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;
}
