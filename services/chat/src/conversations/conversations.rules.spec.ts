import type { Relation } from '@rendezvous/account';
import { answerRefusal, conversationState, obstacleToWriting, writeRefusal } from './conversations.rules.js';

const relation = (changes: Partial<Relation>): Relation => ({
  row: 'normal',
  view: 'full',
  viewerKind: 'member',
  reason: null,
  listed: true,
  opens: true,
  break: false,
  card: true,
  likes: true,
  mayLike: true,
  mayWrite: true,
  presence: true,
  keptBack: null,
  ...changes,
});
const hidden = (row: Relation['row'], changes: Partial<Relation> = {}) =>
  relation({ row, opens: false, mayLike: false, mayWrite: false, reason: 'account.profile-not-found', ...changes });

test('nobody writes to themselves', () => {
  expect(writeRefusal(1, 1, relation({}))).toBe('chat.own-profile');
});

test('who may not write hears why, or that there is nobody', () => {
  expect(writeRefusal(1, 2, relation({}))).toBeNull();
  expect(writeRefusal(1, 2, hidden('invisible'))).toBe('account.profile-not-found');
  expect(writeRefusal(1, 2, hidden('blocked-by', { reason: 'account.blocked-by' }))).toBe('account.blocked-by');
  expect(writeRefusal(1, 2, hidden('blocked', { opens: true, reason: null }))).toBe('chat.not-reachable');
});

test('within a conversation the partner exists', () => {
  expect(answerRefusal(relation({}))).toBeNull();
  expect(answerRefusal(hidden('gone'))).toBe('chat.partner-gone');
  expect(answerRefusal(hidden('privacy'))).toBe('chat.not-reachable');
  expect(answerRefusal(hidden('blocked-by'))).toBe('chat.blocked');
  expect(answerRefusal(hidden('blocked'))).toBe('chat.blocked');
});

test('whoever takes a break writes to nobody, and hears of it only where it is all that stands between', () => {
  expect(writeRefusal(1, 2, relation({ keptBack: 'account.on-break' }))).toBe('account.on-break');
  expect(answerRefusal(relation({ keptBack: 'account.on-break' }))).toBe('account.on-break');
  expect(answerRefusal(hidden('gone', { keptBack: 'account.on-break' }))).toBe('chat.partner-gone');
});

test('the state tells what writing would do', () => {
  expect(conversationState(relation({}), false)).toBe('open');
  expect(conversationState(relation({ row: 'disabled-reached' }), true)).toBe('held');
  expect(conversationState(hidden('disabled-reached'), true)).toBe('unreachable');
  expect(conversationState(hidden('gone'), false)).toBe('partner-gone');
});

test('the limit stands in the way of starting, not of answering; who may not write hears only that', () => {
  expect(obstacleToWriting({ mayWrite: true }, false, 1)).toBeNull();
  expect(obstacleToWriting({ mayWrite: true }, false, null)).toBeNull();
  expect(obstacleToWriting({ mayWrite: true }, false, 0)).toBe('chat.conversation-limit');
  expect(obstacleToWriting({ mayWrite: true }, true, 0)).toBeNull();
  expect(obstacleToWriting({ mayWrite: false }, false, 0)).toBe('chat.not-reachable');
});
