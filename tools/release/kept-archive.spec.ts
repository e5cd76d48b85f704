import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf, keptNames, readArchive, writeArchive } from './kept-archive.js';

const FILES = [
  ['release.json', Buffer.from('{"version":"1"}')],
  ['home.css', Buffer.alloc(0)],
  ['home.woff2', Buffer.from([0, 13, 10, 255])],
] as const;

let kept: string;
beforeEach(() => {
  kept = mkdtempSync(join(tmpdir(), 'rendezvous-kept-'));
});
afterEach(() => rmSync(kept, { recursive: true, force: true }));

test('what is kept of a remote is read as it was written, byte by byte, and nothing of what was kept before', async () => {
  const archive = archiveOf(kept, 'mfe-chat');
  await writeArchive(archive, new Map([['old.js', Buffer.from('old')]]));
  await writeArchive(archive, new Map(FILES));
  expect(await readArchive(archive)).toEqual(new Map(FILES));
});

test('the same files are the same archive, in whatever order they come', async () => {
  const [one, other] = [archiveOf(kept, 'one'), archiveOf(kept, 'other')];
  await writeArchive(one, new Map(FILES));
  await writeArchive(other, new Map(FILES.toReversed()));
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  await writeArchive(other, new Map(FILES.slice(1)));
  expect(readFileSync(one).equals(readFileSync(other))).toBe(false);
});

test('archives are told by whom they are of, and other files are none', async () => {
  for (const name of ['shell', 'mfe-chat']) await writeArchive(archiveOf(kept, name), new Map(FILES));
  writeFileSync(join(kept, 'notes.txt'), '');
  expect(keptNames(kept).toSorted()).toEqual(['mfe-chat', 'shell']);
});
