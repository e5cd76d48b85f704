import { listFurtherChats } from '@rendezvous/contracts/chat/conversations';
import { listMoreLikes } from '@rendezvous/contracts/chat/likes';
import { cursorOf, cursorText } from './cursor.rules.js';

test('a cursor survives the way to the browser and back', () => {
  const cursor = { at: new Date('2026-03-02T12:00:00.123Z'), id: 2_147_483_647 };
  const text = cursorText(cursor);
  expect(listMoreLikes.query!.parse({ after: text })).toEqual({ after: text });
  expect(listFurtherChats.query!.parse({ after: text })).toMatchObject({ after: text });
  expect(cursorOf(text)).toEqual(cursor);
});
