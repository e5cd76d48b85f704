import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage, openStorage } from '@rendezvous/server/storage';
import { buildFacts } from '../../testing/build-facts.js';
import { releaseOf } from '../builds/release-facts.rules.js';
import { openFolders } from './folders.provider.js';
import { ReleaseFolders } from './release-folders.js';

const facts = buildFacts('mfe-chat', '1', { server: { file: 'server/main.cjs', bytes: 900, integrity: 'sha384-x' } });
const release = releaseOf({ facts, folder: 'x' }, new Date());
let folder: string;
let build: string;
let storage: Storage;
let puts: unknown[][];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-folders-'));
  build = join(folder, 'build');
  mkdirSync(join(build, 'server'), { recursive: true });
  for (const file of [...Object.keys(facts.files), 'server/main.cjs', 'release.json']) writeFileSync(join(build, file), `bytes of ${file}`);
  writeFileSync(join(build, 'home.js.br'), 'bytes of home.js, compressed');
  storage = await openStorage({ bucket: null, folder: join(folder, 'releases'), durable: false });
  puts = [];
  const put = storage.put.bind(storage);
  storage.put = (key, bytes, ...how) => {
    puts.push([key, ...how]);
    return put(key, bytes, ...how);
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every file goes there for good, the facts last, and is loaded from the CDN', async () => {
  const folders = new ReleaseFolders(storage, 'https://cdn.example');
  expect(await folders.put(build, facts)).toBe('https://cdn.example/releases/mfe-chat/1');
  const forGood = 'public, max-age=31536000, immutable';
  expect(puts).toContainEqual(['mfe-chat/1/home.js', 'text/javascript', forGood]);
  expect(puts).toContainEqual(['mfe-chat/1/server/main.cjs', 'text/javascript', forGood]);
  expect(puts.at(-1)).toEqual(['mfe-chat/1/release.json', 'application/json', forGood]);
});

test('without a CDN the site serves the folder of this disk', async () => {
  const folders = await openFolders({ dataDir: folder, releasesBucket: null, releasesOrigin: null });
  expect(await folders.put(build, facts)).toBe('mfe-chat/1');
  expect(readdirSync(join(folder, 'releases/mfe-chat/1')).toSorted()).toEqual(
    ['home.js', 'home.js.br', 'release.json', 'remoteEntry.1.js', 'server'].toSorted(),
  );
});

test('what is there already is not written again; what a crash left without its facts is', async () => {
  const folders = new ReleaseFolders(storage, null);
  await folders.put(build, facts);
  const written = puts.length;
  await folders.put(build, facts);
  expect(puts).toHaveLength(written);
  await storage.remove('mfe-chat/1/release.json');
  await folders.put(build, facts);
  expect(puts).toHaveLength(2 * written);
});

test('a file is read back, and one that is not there is told of', async () => {
  const folders = new ReleaseFolders(storage, null);
  await folders.put(build, facts);
  expect(String(await folders.read(release, 'home.js'))).toBe('bytes of home.js');
  await expect(folders.read(release, 'gone.js')).rejects.toThrow(/no gone\.js of mfe-chat 1/);
});

test('a release is removed whole, with what its facts do not name, twice if asked', async () => {
  const folders = new ReleaseFolders(storage, null);
  await folders.put(build, facts);
  await storage.put('mfe-chat/1/home.js.map', Buffer.from('{}'), 'application/json');
  await folders.remove(release);
  await folders.remove(release);
  expect(existsSync(join(folder, 'releases/mfe-chat'))).toBe(false);
});
