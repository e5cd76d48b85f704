import type { Chat } from '@rendezvous/contracts/chat/conversations';
import type { LikedBy } from '@rendezvous/contracts/chat/likes';
import type { Notifications } from '@rendezvous/contracts/account/notifications';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import type { User } from '@rendezvous/contracts/session';

/** How long we wait after something happened: whoever comes back by themselves needs no mail, and more may come meanwhile. */
export const DIGEST_WAIT_MS = minutes(15);
/** The least time between two such mails to one member. */
const DIGEST_GAP_MS = hours(12);
/** The same where nobody wrote: likes alone are no reason for more than one mail a day. */
const LIKES_GAP_MS = days(1);
/** How long somebody may be away before they are reminded of what nobody read. */
const REMIND_AFTER_MS = days(3);
/** How many people one mail names. */
const DIGEST_PEOPLE = 5;

/** One person of the mail and what they did. */
interface DigestPerson {
  readonly name: string;
  readonly fictional: boolean;
  readonly fact: 'messages' | 'liked' | 'matched';
  /** Unread messages. */
  readonly count: number;
}

export interface Digest {
  readonly messages: number;
  readonly likes: number;
  readonly people: readonly DigestPerson[];
  /** How many people are not named. */
  readonly more: number;
}

/** Only confirmed members who want mail and whose mailbox takes it. */
export const mailAllowed = ({ status, notifications_disabled: stopped }: Pick<User, 'status' | 'notifications_disabled'>): boolean =>
  status === 'activated' && stopped.length === 0;

/** When a digest may go out: not before the pause since the last one is over. null: now. */
export const digestLater = (lastSent: Date | null, now: Date, digest: Pick<Digest, 'messages'> | null): Date | null => {
  if (lastSent === null) return null;
  const next = new Date(lastSent.getTime() + (digest?.messages === 0 ? LIKES_GAP_MS : DIGEST_GAP_MS));
  return next > now ? next : null;
};

/** When somebody who was last here then is reminded; null: now. */
export const reminderLater = (lastActive: Date, now: Date): Date | null => {
  const next = new Date(lastActive.getTime() + REMIND_AFTER_MS);
  return next > now ? next : null;
};

/** The member was here after it happened: they have seen it. */
export const hasSeen = (lastActive: Date, since: Date): boolean => lastActive >= since;

/** What a digest may tell of. */
export type Wanted = Pick<Required<Notifications>, 'new_conversations' | 'new_messages' | 'like'>;

/** Where nothing was read yet, somebody began to write. */
const typeOf = ({ conversation, num_unread_messages: unread }: Chat): 'new_conversations' | 'new_messages' =>
  unread >= conversation.last_seq ? 'new_conversations' : 'new_messages';

/** What waits and is wanted, messages first; somebody who is named for writing is not named again for their like. null when nothing waits. */
export const digestOf = (chats: readonly Chat[], likedBy: readonly LikedBy[], wanted: Wanted): Digest | null => {
  const waiting = chats.flatMap((chat) =>
    chat.profile !== null && chat.num_unread_messages > 0
      ? [{ profile: chat.profile, count: chat.num_unread_messages, type: typeOf(chat) }]
      : [],
  );
  const unread = waiting.filter(({ type }) => wanted[type]);
  const writers = new Set(unread.map(({ profile }) => profile.id));
  const fresh = wanted.like ? likedBy.filter(({ like_new: isNew }) => isNew) : [];
  const named: DigestPerson[] = [
    ...unread.map(({ profile: { name, fictional }, count }) => ({ name, fictional, fact: 'messages' as const, count })),
    ...fresh
      .filter(({ id }) => !writers.has(id))
      .map(({ name, fictional, matched }) => ({ name, fictional, fact: matched ? ('matched' as const) : ('liked' as const), count: 1 })),
  ];
  if (named.length === 0) return null;
  return {
    messages: unread.reduce((sum, { count }) => sum + count, 0),
    likes: fresh.length,
    people: named.slice(0, DIGEST_PEOPLE),
    more: Math.max(0, named.length - DIGEST_PEOPLE),
  };
};
