import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  it('leaves no draft of what fails, and no folder of what is removed', async () => {
    await expect(storage.putPieces('a/c.zip', pieces(true), 'application/zip')).rejects.toThrow('gone');
    expect(readdirSync(join(folder, 'objects/a'))).toEqual([]);
    await storage.put('a/b/c.odd', bytes, 'text/x-odd');
    await storage.remove('a/b/c.odd');
    expect(readdirSync(join(folder, 'objects'))).toEqual([]);
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
    expect(readdirSync(join(folder, 'objects')).toSorted()).toEqual(['one.bin']);
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
