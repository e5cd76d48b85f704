import type { MutatedFile } from '../written-mutant.js';

/** Of chat, what a message is stored and paid with. */
export const sending: readonly MutatedFile[] = [
  {
    file: 'services/chat/src/sending/send.store.ts',
    spec: 'services/chat/src/sending/sending.db.spec.ts',
    mutants: [
      {
        without: 'the lock of the conversations',
        from: 'where c.id = any($2::integer[]) order by c.id for no key update of c),',
        to: 'where c.id = any($2::integer[]) order by c.id),',
      },
      { without: 'the last credit', from: 'where c.cost = 0 or c.cost <= c.balance)', to: 'where c.cost = 0 or c.cost < c.balance)' },
      {
        without: 'the refusal of two messages of one sender in a statement',
        from: 'if (new Set(messages.map(({ senderId }) => senderId)).size < messages.length)',
        to: 'if (false)',
      },
      {
        without: 'the conversation, when a replay is looked for',
        from: 'where sender_id = q.sender_id and conversation_id = q.conversation_id and client_id = q.client_id limit 1',
        to: 'where sender_id = q.sender_id and client_id = q.client_id limit 1',
      },
      {
        without: 'the rules of visibility before the first answer',
        from: "when ${visibilityDecides('c')} and not $8::boolean then 'check-visibility'",
        to: "when ${visibilityDecides('c')} and $8::boolean and false then 'check-visibility'",
      },
      {
        without: 'deleted partners',
        from: "when m.status in ('pending_deletion', 'erased') then 'gone'",
        to: "when m.status in ('erased') then 'gone'",
      },
      {
        without: 'the sender’s own break',
        from: 'when s.kept_back is not null then s.kept_back',
        to: '',
        spec: 'services/chat/src/conversations/conversations.db.spec.ts',
      },
      {
        without: 'the memory of a message that a block deleted',
        from: "when ${SPEND_SQL.paid('q.sender_id', 'message', REFERENCE('q'))} then 'paid-before'",
        to: '',
        spec: 'services/chat/src/blocks/blocks.db.spec.ts',
      },
      {
        without: 'fictional profiles’ own price',
        from: 'case when m.fictional then q.fictional_price else q.price end as cost',
        to: 'q.price as cost',
      },
      {
        without: 'the side for which a message is unread',
        from: 'filter (where a.recipient_id = v.member_a)::integer as to_a',
        to: 'filter (where a.recipient_id = v.member_b)::integer as to_a',
      },
      {
        without: 'the answer, which opens a conversation for good',
        from: "bool_or(${isAnswer('a.sender_id', 'v.started_by')}) as answered",
        to: 'bool_or(true) as answered',
      },
      { without: 'closed conversations', from: "when c.state <> 'open' then c.state", to: "when c.state = 'blocked' then c.state" },
    ],
  },
  {
    file: 'services/chat/src/sending/unanswered-sending.service.ts',
    spec: 'services/chat/src/sending/sending.db.spec.ts',
    mutants: [
      {
        without: 'the contact of whoever answers',
        from: "if (sent.result === 'stored') await this.members.recordContact(tx, { ownerId: message.senderId, viewerId: partnerId, wrote: true });",
        to: '',
      },
      {
        without: 'the refusal of the rules of visibility for an answer',
        from: 'if (code !== null) throw new Refusal(code);',
        to: 'void code;',
      },
      {
        without: 'the pair’s lock of a first answer',
        from: 'if (partnerId !== null) await lockPair(tx, message.senderId, partnerId);',
        to: 'void lockPair;',
        equivalent:
          'The statement locks the row of the conversation, and so does every step that could refuse the answer meanwhile. The pair comes first so that all take their locks in one order.',
      },
      {
        without: 'the end of a conversation whose first message was refused',
        from: 'throwIfRefused(sent.result);',
        to: 'void throwIfRefused;',
        spec: 'services/chat/src/conversations/conversations.db.spec.ts',
      },
      {
        without: 'the contact of whoever is written to first',
        from: 'await this.members.recordContact(tx, { ownerId: partnerId, viewerId: senderId, conversation: true });',
        to: '',
        spec: 'services/chat/src/conversations/conversations.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/chat/src/sending/transient-errors.ts',
    spec: 'services/chat/src/sending/sending.db.spec.ts',
    mutants: [
      {
        without: 'another try when a twin was stored meanwhile',
        from: "'23505', '23514', '40P01', '40001'",
        to: "'23514', '40P01', '40001'",
      },
    ],
  },
  {
    file: 'services/chat/src/sending/send-batch.service.ts',
    spec: 'services/chat/src/sending/sending.db.spec.ts',
    mutants: [
      {
        without: 'the retreat of a failed batch to one by one',
        from: 'if (batch.length > 1 && isTransient(error)) await this.runAlone(batch);\n      else batch',
        to: 'batch',
      },
      {
        without: 'the wait of a sender’s next message',
        from: 'if (batch.length === BATCH_MAX || this.sending.has(senderId)) return true;',
        to: 'if (batch.length === BATCH_MAX) return true;',
      },
      {
        without: 'the end of that wait',
        from: 'for (const { message } of batch) this.sending.delete(message.senderId);',
        to: '',
      },
    ],
  },
];
