import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';

const SUFFIX = '.tar.gz';
/** Where gzip says which system wrote a file, and its number for "unknown". */
const [SYSTEM_AT, UNKNOWN] = [9, 255];

/** The archive of a kept release. */
export const archiveOf = (kept: string, remote: string): string => join(kept, `${remote}${SUFFIX}`);

/** Of whom a release is kept. */
export const keptNames = (kept: string): string[] =>
  readdirSync(kept).flatMap((name) => (name.endsWith(SUFFIX) ? [name.slice(0, -SUFFIX.length)] : []));

/** Writes an archive in place of the one that was there. The same files are the same bytes, whoever packs them and when. */
export const writeArchive = async (archive: string, files: ReadonlyMap<string, Buffer>): Promise<void> => {
  const tar = pack();
  for (const name of [...files.keys()].toSorted()) tar.entry({ name, mode: 0o644, mtime: new Date(0) }, files.get(name)!);
  tar.finalize();
  const bytes = gzipSync(await buffer(tar), { level: 9 });
  bytes[SYSTEM_AT] = UNKNOWN;
  await mkdir(dirname(archive), { recursive: true });
  await writeFile(`${archive}.draft`, bytes);
  await rename(`${archive}.draft`, archive);
};

/** The files of an archive, by name. */
export const readArchive = async (archive: string): Promise<Map<string, Buffer>> => {
  const tar = extract();
  tar.end(gunzipSync(await readFile(archive)));
  const files = new Map<string, Buffer>();
  for await (const entry of tar) files.set(entry.header.name, await buffer(entry));
  return files;
};
