import type { Explained } from './explained.js';

export const browser: readonly Explained[] = [
  {
    file: 'libs/client/src/chats-and-likes/chat-list.rules.ts',
    from: 'conversation.id < now.conversation.id',
    to: 'conversation.id <= now.conversation.id',
    equivalent: 'It is compared with all other conversations, and each has an id of its own.',
  },
  {
    file: 'mfe-chat/src/thread/thread.rules.ts',
    from: 'beginOf(thread) < begin',
    to: 'beginOf(thread) <= begin',
    equivalent: 'What begins at one message tells the same of older ones.',
  },
  {
    file: 'mfe-chat/src/thread/thread.rules.ts',
    from: 'beginOf(page) < beginOf(thread)',
    to: 'beginOf(page) <= beginOf(thread)',
    equivalent: 'What begins at one message tells the same of older ones.',
  },
];
