import type { RemoteRoute } from '@rendezvous/contracts/releases';
import type { Release } from '@rendezvous/site';
import { pageFiles, screensOf } from './page-files.rules.js';
import type { FoundPage } from '../composition/page-route.rules.js';

const filesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { bytes: 1, integrity: `sha384-${name}` }]));
const release = {
  folder: 'mfe-chat/2',
  entry: 'entry.js',
  files: filesOf([
    'entry.js',
    'module.js',
    'src_messages_en_ts.0a.js',
    'src_messages_fr_ts.0b.js',
    'src_messages_fr_ts.0b.js.map',
    'src_messages_fr_ts.old.js',
    'chats.js',
    'chats.css',
    'room.js',
  ]),
  chunks: { __federation_expose_remote: ['module.js'], chats: ['module.js', 'chats.css', 'chats.js'], room: ['room.js'] },
} as unknown as Release;
const shell = {
  folder: 'shell/7',
  entry: 'main.js',
  files: {
    ...filesOf(['main.js', 'main.css', 'react.js', 'messages-fr-json.12af.js', 'messages-en-json.12af.js', 'login.js', 'login.css']),
    ...filesOf(['inter.woff2', 'inter.woff2.txt']),
    'watch.js': { bytes: 1, integrity: 'sha384-watch.js', text: 'watch()' },
  },
  chunks: { main: ['main.css', 'react.js', 'main.js'], login: ['login.js', 'login.css', 'main.js'] },
} as unknown as Release;
const route = (path: string, chunk: string): RemoteRoute => ({ path, layout: 'default', access: 'member', chunk, data: [] });

const chat = { release, descriptor: {}, channel: 'stable', fallback: null } as unknown as FoundPage['remote'];
const showing = (page: FoundPage | null, of: Release = shell) => {
  const { main, preloads, styles, laterStyles, fonts, startWatch } = pageFiles({ shell: of, remotes: [] }, page, 'fr');
  const names = [preloads, styles, laterStyles, fonts].map((files) => files.map(({ name }) => name));
  return { main, startWatch, preloads: names[0], styles: names[1], laterStyles: names[2], fonts: names[3] };
};

test('each screen has its own files, the module and the messages of one language, each once', () => {
  expect(screensOf(release, [route('/chats', 'chats'), route('/chats/:id', 'chats')], 'fr')).toEqual({
    chats: ['module.js', 'src_messages_fr_ts.0b.js', 'chats.css', 'chats.js'],
  });
});

test('messages that a remote of before has in one catalogue are found, too', () => {
  const before = { ...release, files: filesOf(['module.js', 'src_messages_en_json.0a.js', 'src_messages_fr_json.0b.js']) };
  expect(screensOf(before, [route('/gone', 'gone')], 'fr')).toEqual({ gone: ['module.js', 'src_messages_fr_json.0b.js'] });
});

test('a screen whose chunk is not in the build has what every screen of its remote needs', () => {
  expect(screensOf(release, [route('/gone', 'gone')], 'en')).toEqual({ gone: ['module.js', 'src_messages_en_ts.0a.js'] });
});

test('a page of a remote asks at once for the shell’s messages, the remote and the screen; only the shell’s styles hold it', () => {
  expect(showing({ remote: chat, route: route('/chats', 'chats'), own: null, chunk: 'chats', params: {} })).toEqual({
    startWatch: 'watch()',
    main: { url: '/releases/shell/7/main.js', name: 'main.js', integrity: 'sha384-main.js' },
    preloads: ['messages-fr-json.12af.js', 'entry.js', 'module.js', 'src_messages_fr_ts.0b.js', 'chats.js'],
    styles: ['main.css'],
    laterStyles: ['chats.css'],
    fonts: ['inter.woff2'],
  });
});

test('each file is asked for where its own release is', () => {
  const { preloads } = pageFiles(
    { shell, remotes: [] },
    { remote: chat, route: route('/rooms', 'room'), own: null, chunk: 'room', params: {} },
    'fr',
  );
  expect(preloads.map(({ url }) => url)).toEqual([
    '/releases/shell/7/messages-fr-json.12af.js',
    '/releases/mfe-chat/2/entry.js',
    '/releases/mfe-chat/2/module.js',
    '/releases/mfe-chat/2/src_messages_fr_ts.0b.js',
    '/releases/mfe-chat/2/room.js',
  ]);
});

test('the shell’s own page asks for its chunk with it, and for the start script only once', () => {
  expect(showing({ remote: null, route: null, own: null, chunk: 'login', params: {} })).toMatchObject({
    preloads: ['messages-fr-json.12af.js', 'login.js'],
    styles: ['main.css', 'login.css'],
    laterStyles: [],
  });
});

test('an address that nobody owns gets the shell alone', () => {
  expect(showing(null)).toMatchObject({ preloads: ['messages-fr-json.12af.js'], styles: ['main.css'], laterStyles: [] });
});

test('a shell from before there was a watch, or of a dev server that lists no files, has no watch and no pins', () => {
  const dev = { ...shell, files: {}, chunks: {} };
  const main = { url: '/releases/shell/7/main.js', name: 'main.js', integrity: '' };
  expect(showing(null, dev)).toEqual({ startWatch: null, main, preloads: [], styles: [], laterStyles: [], fonts: [] });
});
