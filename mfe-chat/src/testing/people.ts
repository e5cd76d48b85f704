import { user } from '@rendezvous/client/testing/screens';
import type { Chat } from '@rendezvous/contracts/chat/conversations';
import type { LikedBy } from '@rendezvous/contracts/chat/likes';
import type { Message } from '@rendezvous/contracts/chat/messages';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { MessagePage } from '../thread/thread.rules';

/** The people and words of stories and tests. The viewer is Hugo. */
export const VIEWER = user.id;
export const PARTNER = 8;
export const CONVERSATION = 41;

const card = (id: number, name: string, age: number, more: Partial<MemberCard> = {}): MemberCard => ({
  id,
  name,
  age,
  gender: 'female',
  country: 'FR',
  region: 'Auvergne-Rhône-Alpes',
  city: 'Lyon',
  main_image: {
    filename: `/portraits/${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}.svg`,
    thumb_filename: `/portraits/${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}.svg`,
    placeholder: null,
  },
  photo_count: 3,
  fictional: false,
  online: false,
  is_new: false,
  ...more,
});

export const ines = card(PARTNER, 'Inès', 36, { online: true });
export const maya = card(9, 'Maya', 33);
const lou = card(10, 'Lou', 29);
export const sana = card(11, 'Sana', 31, { fictional: true });
const theo = card(12, 'Theo', 40, { gender: 'male', main_image: null });

/** An instant of the day before yesterday, so that stories look the same on any day. */
export const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 19, 18, minutes)).toISOString();

export const message = (seq: number, senderId: number, text: string, more: Partial<Message> = {}): Message => ({
  seq,
  clientId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  senderId,
  text,
  removed: false,
  sentAt: at(seq),
  ...more,
});

export const talk: readonly Message[] = [
  message(1, PARTNER, 'You mentioned the market on the quay. Which stall has the good figs?'),
  message(2, VIEWER, 'The one with the grumpy man. He only smiles after ten.'),
  message(3, VIEWER, 'I went there at nine once. Never again.'),
  message(4, PARTNER, 'You went! And he smiled? I don’t believe it. I owe you a drink, then.', { sentAt: at(60 * 20) }),
];

/** A page of messages as the server sends it. */
export const page = (messages: readonly Message[], more: Partial<MessagePage> = {}): MessagePage => ({
  conversation: { id: CONVERSATION, state: 'open', last_seq: messages.at(-1)?.seq ?? 0, cost: 1 },
  profile: ines,
  messages: [...messages],
  more: false,
  partner_read_seq: 3,
  own_read_seq: 3,
  held: 0,
  ...more,
});

const chat = (id: number, profile: MemberCard | null, text: string, more: Partial<Chat> = {}): Chat => ({
  conversation: { id, state: profile === null ? 'partner-gone' : 'open', last_seq: 4 },
  profile,
  num_unread_messages: 0,
  last_message: { text, removed: false, sender_id: profile?.id ?? 99, sent_at: at(id) },
  ...more,
});

export const chats: readonly Chat[] = [
  chat(CONVERSATION, ines, 'I owe you a drink, then.'),
  chat(40, maya, 'So, Thursday? Or is that your chess night again?', { num_unread_messages: 2 }),
  chat(39, lou, '', { last_message: { text: 'Ha, deal.', removed: false, sender_id: VIEWER, sent_at: at(39) } }),
  chat(38, sana, 'I am made up, but I like figs.', { num_unread_messages: 120 }),
  chat(37, theo, 'See you at the station.'),
  chat(36, null, '', { last_message: { text: '', removed: true, sender_id: 99, sent_at: at(36) } }),
];

const liked = (profile: MemberCard, minutes: number, more: Partial<LikedBy> = {}): LikedBy => ({
  ...profile,
  matched: false,
  liked_at: new Date(Date.now() - minutes * 60_000).toISOString(),
  like_new: false,
  ...more,
});

export const likers: readonly LikedBy[] = [
  liked(ines, 5, { like_new: true, reason: { kind: 'interests', count: 3 } }),
  liked(maya, 60 * 26, { like_new: true }),
  liked(lou, 60 * 24 * 9, { matched: true, reason: { kind: 'distance', km: 5 } }),
  liked(sana, 60 * 24 * 40),
];
