import type { MutatedFile } from '../written-mutant.js';

export const chat: readonly MutatedFile[] = [
  {
    file: 'services/chat/src/pair-lock.store.ts',
    spec: 'services/chat/src/conversations/conversations.db.spec.ts',
    mutants: [
      {
        without: 'the pair’s lock, when a block meets a like or a start',
        from: "await tx.lock('chat.pair', ...pairOf(oneId, otherId));",
        to: 'void [tx, oneId, otherId];',
        spec: 'services/chat/src/blocks/blocks.db.spec.ts',
      },
      {
        without: 'the pair’s lock, when two like each other at once',
        from: "await tx.lock('chat.pair', ...pairOf(oneId, otherId));",
        to: 'void [tx, oneId, otherId];',
        spec: 'services/chat/src/likes/likes.db.spec.ts',
      },
      { without: 'the order of the pair', from: 'oneId < otherId ? [oneId, otherId] : [otherId, oneId]', to: '[oneId, otherId]' },
    ],
  },
  {
    file: 'services/chat/src/conversations/conversations.store.ts',
    spec: 'services/chat/src/conversations/conversations.db.spec.ts',
    mutants: [
      {
        without: 'the conversations started before, when one more is counted',
        from: 'do update set count = s.count + 1 returning s.count - 1 as before',
        to: 'do update set count = s.count + 1 returning 0 as before',
      },
      {
        without: 'blocked and closed conversations, for who hears of typing',
        from: "where id = $1 and state = 'open' and $2 in (member_a, member_b)",
        to: 'where id = $1 and $2 in (member_a, member_b)',
      },
      {
        without: 'the sender, when an erased member’s words go',
        from: 'where conversation_id = any($1) and sender_id = $2 and',
        to: 'where conversation_id = any($1) and $2::integer is not null and',
        spec: 'services/chat/src/erasure/erasure.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/chat/src/conversations/conversation-removal.store.ts',
    spec: 'services/chat/src/conversations/conversations.db.spec.ts',
    mutants: [
      {
        without: 'outsiders, when a conversation is removed',
        from: "where id = $1 and $2 in (member_a, member_b) and state <> 'blocked' returning ${WIPED_UP_TO}",
        to: "where id = $1 and state <> 'blocked' returning ${WIPED_UP_TO}",
      },
      {
        without: 'the other side, when what both have removed is wiped',
        from: "'least(hidden_a, hidden_b)'",
        to: "'greatest(hidden_a, hidden_b)'",
      },
    ],
  },
  {
    file: 'services/chat/src/conversations/chat-list.store.ts',
    spec: 'services/chat/src/conversations/chat-list.db.spec.ts',
    mutants: [
      {
        without: 'that both like each other before a field is shown that is kept to matches',
        from: "${likes('$1', 'c.partner_id')} and ${likes('c.partner_id', '$1')} as matched",
        to: "${likes('$1', 'c.partner_id')} as matched",
        spec: 'services/chat/src/conversations/conversations.db.spec.ts',
      },
      {
        without: 'conversations that the viewer removed',
        from: "and state <> 'blocked' and last_seq > hidden_${own}`",
        to: "and state <> 'blocked'`",
        spec: 'services/chat/src/conversations/conversations.db.spec.ts',
      },
      {
        without: 'the id, when two conversations have the same moment',
        from: '(last_at, id) < ($3, $4::integer)',
        to: 'last_at < $3 and $4::integer is not null',
      },
    ],
  },
  {
    file: 'services/chat/src/likes/likes.store.ts',
    spec: 'services/chat/src/likes/likes.db.spec.ts',
    mutants: [
      {
        without: '“on conflict” of a like given twice',
        from: 'values ($1, $2, $3) on conflict do nothing returning from_id',
        to: 'values ($1, $2, $3) returning from_id',
      },
      {
        without: 'the first sight of a like',
        from: 'where from_id = $2 and to_id = $1 and seen_at is null returning from_id',
        to: 'where from_id = $2 and to_id = $1 returning from_id',
      },
      {
        without: 'the activation that a like waits for',
        from: " and l.seen_at is null and m.status = 'activated'",
        to: ' and l.seen_at is null',
      },
      {
        without: 'likes that were seen, when an activation announces',
        from: 'where l.from_id = $1 and l.seen_at is null order by l.to_id',
        to: 'where l.from_id = $1 order by l.to_id',
      },
      {
        without: 'the truth table in lists of likes',
        from: "and ${visibleSql({ viewer: '$1', member: 'm', surface: 'likes' })} limit 1) m`",
        to: 'limit 1) m`',
      },
    ],
  },
  {
    file: 'services/chat/src/blocks/blocks.store.ts',
    spec: 'services/chat/src/blocks/blocks.db.spec.ts',
    mutants: [
      {
        without: 'the lock of the conversation that a block empties',
        from: "and state <> 'blocked' for no key update`",
        to: "and state <> 'blocked'`",
        equivalent: 'What gives back held messages locks the same conversation, before anything in it goes.',
      },
      {
        without: 'the other’s like, when a block takes both',
        from: '(($1::integer, $2::integer), ($2, $1))',
        to: '(($1::integer, $2::integer), ($1, $2))',
      },
    ],
  },
  {
    file: 'services/chat/src/messages/messages.store.ts',
    spec: 'services/chat/src/messages/messages.db.spec.ts',
    mutants: [
      {
        without: 'the number after which messages are asked for',
        from: 'and seq > $2 order by seq limit $3`',
        to: 'and seq >= $2 order by seq limit $3`',
      },
      {
        without: 'the message that came after what was read',
        from: "and state <> 'blocked' and last_seq <= $3`",
        to: "and state <> 'blocked' and ($3::bigint is not null)`",
      },
      {
        without: 'the own messages, when unread ones are counted',
        from: 'where conversation_id = c.id and sender_id <> $2 and seq >',
        to: 'where conversation_id = c.id and seq >',
      },
      { without: 'the backward step of what was read', from: 'and case member_a when $2 then read_a else read_b end < r.seq`', to: '`' },
      {
        without: 'outsiders, when messages are read',
        from: "where c.id = $1 and $2 in (c.member_a, c.member_b) and c.state <> 'blocked'`",
        to: "where c.id = $1 and c.state <> 'blocked'`",
      },
      {
        without: 'what is held for an unconfirmed reader',
        from: '($4::integer is null or sender_id = $4)',
        to: '($4::integer is null or true)',
      },
      {
        without: 'the lock of the conversation whose unread messages are counted',
        from: "await tx.read('select from chat.conversations where id = $1 for no key update', [conversationId]);",
        to: '',
      },
    ],
  },
  {
    file: 'services/chat/src/notices/notices.store.ts',
    spec: 'services/chat/src/notices/notices.db.spec.ts',
    mutants: [
      { without: 'the one notice until the member has read', from: ' and c.announced_${side} <= c.read_${side})', to: ')' },
      { without: 'members who have read everything', from: '(c.unread_${side} > 0 and c.announced', to: '(c.announced' },
      {
        without: 'the skipping of conversations in use',
        from: 'and ${DUE} order by c.id for no key update skip locked),',
        to: 'and ${DUE} order by c.id for no key update),',
      },
      {
        without: 'the lock under which a notice is looked at again',
        from: 'and ${DUE} order by c.id for no key update skip locked),',
        to: 'and ${DUE} order by c.id),',
      },
      {
        without: 'the comparison, when the watermark moves',
        from: 'where name = $1 and at = $3',
        to: 'where name = $1 and $3::timestamptz is not null',
      },
      {
        without: 'the patience with a new message',
        from: 'where sent_at > $1 and sent_at <= $2)',
        to: 'where sent_at > $1 and $2::timestamptz is not null)',
      },
    ],
  },
  {
    file: 'services/chat/src/held-messages/held-messages.store.ts',
    spec: 'services/chat/src/held-messages/held-messages.db.spec.ts',
    mutants: [
      {
        without: 'the fourteen days, before credits come back',
        from: 'where returnable and sent_at <= $1 and conversation_id > $2',
        to: 'where returnable and $1::timestamptz is not null and conversation_id > $2',
        equivalent: 'It only chooses which conversations are looked at: what is taken in each asks for the fourteen days again.',
      },
      {
        without: 'the fourteen days, when one conversation’s credits are taken',
        from: 'and ($2::timestamptz is null or sent_at <= $2)',
        to: 'and ($2::timestamptz is null or true)',
      },
      {
        without: 'the once, when credits are taken',
        from: 'where conversation_id = $1 and returnable and (',
        to: 'where conversation_id = $1 and (',
        equivalent: 'The ledger reverses a spend once, and nothing of a starter who has confirmed is taken up.',
      },
      {
        without: 'what was released, which stays paid',
        from: 'where conversation_id = any($1::integer[]) and returnable',
        to: 'where conversation_id = any($1::integer[]) and returnable and false',
      },
      {
        without: 'the skipping of conversations in use',
        from: '${STARTER} for no key update skip locked',
        to: '${STARTER} for no key update',
      },
    ],
  },
];
