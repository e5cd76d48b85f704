import type { RemoteRoute } from '@rendezvous/contracts/releases';
import type { Release } from '@rendezvous/site';
import { screensOf } from './page-files.rules.js';

const file = { bytes: 1, integrity: 'sha384-x' };
const names = ['entry.js', 'module.js', 'src_messages_en_json.0a.js', 'src_messages_fr_json.0b.js', 'chats.js', 'chats.css', 'room.js'];
const release = {
  entry: 'entry.js',
  files: Object.fromEntries(names.map((name) => [name, file])),
  chunks: { __federation_expose_remote: ['module.js'], chats: ['module.js', 'chats.css', 'chats.js'], room: ['room.js'] },
} as unknown as Release;
const route = (path: string, chunk: string): RemoteRoute => ({ path, layout: 'default', access: 'member', chunk, data: [] });

test('each screen has its own files, the module and the messages of one language, each once', () => {
  expect(screensOf(release, [route('/chats', 'chats'), route('/chats/:id', 'chats')], 'fr')).toEqual({
    chats: ['module.js', 'src_messages_fr_json.0b.js', 'chats.css', 'chats.js'],
  });
});
