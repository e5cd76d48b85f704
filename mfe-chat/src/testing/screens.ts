import { noChats, noLikes, type RemoteScreens, user } from '@rendezvous/client/testing/screens';
import type { readConversationWith } from '@rendezvous/contracts/chat/conversations';
import type { Message } from '@rendezvous/contracts/chat/messages';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { chats, CONVERSATION, ines, likers, PARTNER, page, talk } from './people';

/** How a conversation with Inès would begin. */
export const conditions = (more: Partial<ReplyOf<typeof readConversationWith>> = {}): ReplyOf<typeof readConversationWith> => ({
  conversationId: null,
  profile: ines,
  mayStart: true,
  reason: null,
  state: 'open',
  conversations_left: 1,
  cost: 1,
  ...more,
});
const limit = conditions({
  profile: { ...ines, main_image: null },
  mayStart: false,
  reason: 'chat.conversation-limit',
  conversations_left: 0,
});

const listed = { 'GET /api/chats.php': () => ({ ...noChats, chats, total_unread_messages: 122 }) };
const alone = { 'GET /api/chats.php': () => noChats };
const conversationWith = `GET /api/members/${PARTNER}/conversation`;
const seen = { [`PUT /api/likes/${PARTNER}/seen`]: () => ({ ok: true }) };
const bundles = {
  'GET /api/credits/bundles': () => ({ country: 'FR', bundles: [], offer: null, tax_rate: 20, methods: [], refund_days: 14 }),
};

const room = (messages: readonly Message[]) => ({
  [`GET /api/conversations/${CONVERSATION}/messages`]: () => page(messages),
  [`PUT /api/conversations/${CONVERSATION}/read`]: () => ({ total_unread_messages: 0 }),
});

const matches = likers.filter(({ matched }) => matched);
const liked = {
  'GET /api/likes.php': () => ({
    profiles: likers,
    liked_by: likers,
    total_new_likes: 2,
    totals: { received: likers.length, sent: likers.length, matches: matches.length },
  }),
};
const nobody = { 'GET /api/likes.php': () => noLikes };

/** What each screen is answered. */
export const screens: RemoteScreens = {
  pages: {
    '/chats': { full: { at: '/chats', answers: listed }, empty: { at: '/chats', answers: alone } },
    '/chats/:id': {
      full: { at: `/chats/${CONVERSATION}`, answers: { ...listed, ...room(talk) } },
      // without credits the place to write offers some
      empty: { at: `/chats/${CONVERSATION}`, user: { ...user, credits: 0 }, answers: { ...alone, ...room([]), ...bundles } },
    },
    '/members/:id/chat': {
      full: { at: `/members/${PARTNER}/chat`, answers: { ...listed, [conversationWith]: () => conditions() } },
      empty: { at: `/members/${PARTNER}/chat`, answers: { ...alone, [conversationWith]: () => limit } },
    },
    '/likes': { full: { at: '/likes', answers: liked }, empty: { at: '/likes', answers: nobody } },
    '/likes/:type': { full: { at: '/likes/matches', answers: liked }, empty: { at: '/likes/sent', answers: nobody } },
  },
  parts: {
    match: {
      full: { given: { memberId: PARTNER, kind: 'match' }, answers: { ...seen, [conversationWith]: () => conditions() } },
      empty: { given: { memberId: PARTNER, kind: 'new-like' }, answers: { ...seen, [conversationWith]: () => limit } },
    },
    unsent: { full: { given: {}, answers: {} } },
  },
};
