import { strFromU8, unzipSync } from 'fflate';
import { type ZipEntry, zipStream } from './zip-stream.js';

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

const zip = async (entries: AsyncIterable<ZipEntry>) => {
  const made: Uint8Array[] = [];
  for await (const piece of zipStream(entries, new Date('2026-11-23T12:00:00Z'))) made.push(piece);
  return made;
};

async function* listed(...entries: readonly ZipEntry[]) {
  yield* entries;
}

test('what goes in comes out, packed or as it is', async () => {
  const made = await zip(
    listed(
      { name: 'json/ünï.json', packed: false, pieces: pieces('{"a":', '1}') },
      { name: 'photos/1.webp', packed: true, pieces: pieces('RI', 'FF') },
      { name: 'empty.txt', packed: false, pieces: pieces() },
    ),
  );
  const files = unzipSync(Buffer.concat(made));
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    'json/ünï.json': '{"a":1}',
    'photos/1.webp': 'RIFF',
    'empty.txt': '',
  });
});

test('an entry is asked for when the one before is written', async () => {
  const order: string[] = [];
  async function* told(name: string) {
    order.push(`${name} read`);
    yield Buffer.from(name.repeat(100_000));
  }
  async function* entries() {
    for (const name of ['a', 'b']) {
      order.push(`${name} asked for`);
      yield { name, packed: true, pieces: told(name) };
    }
  }
  for await (const piece of zipStream(entries(), new Date())) if (piece.byteLength > 50_000) order.push('written');
  expect(order).toEqual(['a asked for', 'a read', 'written', 'b asked for', 'b read', 'written']);
});

async function* broken() {
  yield Buffer.from('a');
  throw new Error('gone');
}

test('a fault in a piece is the fault of all', async () => {
  await expect(zip(listed({ name: 'a', packed: false, pieces: broken() }))).rejects.toThrow('gone');
});
