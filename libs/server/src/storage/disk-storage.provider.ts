import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { type OpenObject, Storage, type StoredObject } from './storage.js';

const KEY = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;
const KEY_MAX = 300;

/** Types that the end of a key tells; any other type is kept in a small file beside the object. */
const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
};

/** What `write` calls a file until it is whole. */
const DRAFT = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No write takes so long. */
const DRAFT_MS = 86_400_000;

const UNKNOWN_TYPE = 'application/octet-stream';

const isMissing = (error: unknown): boolean => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Keeps objects as files below one folder. */
export class DiskStorage extends Storage {
  private readonly root: string;

  /** @param options.durable false skips the flush to disk, for data that can be made again, such as the demo's */
  constructor(
    folder: string,
    private readonly options: { readonly durable: boolean } = { durable: true },
  ) {
    super();
    this.root = resolve(folder);
  }

  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.keep(key, bytes, contentType);
  }

  putPieces(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    return this.keep(key, pieces, contentType);
  }

  private async keep(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    const file = this.fileOf(key);
    if (file === null) throw new RangeError('Not a storage key.');
    await mkdir(dirname(file), { recursive: true });
    if (TYPES[extname(key)] === contentType) await rm(typeFileOf(file), { force: true });
    else await this.write(typeFileOf(file), Buffer.from(contentType));
    await this.write(file, content);
  }

  async get(key: string): Promise<StoredObject | null> {
    const opened = await this.handle(key);
    if (opened === null) return null;
    try {
      return { bytes: await opened.handle.readFile(), contentType: opened.contentType };
    } finally {
      await opened.handle.close();
    }
  }

  async open(key: string): Promise<OpenObject | null> {
    const opened = await this.handle(key);
    return opened === null ? null : { stream: opened.handle.createReadStream(), size: opened.size, contentType: opened.contentType };
  }

  async *list(folder: string): AsyncIterable<string> {
    const place = this.fileOf(folder);
    if (place === null) throw new RangeError('Not a storage key.');
    for (const entry of await entriesOf(place)) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(key);
      else if (this.fileOf(key) !== null) yield key;
    }
  }

  sweepDrafts(): Promise<void> {
    return this.sweep(this.root);
  }

  async storedAt(key: string): Promise<Date | null> {
    const file = this.fileOf(key);
    return file === null ? null : writtenAt(file);
  }

  async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    if (file === null) throw new RangeError('Not a storage key.');
    await rm(file, { force: true });
    await rm(typeFileOf(file), { force: true });
  }

  /** The file of a key; null for anything that is not a plain key, so that nothing outside the folder is ever touched. */
  private fileOf(key: string): string | null {
    return key.length <= KEY_MAX && KEY.test(key) ? join(this.root, key) : null;
  }

  private async sweep(place: string): Promise<void> {
    for (const entry of await entriesOf(place)) {
      if (entry.isDirectory()) await this.sweep(join(place, entry.name));
      else if (DRAFT.test(entry.name)) await removeOld(join(place, entry.name));
    }
  }

  private async handle(key: string) {
    const file = this.fileOf(key);
    if (file === null) return null;
    try {
      const handle = await open(file, 'r');
      const found = await handle.stat();
      if (!found.isFile()) {
        await handle.close();
        return null;
      }
      return { handle, size: found.size, contentType: await typeOf(file, key) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Written beside and renamed: a reader, or a crash, never meets half a file. */
  private async write(file: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const draft = join(dirname(file), `.${randomUUID()}`);
    try {
      const handle = await open(draft, 'wx');
      try {
        if (content instanceof Uint8Array) await handle.writeFile(content);
        else for await (const piece of content) await handle.writeFile(piece);
        if (this.options.durable) await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

const entriesOf = (place: string): Promise<Dirent[]> =>
  readdir(place, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const writtenAt = async (file: string): Promise<Date | null> => {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const removeOld = async (draft: string): Promise<void> => {
  const at = await writtenAt(draft);
  if (at !== null && at.getTime() < Date.now() - DRAFT_MS) await rm(draft, { force: true });
};

/** Begins with a dot, so no key can name it. */
const typeFileOf = (file: string): string => join(dirname(file), `.${file.slice(dirname(file).length + 1)}.type`);

const typeOf = async (file: string, key: string): Promise<string> => {
  try {
    return await readFile(typeFileOf(file), 'utf8');
  } catch {
    return TYPES[extname(key)] ?? UNKNOWN_TYPE;
  }
};
