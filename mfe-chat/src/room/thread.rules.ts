import type { ConversationState, Message, readMessages } from '@rendezvous/contracts/chat';
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

const facts = ({ conversation, profile, partner_read_seq, own_read_seq, held }: MessagePage) => ({
  state: conversation.state,
  cost: conversation.cost,
  profile,
  partnerRead: partner_read_seq,
  ownRead: own_read_seq,
  held,
});

const newestOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Two lists as one, ascending, each message once. */
const union = (some: readonly Message[], others: readonly Message[]): readonly Message[] => {
  if (others.length === 0) return some;
  if ((others[0]?.seq ?? 0) > newestOf(some)) return [...some, ...others];
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

/** The latest page, loaded again. Where it does not meet what is there, the old messages go: a hole would never be filled. */
export const withLatest = (thread: Thread, fresh: Thread): Thread => {
  const first = fresh.messages[0]?.seq;
  if (first === undefined || thread.messages.length === 0 || first > thread.upTo + 1) return fresh;
  const older = thread.messages.filter(({ seq }) => seq < first);
  return { ...fresh, messages: union(older, fresh.messages), more: older.length > 0 ? thread.more : fresh.more };
};

/** A page that was asked for with `after: thread.upTo`. */
export const withNewer = (thread: Thread, page: MessagePage): Thread => {
  const messages = union(thread.messages, page.messages);
  const complete = page.messages.length < CATCH_UP_PAGE;
  const seen = Math.max(thread.upTo, newestOf(page.messages), complete ? page.conversation.last_seq : 0);
  return { ...thread, ...facts(page), messages, upTo: runEnd(messages, seen) };
};

/** A page that was asked for with `before` the first message. */
export const withOlder = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  messages: union(page.messages, thread.messages),
  more: page.more,
});

/** The answer to a message sent from here. When others came in between, `upTo` stays behind and they are asked for. */
export const withSent = (thread: Thread, message: Message): Thread => {
  const messages = union(thread.messages, [message]);
  return { ...thread, messages, upTo: runEnd(messages, thread.upTo) };
};

/** True when a message is known to exist that is not here. */
export const isBehind = (thread: Thread, seq: number): boolean => Math.max(seq, newestOf(thread.messages)) > thread.upTo;
