import { chats, message, VIEWER } from '../testing/people';
import { withOwnMessage } from './own-message.rules';

const list = { chats: [...chats], next: null, total_unread_messages: 122, conversations_left: 1 };

test('one’s own message brings its conversation to the top, and leaves what is unread', () => {
  const now = withOwnMessage(list, 40, message(5, VIEWER, 'On my way'))!;
  expect(now.chats.map(({ conversation }) => conversation.id)).toEqual([40, 41, 39, 38, 37, 36]);
  expect(now.chats[0]).toMatchObject({
    conversation: { id: 40, last_seq: 5 },
    num_unread_messages: 2,
    last_message: { text: 'On my way', sender_id: VIEWER },
  });
  expect(now.total_unread_messages).toBe(122);
});

test('a message that the socket was first to tell of changes nothing', () => {
  expect(withOwnMessage(list, 40, message(4, VIEWER, 'On my way'))).toBe(list);
});

test('a conversation that the list does not have makes it be asked for', () => {
  expect(withOwnMessage(list, 99, message(1, VIEWER, 'Hello'))).toBeNull();
});
