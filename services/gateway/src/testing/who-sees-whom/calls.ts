import { randomUUID } from 'node:crypto';
import type { Pair } from './given-pairs.js';
import { card, cardIf, foundCard, type Found, page, refusal } from './truth-table.js';

/** How a call is made for a pair, and what of B its answer carries: no more, and no less. */
interface Carrying {
  /** null: this pair has nothing to ask. */
  readonly ask?: (pair: Pair) => object | null;
  readonly carries: (pair: Pair) => readonly Found[];
}

/** `nobody`: carries no member but the one who asks. */
export type CallLine = 'nobody' | Carrying;

const onBreak = (letters: string): readonly Found[] => (letters.includes('b') ? ['name'] : []);
const ofMember = ({ id }: Pair) => ({ memberId: id });
const ofConversation = ({ conversationId }: Pair) => (conversationId === null ? null : { conversationId });
const message = () => ({ clientId: randomUUID(), text: 'Hello' });

/** A member's own conversations: who wrote is told by number, B's card only where B shows it, and the name while B takes a break. */
const inChat =
  (also: readonly Found[] = ['id']) =>
  (pair: Pair): readonly Found[] =>
    pair.conversationId === null || pair.viewerId === null ? [] : [...new Set([...also, ...card(pair.letters), ...onBreak(pair.letters)])];

const memberOnly =
  (carries: (letters: string) => readonly Found[]) =>
  (pair: Pair): readonly Found[] =>
    pair.viewerId === null ? [] : carries(pair.letters);

