import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { type BucketProgram, bucketServer, hasBucketProgram } from '../testing/bucket-server.js';
import { BucketStorage } from './bucket-storage.provider.js';
import { DiskStorage, type Storage } from './index.js';

/** What every place for files promises, whichever it is. */
interface Place {
  readonly storage: Storage;
  close(): Promise<void>;
}

const onDisk = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-storage-'));
  return { storage: new DiskStorage(join(folder, 'objects')), close: async () => rmSync(folder, { recursive: true, force: true }) };
};
const inBucketOf = (program: BucketProgram) => async (): Promise<Place> => {
  const server = await bucketServer(program);
  return { storage: new BucketStorage(server.bucket), close: server.close };
};
/** A bucket that somebody names for the drill. Only what these tests write is touched: it lies below a folder of their own. */
const inGivenBucket = async (): Promise<Place> => {
  const {
    DRILL_BUCKET: address = '',
    DRILL_BUCKET_REGION: region = 'us-east-1',
    DRILL_BUCKET_KEY_ID: keyId = '',
    DRILL_BUCKET_SECRET: secret = '',
  } = process.env;
  const storage = new BucketStorage({ address: `${address.replace(/\/+$/, '')}/drill-${Date.now()}`, region, keyId, secret });
  const close = async (): Promise<void> => {
    for await (const key of storage.list('p')) await storage.remove(key);
  };
  return { storage, close };
};

const drill = process.env['DRILL'] === 'storage';
const PLACES: readonly { readonly name: string; readonly open: () => Promise<Place>; readonly there: boolean }[] = [
  { name: 'the disk', open: onDisk, there: true },
  { name: 'a bucket of s3rver', open: inBucketOf('s3rver'), there: true },
  ...(drill ? [{ name: 'a bucket of moto', open: inBucketOf('moto'), there: hasBucketProgram('moto') }] : []),
  ...(drill ? [{ name: 'the bucket that DRILL_BUCKET names', open: inGivenBucket, there: process.env['DRILL_BUCKET'] !== undefined }] : []),
];

const bytes = Buffer.from('picture');
const TYPE = 'application/octet-stream';

async function* pieces(fails: boolean) {
  yield Buffer.from('pic');
  if (fails) throw new Error('gone');
  yield Buffer.from('ture');
}

const keysOf = async (storage: Storage, folder: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of storage.list(folder)) found.push(key);
  return found.toSorted();
};

