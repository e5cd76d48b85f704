import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DiskStorage, PathSigner } from './index.js';

let folder: string;
let storage: DiskStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-storage-'));
  writeFileSync(join(folder, 'secret'), 'secret');
  storage = new DiskStorage(join(folder, 'objects'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = Buffer.from('picture');

async function* pieces(fails: boolean) {
  yield Buffer.from('pic');
  if (fails) throw new Error('gone');
  yield Buffer.from('ture');
}

describe('the disk', () => {
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
    await expect(storage.put(key, bytes, 'image/webp')).rejects.toThrow(RangeError);
    await expect(storage.remove(key)).rejects.toThrow(RangeError);
    expect([await storage.get(key), await storage.open(key)]).toEqual([null, null]);
  });

  it('stores what is made piece by piece whole, and nothing of what fails', async () => {
    await storage.putPieces('a/b.zip', pieces(false), 'application/zip');
    expect(await storage.get('a/b.zip')).toEqual({ bytes, contentType: 'application/zip' });
    await expect(storage.putPieces('a/c.zip', pieces(true), 'application/zip')).rejects.toThrow('gone');
    expect(readdirSync(join(folder, 'objects/a'))).toEqual(['b.zip']);
    await expect(storage.putPieces('a/b.zip', pieces(true), 'application/zip')).rejects.toThrow('gone');
    expect((await storage.get('a/b.zip'))?.bytes).toEqual(bytes);
  });

  it('finds nothing under a folder or an unknown key', async () => {
    await storage.put('a/b.webp', bytes, 'image/webp');
    expect([await storage.get('a'), await storage.get('a/c.webp'), await storage.get('a/b.webp/c')]).toEqual([null, null, null]);
  });

  it('keeps bytes and type, also one that the name does not tell', async () => {
    await storage.put('p/one.webp', bytes, 'image/webp');
    await storage.put('p/two', bytes, 'image/avif');
    await storage.put('p/three.webp', bytes, 'image/gif');
    expect(await storage.get('p/one.webp')).toEqual({ bytes, contentType: 'image/webp' });
    expect((await storage.get('p/two'))?.contentType).toBe('image/avif');
    expect((await storage.get('p/three.webp'))?.contentType).toBe('image/gif');
    await storage.put('p/three.webp', bytes, 'image/webp');
    expect((await storage.get('p/three.webp'))?.contentType).toBe('image/webp');
  });

  it('hands out a stream with its size', async () => {
    await storage.put('p/one.webp', bytes, 'image/webp');
    const opened = await storage.open('p/one.webp');
    expect([opened?.size, opened?.contentType]).toEqual([7, 'image/webp']);
    expect(await text(opened!.stream)).toBe('picture');
  });

  it('replaces whole, shows no half-written object to anybody, and leaves no drafts', async () => {
    const versions = ['a', 'b'].map((letter) => Buffer.alloc(300_000, letter));
    const sizes = new Set<string>();
    const writes = Promise.all(Array.from({ length: 20 }, (_, i) => storage.put('one.bin', versions[i % 2]!, 'application/octet-stream')));
    const progress = { done: false };
    const finished = writes.then(() => (progress.done = true));
    while (!progress.done) {
      const seen = await storage.get('one.bin');
      if (seen !== null) sizes.add(`${seen.bytes.length} ${new Set(seen.bytes).size}`);
    }
    await finished;
    expect([...sizes]).toEqual(['300000 1']);
    expect(readdirSync(join(folder, 'objects')).toSorted()).toEqual(['.one.bin.type', 'one.bin']);
  });

  it('forgets what is removed, twice if asked', async () => {
    await storage.put('one', bytes, 'text/x-odd');
    await storage.remove('one');
    await storage.remove('one');
    expect([await storage.get('one'), readdirSync(join(folder, 'objects'))]).toEqual([null, []]);
  });
});

describe('a signed path', () => {
  const signer = new PathSigner('a secret of at least thirty-two characters');
  const now = new Date('2026-03-01T12:00:00Z');
  const later = new Date('2026-03-01T13:00:00Z');
  const signed = signer.signPath('/media/p/one.webp', later);

  it('is good until its time is over', () => {
    expect(signer.verify(signed, now)).toBe(true);
    expect(signer.verify(signed, new Date(later.getTime() - 1))).toBe(true);
    expect(signer.verify(signed, later)).toBe(false);
  });

  it('is worth nothing for another path, time or key', () => {
    const [path, query] = signed.split('?');
    expect(signer.verify(`/media/p/two.webp?${query}`, now)).toBe(false);
    expect(signer.verify(`${path}?${query?.replace(/e=[^&]+/, 'e=zzzzzz')}`, now)).toBe(false);
    expect(signer.verify(`${path}?${query}x`, now)).toBe(false);
    expect(signer.verify(`${path}`, now)).toBe(false);
    expect(signer.verify(`${path}?e=&s=`, now)).toBe(false);
    expect(new PathSigner('another secret of thirty-two characters').verify(signed, now)).toBe(false);
  });
});
