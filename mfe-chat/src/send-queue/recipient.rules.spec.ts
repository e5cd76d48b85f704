import { goesTo, intoConversation, laneOf } from './recipient.rules';

test('each recipient has a lane, and a member is no conversation of the same number', () => {
  expect([laneOf({ conversationId: 8 }), laneOf({ memberId: 8 })]).toEqual(['8', 'member-8']);
});

test('a conversation shows what goes into it and what goes to the partner', () => {
  expect(goesTo({ conversationId: 41 }, 41, 8)).toBe(true);
  expect(goesTo({ memberId: 8 }, 41, 8)).toBe(true);
  expect(goesTo({ conversationId: 40 }, 41, 8)).toBe(false);
  expect(goesTo({ memberId: 41 }, 41, 8)).toBe(false);
  expect(goesTo({ memberId: 8 }, 41, null)).toBe(false);
  expect(goesTo({ conversationId: 41 }, null, 8)).toBe(false);
});

test('a message to a member becomes one of the conversation that has begun', () => {
  expect(intoConversation({ memberId: 8, text: 'Hello' }, 41)).toEqual({ conversationId: 41, text: 'Hello' });
});