/** Every call of the product, in the order in which they are made: what changes nothing first. A new one needs a line. */
export const CALLS: Readonly<Record<string, CallLine>> = {
  'GET /api/members': {
    ask: ({ country }) => ({ country, gender: 'female' }),
    carries: ({ letters }) => foundCard(letters),
  },
  'GET /api/members/:memberId/similar': { ask: ({ likeB }) => ({ memberId: likeB }), carries: ({ letters }) => foundCard(letters) },
  'GET /api/members/:memberId/landing': { ask: ofMember, carries: ({ letters }) => cardIf('L')(letters) },
  'GET /api/swipe-game': { carries: memberOnly(foundCard) },
  // Of the same age as B: those five whom A may see.
  'GET /api/todays-five': { carries: memberOnly(foundCard) },
  'GET /api/auto-like.php': {
    // The like of somebody unconfirmed waits for their activation.
    carries: ({ letters, mode, viewerId }) => (viewerId === null || mode === 'unconfirmed' ? [] : cardIf('K')(letters)),
  },
  'GET /api/likes.php': { carries: memberOnly(cardIf('K')) },
  'GET /api/likes/:type': { ask: () => ({ type: 'received' }), carries: memberOnly(cardIf('K')) },
  'GET /api/chats.php': { carries: (pair) => lastWriter(pair) },
  'GET /api/chats': { ask: () => ({ after: '9999999999999-1' }), carries: (pair) => lastWriter(pair) },
  'GET /api/conversations/:conversationId/messages': {
    ask: ofConversation,
    carries: (pair) => inChat(pair.viewer === 'wrote to B' ? [] : ['id'])(pair),
  },
  'GET /api/members/:memberId/conversation': {
    ask: ofMember,
    carries: memberOnly((letters) => (letters.includes('P') ? card(letters) : [...refusal(letters), ...onBreak(letters)])),
  },
  'GET /api/members/:memberId': { ask: ofMember, carries: ({ letters }) => page(letters) },
  'GET /api/preferences': {
    carries: ({ viewer, mode }) => (viewer === 'blocker of B' && mode !== 'erased' && mode !== 'pending deletion' ? ['id', 'name'] : []),
  },
  // Those that carry no member but the one who asks.
  'GET /api/complaints/:number': 'nobody',
  'GET /api/demo/personas': 'nobody',
  'GET /api/age-assurance': 'nobody',
  'GET /api/devices': 'nobody',
  'GET /api/passkeys': 'nobody',
  'GET /api/notifications': 'nobody',
  'GET /api/consents': 'nobody',
  'GET /api/account/name': 'nobody',
  'GET /api/account/export': 'nobody',
  'GET /api/account/export/:exportId/file': 'nobody',
  'GET /api/activation/mail': 'nobody',
  'GET /api/profile': 'nobody',
  // the member who asks, as others would see them
  'GET /api/profile/as/:viewer': 'nobody',
  'GET /api/credits/bundles': 'nobody',
  'GET /api/credits/repeat-order': 'nobody',
  'GET /api/orders': 'nobody',
  'GET /api/orders/:orderId': 'nobody',
  'GET /api/orders/:orderId/direct-debit': 'nobody',
  'GET /api/direct-debit/mandate': 'nobody',
  'GET /api/orders/:orderId/receipt': 'nobody',
  'GET /api/refunds': 'nobody',
  'GET /api/stored-methods': 'nobody',
  'GET /api/refunds/:refundId/credit-note': 'nobody',
  'GET /api/refunds/:refundId/reversal': 'nobody',
  // which conversation a message was paid in, and not with whom
  'GET /api/statement': 'nobody',
  'GET /api/statement/file': 'nobody',
  'GET /api/operator/members': {
    ask: ({ id }) => ({ find: String(id) }),
    carries: ({ viewer, mode }) => (viewer === 'operator' && mode !== 'erased' ? ['id', 'name'] : []),
  },
  'PATCH /api/operator/members/:memberId': 'nobody',
  'PUT /api/operator/members/:memberId/moderation': 'nobody',
  'GET /api/operator/members/:memberId/age': 'nobody',
  'PUT /api/operator/members/:memberId/age/reset': 'nobody',
  'GET /api/operator/deletion-reasons': 'nobody',
  'GET /api/operator/complaints': 'nobody',
  'GET /api/operator/complaints/:number': 'nobody',
  'POST /api/operator/complaints/:number/answers': 'nobody',
  'PUT /api/operator/complaints/:number/state': 'nobody',
  'GET /api/operator/invitations': 'nobody',
  'GET /api/operator/invitations/:invitationId': 'nobody',
  'POST /api/operator/invitations': 'nobody',
  'PUT /api/operator/invitations/:invitationId/withdrawn': 'nobody',
  'POST /api/operator/invitations/waiting': 'nobody',
  'GET /api/operator/sponsored-cards': 'nobody',
  'GET /api/operator/sponsored-cards/:cardId': 'nobody',
  'POST /api/operator/sponsored-cards': 'nobody',
  'PUT /api/operator/sponsored-cards/:cardId': 'nobody',
  'POST /api/operator/sponsored-cards/:cardId/picture': 'nobody',
  'PUT /api/operator/sponsored-cards/:cardId/withdrawn': 'nobody',
  'PUT /api/operator/sponsored-cards/sites/:siteId': 'nobody',
  'GET /api/discountcode.php': 'nobody',
  'GET /api/credits/leaving-discount': 'nobody',
  'POST /api/credits/leaving-discount': 'nobody',
  'GET /api/operator/discount-codes': 'nobody',
  'GET /api/operator/bundles': 'nobody',
  'POST /api/operator/bundles/:bundle/prices': 'nobody',
  'PUT /api/operator/bundles/:bundle/popular': 'nobody',
  'GET /api/operator/revenue': 'nobody',
  'GET /api/operator/revenue/file': 'nobody',
  'POST /api/operator/discount-codes': 'nobody',
  'PUT /api/operator/discount-codes/:code/status': 'nobody',
  'GET /api/operator/adjustments': 'nobody',
  'POST /api/operator/adjustments': 'nobody',
  'PUT /api/operator/adjustments/:adjustmentId/approved': 'nobody',
  'PUT /api/operator/adjustments/:adjustmentId/declined': 'nobody',
  'GET /api/operator/wallets/:memberId': 'nobody',
  'GET /api/operator/billing/trace': 'nobody',
  'GET /api/operator/billing/reports': 'nobody',
  'GET /api/operator/payment-incidents': 'nobody',
  'PUT /api/operator/payment-incidents/:incidentId/resolved': 'nobody',
  'GET /api/operator/webhook-events': 'nobody',
  'POST /api/operator/webhook-events/:eventId/replay': 'nobody',
  'GET /api/operator/disputes': 'nobody',
  'PUT /api/operator/disputes/:disputeId/unblocked': 'nobody',
  'GET /api/operator/billing/direct-debit-files': 'nobody',
  // a file names accounts and their holders, by no member's id or name
  'POST /api/operator/billing/direct-debit-files/:fileId/download': 'nobody',
  'PUT /api/operator/billing/direct-debit-files/:fileId/delivery': 'nobody',
  'POST /api/operator/billing/direct-debit-files/answers': 'nobody',
  'PUT /api/operator/billing/direct-debit-files/answers/:answerId/lines/:position/resolved': 'nobody',
  // a fault names a wallet, and of its owner nothing else
  'GET /api/operator/billing/proofs': 'nobody',
  'POST /api/operator/billing/proofs': 'nobody',
  'GET /api/pages/:slug': 'nobody',
  'GET /api/landers/:slug': 'nobody',
  'GET /api/operator/landers': 'nobody',
  'GET /api/operator/visit-sources': 'nobody',
  'PUT /api/operator/landers/:slug/weight': 'nobody',
  'POST /api/operator/landers/:slug/withdrawal': 'nobody',
  'POST /api/operator/landers/:slug/undo': 'nobody',
  'GET /api/operator/landers/:slug/link': 'nobody',
  'GET /api/user.php': 'nobody',
  'GET /api/companyinfo.php': 'nobody',
  'GET /api/member-counts/regions': 'nobody',
  'GET /api/member-counts/interests': 'nobody',
  'GET /api/interests.php': 'nobody',
  'GET /api/regions.php': 'nobody',
  'GET /api/geocode.php': 'nobody',
  'GET /api/towns': 'nobody',
  'GET /api/settings.php': 'nobody',
  'PUT /api/cookie-choice': 'nobody',
  'PUT /api/country': 'nobody',
  'POST /api/page-hidden.php': 'nobody',
  'POST /api/lander-exposures': 'nobody',
  'GET /api/logout.php': 'nobody',
  'PUT /api/likes/:memberId/seen': { ask: ofMember, carries: () => [] },
  'PUT /api/conversations/:conversationId/read': {
    ask: (pair) => (pair.conversationId === null ? null : { conversationId: pair.conversationId, seq: 1 }),
    carries: () => [],
  },
  'PUT /api/swipe-game/likes/:memberId': { ask: ofMember, carries: memberOnly(refusal) },
  'PUT /api/likes/:memberId': {
    ask: ofMember,
    carries: memberOnly((letters) => (letters.includes('l') ? card(letters) : refusal(letters))),
  },
  'POST /api/conversations/:conversationId/messages': {
    ask: (pair) => (pair.conversationId === null ? null : { conversationId: pair.conversationId, ...message() }),
    carries: () => [],
  },
  'POST /api/members/:memberId/conversation': {
    ask: (pair) => (pair.conversationId === null ? { memberId: pair.id, ...message() } : null),
    carries: memberOnly(refusal),
  },
  'PUT /api/passes/:memberId': { ask: ofMember, carries: () => [] },
  'DELETE /api/passes/:memberId': { ask: ofMember, carries: () => [] },
  'DELETE /api/likes/:memberId': { ask: ofMember, carries: () => [] },
  'DELETE /api/chat.php': {
    ask: ({ conversationId }) => (conversationId === null ? null : { conversation: { id: conversationId } }),
    carries: () => [],
  },
  'PUT /api/blocks/:memberId': { ask: ofMember, carries: () => [] },
  'DELETE /api/blocks/:memberId': { ask: ofMember, carries: () => [] },
  'PUT /api/search-preferences': 'nobody',
  'GET /api/saved-searches': 'nobody',
  'POST /api/saved-searches': 'nobody',
  'PATCH /api/saved-searches/:savedSearchId': 'nobody',
  'PUT /api/saved-searches/:savedSearchId/visit': 'nobody',
  'DELETE /api/saved-searches/:savedSearchId': 'nobody',
  'POST /api/account/deletion': 'nobody',
  'POST /api/account/export': 'nobody',
  'PUT /api/account/name': 'nobody',
  'POST /api/age-assurance/checks': 'nobody',
  'POST /api/age-assurance/results': 'nobody',
  'PUT /api/account/pause': 'nobody',
  'DELETE /api/account/pause': 'nobody',
  'PUT /api/consents/:kind': 'nobody',
  'POST /api/account/reactivation': 'nobody',
  'POST /api/account/reactivation/check': 'nobody',
  'POST /api/activation': 'nobody',
  'POST /api/activation/mail': 'nobody',
  'PUT /api/activation/address': 'nobody',
  'POST /api/complaints': 'nobody',
  'POST /api/complaints/:number/words': 'nobody',
  'POST /api/mail-change': 'nobody',
  'POST /api/mail-change/check': 'nobody',
  'POST /api/mail-change/do': 'nobody',
  'POST /api/passkeys': 'nobody',
  'POST /api/passkeys/challenge': 'nobody',
  'PUT /api/passkeys/:passkeyId': 'nobody',
  'DELETE /api/passkeys/:passkeyId': 'nobody',
  'POST /api/login/passkey': 'nobody',
  'POST /api/login/passkey/challenge': 'nobody',
  'POST /api/password': 'nobody',
  'POST /api/password/reset': 'nobody',
  'POST /api/password/reset/check': 'nobody',
  'POST /api/password/reset-mail': 'nobody',
  'DELETE /api/devices': 'nobody',
  'DELETE /api/devices/:deviceId': 'nobody',
  'PATCH /api/preferences': 'nobody',
  'PATCH /api/notifications': 'nobody',
  'POST /api/notifications/resume': 'nobody',
  'POST /api/notifications/unsubscribe': 'nobody',
  'POST /api/notifications/address': 'nobody',
  'PATCH /api/profile': 'nobody',
  'POST /api/profile/photos': 'nobody',
  'POST /api/profile/photos/uploads': 'nobody',
  'POST /api/profile/photos/uploads/:upload': 'nobody',
  'DELETE /api/profile/photos/:photoId': 'nobody',
  'PUT /api/profile/photos/order': 'nobody',
  'PUT /api/profile/photos/:photoId/alt': 'nobody',
  'GET /api/signup/start': 'nobody',
  'GET /api/signup/refused': 'nobody',
  'POST /api/signup': 'nobody',
  'POST /api/signup/start': 'nobody',
  'POST /api/signup/complete': 'nobody',
  'POST /api/signup/check': 'nobody',
  'POST /api/signup/photo': 'nobody',
  'POST /api/signup/photo/uploads': 'nobody',
  'POST /api/signup/photo/uploads/:upload': 'nobody',
  'POST /api/invitation': 'nobody',
  'POST /api/invitation/address': 'nobody',
  'POST /api/invitation/address/removal': 'nobody',
  'DELETE /api/stored-methods/:storedMethodId': 'nobody',
  'POST /api/orders': 'nobody',
  'POST /api/orders/:orderId/check': 'nobody',
  'POST /api/orders/:orderId/cancel': 'nobody',
  'POST /api/orders/:orderId/refund': 'nobody',
  'PUT /api/orders/:orderId/direct-debit/account': 'nobody',
  'POST /api/orders/:orderId/direct-debit/code': 'nobody',
  'POST /api/orders/:orderId/direct-debit/signature': 'nobody',
  'DELETE /api/orders/:orderId/direct-debit': 'nobody',
  'DELETE /api/direct-debit/mandate': 'nobody',
  'POST /api/remote-failures': 'nobody',
  'POST /api/user.php': 'nobody',
  'PUT /api/user.php': 'nobody',
};

/** Of the list only the last message is told: by B, unless A wrote it. */
const lastWriter = (pair: Pair): readonly Found[] => inChat(pair.viewer === 'wrote to B' ? [] : ['id'])(pair);
