import type { ConversationState } from '@rendezvous/contracts/chat/conversation-state';
import type { Message, readMessages } from '@rendezvous/contracts/chat/messages';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { ReplyOf } from '@rendezvous/contracts/route';

export type MessagePage = ReplyOf<typeof readMessages>;

/** Messages in one page; the first page's address is in the page's HTML with this number. */
export const PAGE = 50;
/** Messages in one page when catching up. */
export const CATCH_UP_PAGE = 200;

/** A conversation as far as this tab has loaded it. */
export interface Thread {
  readonly id: number;
  readonly state: ConversationState;
  /** Credits that the next message costs. */
  readonly cost: number;
  /** null for a member who is deleted or hides. */
  readonly profile: MemberCard | null;
  /** The name of a partner who takes a break; null for everybody else. */
  readonly paused: string | null;
  /** Ascending by `seq`; everything from the first one up to `upTo` is there. */
  readonly messages: readonly Message[];
  /** There are older ones before the first. */
  readonly more: boolean;
  readonly upTo: number;
  readonly partnerRead: number | null;
  readonly ownRead: number;
  /** Messages that wait for the viewer to confirm their address. */
  readonly held: number;
}

/** The number before the first message from which on nothing is missing: 0 at the beginning of the conversation. */
const beginOf = ({ messages, more }: Pick<Thread, 'messages' | 'more'>): number => (more ? (messages[0]?.seq ?? 1) - 1 : 0);

const facts = ({ conversation, profile, partner_paused: paused = null, partner_read_seq, own_read_seq, held }: MessagePage) => ({
  state: conversation.state,
  cost: conversation.cost,
  profile,
  paused,
  partnerRead: partner_read_seq,
  ownRead: own_read_seq,
  held,
});

/** What a page says about the conversation. It may be older than the last event: nobody reads backwards. */
const withFacts = (thread: Thread, { state, cost, profile, paused, held, ...said }: ReturnType<typeof facts>): Thread => ({
  ...thread,
  state,
  cost,
  profile,
  paused,
  held,
  ownRead: Math.max(thread.ownRead, said.ownRead),
  partnerRead: said.partnerRead === null ? null : Math.max(thread.partnerRead ?? 0, said.partnerRead),
});

const newestOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Two lists as one, ascending, each message once. */
const union = (some: readonly Message[], others: readonly Message[]): readonly Message[] => {
  if (others.length === 0) return some;
  const bySeq = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
};

/** The end of the unbroken run of messages that begins at `from`. */
const runEnd = (messages: readonly Message[], from: number): number => {
  let end = from;
  for (const { seq } of messages) if (seq === end + 1) end = seq;
  return end;
};

/** The latest page as the beginning of a thread. */
export const threadOf = (page: MessagePage): Thread => ({
  ...facts(page),
  id: page.conversation.id,
  messages: page.messages,
  more: page.more,
  upTo: Math.max(page.conversation.last_seq, newestOf(page.messages)),
});

/** After a block a conversation begins anew with the same id: its numbers then belong to other messages. */
const beganAnew = (thread: Thread, fresh: Thread): boolean => {
  const known = new Map(thread.messages.map(({ seq, clientId }) => [seq, clientId]));
  return fresh.upTo < beginOf(thread) || fresh.messages.some(({ seq, clientId }) => (known.get(seq) ?? clientId) !== clientId);
};

/**
 * The latest page, loaded again. It is the truth about all that it spans, unless some of it is held; what came in while it was under way
 * stands behind it and stays. Where it does not meet what is there, the old messages go: a hole would never be filled.
 */
export const withLatest = (thread: Thread, fresh: Thread): Thread => {
  if (beganAnew(thread, fresh)) return fresh;
  const begin = beginOf(fresh);
  const meets = begin <= thread.upTo;
  const kept = thread.messages.filter(({ seq }) => seq > fresh.upTo || (meets && (seq <= begin || fresh.held > 0)));
  const messages = union(kept, fresh.messages);
  return {
    ...withFacts(thread, fresh),
    messages,
    more: meets && beginOf(thread) < begin ? thread.more : fresh.more,
    upTo: runEnd(messages, Math.max(fresh.upTo, meets ? thread.upTo : 0)),
  };
};

/**
 * A page that was asked for with `after`. The thread may have begun elsewhere since: what does not meet it is left out.
 * When held messages are released, they stand before `upTo`: everything is asked for again.
 */
export const withNewer = (thread: Thread, page: MessagePage, after: number): Thread => {
  const said = withFacts(thread, facts(page));
  const complete = page.messages.length < CATCH_UP_PAGE;
  const end = Math.max(newestOf(page.messages), complete ? page.conversation.last_seq : 0);
  if (after > thread.upTo || end < beginOf(thread)) return said;
  const messages = union(thread.messages, page.messages);
  const upTo = wereReleased(thread, page) ? beginOf(thread) : Math.max(thread.upTo, end);
  return { ...said, messages, upTo: runEnd(messages, upTo) };
};

/** Messages that waited for the viewer's address can be read now. */
export const wereReleased = (thread: Thread, page: MessagePage): boolean => page.held < thread.held;

/** A page that was asked for with `before`, the first message at that time; left out when the thread has begun elsewhere since. */
export const withOlder = (thread: Thread, page: MessagePage, before: number): Thread =>
  before - 1 < beginOf(thread) ? thread : olderMet(thread, page);

const olderMet = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  messages: union(page.messages, thread.messages),
  more: beginOf(page) < beginOf(thread) ? page.more : thread.more,
});

/**
 * The answer to a message sent from here. When others came in between, `upTo` stays behind and they are asked for. One that stands before
 * the beginning, which has moved on since, comes with the older ones.
 */
export const withSent = (thread: Thread, message: Message): Thread => {
  if (message.seq <= beginOf(thread)) return thread;
  const messages = union(thread.messages, [message]);
  return { ...thread, messages, upTo: runEnd(messages, thread.upTo) };
};

/** True when a message is known to exist that is not here. */
export const isBehind = (thread: Thread, seq: number): boolean => Math.max(seq, newestOf(thread.messages)) > thread.upTo;
