import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { buildFacts } from '../../testing/build-facts.js';
import { releaseOf } from '../builds/release-facts.rules.js';
import { BucketFolders } from './bucket-folders.provider.js';

// An HTTP server that keeps what is put, as a bucket does; it turns away what is not signed.
const objects = new Map<string, { bytes: string; type: string | undefined; caching: string | undefined }>();
const puts: string[] = [];
let server: Server;
let folder: string;
let folders: BucketFolders;
const facts = buildFacts('mfe-chat', '1', { server: { file: 'server/main.cjs', bytes: 900, integrity: 'sha384-x' } });

beforeAll(async () => {
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const key = request.url ?? '';
      const { authorization = '', 'content-type': type, 'cache-control': caching } = request.headers;
      if (!/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-central-1\/s3\/aws4_request, /.test(authorization))
        return response.writeHead(403).end();
      if (request.method === 'PUT') {
        puts.push(key);
        objects.set(key, { bytes: body.toString(), type, caching });
      }
      const there = objects.has(key);
      if (request.method === 'GET') return response.writeHead(there ? 200 : 404).end(objects.get(key)?.bytes);
      if (request.method === 'DELETE') objects.delete(key);
      return response.writeHead(there ? 200 : 404).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/our-bucket`;
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-bucket-'));
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(folder, 'server'));
  for (const file of [...Object.keys(facts.files), 'server/main.cjs', 'release.json'])
    writeFileSync(join(folder, file), `bytes of ${file}`);
  folders = new BucketFolders({ address, region: 'eu-central-1', keyId: 'id', secret: 'secret' }, 'https://cdn.example');
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

test('every file goes there for good, the facts last, and is loaded from the CDN', async () => {
  expect(await folders.put(folder, facts)).toBe('https://cdn.example/releases/mfe-chat/1');
  expect(puts.at(-1)).toBe('/our-bucket/releases/mfe-chat/1/release.json');
  expect(objects.get('/our-bucket/releases/mfe-chat/1/home.js')).toEqual({
    bytes: 'bytes of home.js',
    type: 'text/javascript',
    caching: 'public, max-age=31536000, immutable',
  });
  expect(puts).toContain('/our-bucket/releases/mfe-chat/1/server/main.cjs');
});

test('what is there already is not sent again', async () => {
  const sent = puts.length;
  await folders.put(folder, facts);
  expect(puts).toHaveLength(sent);
});

test('a file is read back, and one that is not there is told of', async () => {
  const release = releaseOf({ facts, folder: 'x' }, new Date());
  expect(String(await folders.read(release, 'home.js'))).toBe('bytes of home.js');
  await expect(folders.read(release, 'gone.js')).rejects.toThrow(/gone\.js: 404/);
});

test('a release is removed whole, twice if asked', async () => {
  const release = releaseOf({ facts, folder: 'x' }, new Date());
  await folders.remove(release);
  await folders.remove(release);
  expect(objects.size).toBe(0);
});

test('a bucket that refuses is told of', async () => {
  const stranger = new BucketFolders(
    { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/b`, region: 'x', keyId: 'y', secret: 'z' },
    'https://c',
  );
  await expect(stranger.put(folder, facts)).rejects.toThrow(/403/);
});