for (const { name, open, there } of PLACES) {
  (there ? describe : describe.skip)(`storage: ${name}`, () => {
    let place: Place;
    let storage: Storage;
    beforeAll(async () => {
      place = await open();
      ({ storage } = place);
    });
    afterAll(() => place?.close());

    it.each([
      '../secret',
      'a/../../secret',
      '/etc/passwd',
      'a//b',
      './a',
      'a/.b',
      '.a',
      '',
      'a/',
      'a\\b',
      'a\0b',
      'ä',
      'a?b',
      'x'.repeat(301),
    ])('neither stores nor finds anything under %j', async (key) => {
      await expect(storage.put(key, bytes, TYPE)).rejects.toThrow(RangeError);
      await expect(storage.putPieces(key, pieces(false), TYPE)).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
      await expect(keysOf(storage, key)).rejects.toThrow(RangeError);
      expect([await storage.get(key), await storage.open(key), await storage.storedAt(key)]).toEqual([null, null, null]);
    });

    it('finds nothing under a folder or an unknown key', async () => {
      await storage.put('p/found/b.webp', bytes, 'image/webp');
      expect(await Promise.all(['p/found', 'p/found/c.webp', 'p/found/b.webp/c'].map((key) => storage.get(key)))).toEqual([
        null,
        null,
        null,
      ]);
      expect([await storage.open('p/none'), await storage.storedAt('p/none')]).toEqual([null, null]);
    });

    it('keeps bytes and type, also one that the name does not tell', async () => {
      await storage.put('p/types/one.webp', bytes, 'image/webp');
      await storage.put('p/types/two', bytes, 'image/avif');
      await storage.put('p/types/three.webp', bytes, 'image/gif');
      await storage.put('p/types/empty', new Uint8Array(), TYPE);
      expect(await storage.get('p/types/one.webp')).toEqual({ bytes, contentType: 'image/webp' });
      expect((await storage.get('p/types/two'))?.contentType).toBe('image/avif');
      expect((await storage.get('p/types/three.webp'))?.contentType).toBe('image/gif');
      expect((await storage.get('p/types/empty'))?.bytes).toHaveLength(0);
      await storage.put('p/types/three.webp', bytes, 'image/webp');
      expect((await storage.get('p/types/three.webp'))?.contentType).toBe('image/webp');
    });

    it('hands out a stream with its size, and of a range only its bytes', async () => {
      await storage.put('p/range/one.webp', bytes, 'image/webp');
      const read = async (from: number, to?: number) => {
        const opened = await storage.open('p/range/one.webp', { from, ...(to === undefined ? {} : { to }) });
        return [opened?.size, opened?.contentType, await text(opened!.stream)];
      };
      const whole = await storage.open('p/range/one.webp');
      expect([whole?.size, whole?.contentType, await text(whole!.stream)]).toEqual([7, 'image/webp', 'picture']);
      expect(await read(0, 2)).toEqual([7, 'image/webp', 'pic']);
      expect(await read(3)).toEqual([7, 'image/webp', 'ture']);
      expect(await read(3, 3)).toEqual([7, 'image/webp', 't']);
      expect(await read(5, 500)).toEqual([7, 'image/webp', 're']);
      expect(await read(7)).toEqual([7, 'image/webp', '']);
      expect(await storage.open('p/range/none', { from: 0 })).toBeNull();
    });

    it('stores what is made piece by piece whole, and nothing of what fails', async () => {
      await storage.putPieces('p/pieces/b.zip', pieces(false), 'application/zip');
      expect(await storage.get('p/pieces/b.zip')).toEqual({ bytes, contentType: 'application/zip' });
      await expect(storage.putPieces('p/pieces/c.zip', pieces(true), 'application/zip')).rejects.toThrow('gone');
      await expect(storage.putPieces('p/pieces/b.zip', pieces(true), 'application/zip')).rejects.toThrow('gone');
      expect((await storage.get('p/pieces/b.zip'))?.bytes).toEqual(bytes);
      expect(await keysOf(storage, 'p/pieces')).toEqual(['p/pieces/b.zip']);
    });

    it('takes several megabytes in pieces as they were', async () => {
      const made = Array.from({ length: 40 }, (_, index) => Buffer.alloc(200_000, index));
      const every = async function* () {
        yield* made;
      };
      await storage.putPieces('p/large.bin', every(), TYPE);
      const opened = await storage.open('p/large.bin', { from: 7_900_000 });
      expect([opened?.size, (await buffer(opened!.stream)).every((byte) => byte === 39)]).toEqual([8_000_000, true]);
      expect((await storage.get('p/large.bin'))?.bytes.equals(Buffer.concat(made))).toBe(true);
    });

    it('lists what lies below a folder and nothing beside it', async () => {
      await Promise.all(['p/list/a/1', 'p/list/a/b/2', 'p/list/3', 'p/listed'].map((key) => storage.put(key, bytes, TYPE)));
      expect(await keysOf(storage, 'p/list')).toEqual(['p/list/3', 'p/list/a/1', 'p/list/a/b/2']);
      expect(await keysOf(storage, 'p/list/a')).toEqual(['p/list/a/1', 'p/list/a/b/2']);
      expect(await keysOf(storage, 'p/nothing')).toEqual([]);
    });

    it('a write that is tried again stores once', async () => {
      await storage.put('p/again/one', bytes, TYPE);
      await storage.put('p/again/one', bytes, TYPE);
      expect(await keysOf(storage, 'p/again')).toEqual(['p/again/one']);
      expect((await storage.get('p/again/one'))?.bytes).toEqual(bytes);
    });

    it('of writes at the same time one counts, whole', async () => {
      const versions = ['a', 'b'].map((letter) => Buffer.alloc(300_000, letter));
      await Promise.all(Array.from({ length: 10 }, (_, index) => storage.put('p/race.bin', versions[index % 2]!, TYPE)));
      const { bytes: kept } = (await storage.get('p/race.bin'))!;
      expect([kept.length, new Set(kept).size]).toEqual([300_000, 1]);
    });

    it('knows when an object was stored', async () => {
      const before = Date.now();
      await storage.put('p/time', bytes, TYPE);
      const at = (await storage.storedAt('p/time'))!.getTime();
      // places tell whole seconds
      expect(at).toBeGreaterThanOrEqual(before - 2000);
      expect(at).toBeLessThanOrEqual(Date.now() + 2000);
    });

    it('forgets what is removed, twice if asked, and takes the name again', async () => {
      await storage.put('p/gone/one', bytes, 'text/x-odd');
      await storage.remove('p/gone/one');
      await storage.remove('p/gone/one');
      expect([await storage.get('p/gone/one'), await keysOf(storage, 'p/gone')]).toEqual([null, []]);
      await storage.put('p/gone/one', bytes, TYPE);
      expect((await storage.get('p/gone/one'))?.contentType).toBe(TYPE);
    });

    it('stores beside what is removed at the same time', async () => {
      await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          await storage.put(`p/busy/${index % 3}/${index}`, bytes, TYPE);
          if (index % 2 === 0) await storage.remove(`p/busy/${index % 3}/${index}`);
        }),
      );
      expect(await keysOf(storage, 'p/busy')).toHaveLength(15);
    });

    it('has nothing to sweep after all this', async () => {
      const before = await keysOf(storage, 'p');
      await storage.sweepDrafts();
      expect(await keysOf(storage, 'p')).toEqual(before);
    });
  });
}
