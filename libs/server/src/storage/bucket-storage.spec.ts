import { inspect } from 'node:util';
import { Refusal } from '../refusal/index.js';
import { type BucketServer, bucketServer } from '../testing/bucket-server.js';
import { placeOf } from './bucket-address.rules.js';
import { BucketStorage } from './bucket-storage.provider.js';

const bytes = Buffer.from('picture');
const IMPATIENT = { connectMs: 300, silentMs: 1000 };
let server: BucketServer;
let storage: BucketStorage;
beforeAll(async () => {
  server = await bucketServer();
  storage = new BucketStorage(server.bucket, IMPATIENT);
});
afterAll(() => server.close());

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('an address names the storage, the bucket and perhaps a folder in it', () => {
  expect(placeOf('https://s3.example/photos')).toEqual({ endpoint: 'https://s3.example', bucket: 'photos', prefix: '' });
  expect(placeOf('http://127.0.0.1:9000/b/of/ours/')).toEqual({ endpoint: 'http://127.0.0.1:9000', bucket: 'b', prefix: 'of/ours/' });
});

it('a bucket that is away is refused as such in time, keeps nothing by half, and is used again when it is back', async () => {
  await storage.put('a/before', bytes, 'image/webp');
  await server.stop();
  const calls = [
    () => storage.put('a/while', bytes, 'image/webp'),
    () => storage.get('a/before'),
    () => storage.open('a/before'),
    () => storage.remove('a/before'),
    () => storage.storedAt('a/before'),
    () => storage.list('a')[Symbol.asyncIterator]().next(),
  ];
  for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code: 'server.unavailable', status: 503 });
  await server.start();
  expect([(await storage.get('a/before'))?.bytes, await storage.get('a/while')]).toEqual([bytes, null]);
  await storage.put('a/while', bytes, 'image/webp');
  expect((await storage.get('a/while'))?.bytes).toEqual(bytes);
});

it('what is told of a fault has neither key nor signature in it', async () => {
  const { bucket } = server;
  const stranger = new BucketStorage({ ...bucket, keyId: 'SOMEBODY', secret: 'not-the-secret' }, IMPATIENT);
  const refused = await refusalOf(stranger.put('a/secret', bytes, 'image/webp'));
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'server.unavailable' });
  expect(inspect(refused, { depth: 10, showHidden: true })).not.toMatch(/not-the-secret|AWS4-HMAC|Credential=/);
  expect(String((refused as Refusal).details.cause)).toMatch(/did not put: InvalidAccessKeyId 403/);
  expect(await storage.get('a/secret')).toBeNull();
});

it('caches that fetch from the bucket itself are told how long to keep an object', async () => {
  await storage.put('a/kept.js', bytes, 'text/javascript', 'public, max-age=31536000, immutable');
  const { address } = server.bucket;
  const given = await fetch(`${address}/a/kept.js`);
  expect([given.headers.get('cache-control'), given.headers.get('content-type')]).toEqual([
    'public, max-age=31536000, immutable',
    'text/javascript',
  ]);
});
