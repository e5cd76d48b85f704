import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { isKey, refuseOddKey, typeOfKey } from './storage-key.rules.js';
import { type ByteRange, type OpenObject, Storage, type StoredObject } from './storage.js';

/** What `write` calls a file until it is whole. */
const DRAFT = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No write takes so long. */
const DRAFT_MS = 86_400_000;

/** So often a folder is made anew that a removal took away between making it and writing into it. */
const FOLDER_TRIES = 5;

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
    refuseOddKey(key);
    const file = join(this.root, key);
    if (typeOfKey(key) === contentType) await rm(typeFileOf(file), { force: true });
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

  async open(key: string, { from, to }: ByteRange = { from: 0 }): Promise<OpenObject | null> {
    const opened = await this.handle(key);
    if (opened === null) return null;
    const { handle, size, contentType } = opened;
    if (from < size)
      return { stream: handle.createReadStream({ start: from, ...(to === undefined ? {} : { end: to }) }), size, contentType };
    await handle.close();
    return { stream: Readable.from([]), size, contentType };
  }

  async *list(folder: string): AsyncIterable<string> {
    refuseOddKey(folder);
    for (const entry of await entriesOf(join(this.root, folder))) {
      const key = `${folder}/${entry.name}`;
      if (!isKey(key)) continue;
      if (entry.isDirectory()) yield* this.list(key);
      else yield key;
    }
  }

  sweepDrafts(): Promise<void> {
    return this.sweep(this.root);
  }

  async storedAt(key: string): Promise<Date | null> {
    return isKey(key) ? writtenAt(join(this.root, key)) : null;
  }

  async remove(key: string): Promise<void> {
    refuseOddKey(key);
    const file = join(this.root, key);
    await rm(file, { force: true });
    await rm(typeFileOf(file), { force: true });
    await this.removeEmpty(dirname(file));
  }

  /** Folders that hold nothing any more; one that another write fills meanwhile stays. */
  private async removeEmpty(place: string): Promise<void> {
    if (!place.startsWith(`${this.root}/`)) return;
    try {
      await rmdir(place);
    } catch {
      return;
    }
    await this.removeEmpty(dirname(place));
  }

  private async sweep(place: string): Promise<void> {
    for (const entry of await entriesOf(place)) {
      if (entry.isDirectory()) await this.sweep(join(place, entry.name));
      else if (DRAFT.test(entry.name)) await removeOld(join(place, entry.name));
    }
  }

  private async handle(key: string) {
    if (!isKey(key)) return null;
    const file = join(this.root, key);
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
      const handle = await createIn(dirname(file), draft);
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

/** A new file in a folder that is made with it. */
const createIn = async (place: string, file: string): Promise<FileHandle> => {
  for (let tries = 1; ; tries += 1) {
    await mkdir(place, { recursive: true });
    try {
      return await open(file, 'wx');
    } catch (error) {
      if (tries >= FOLDER_TRIES || !isMissing(error)) throw error;
    }
  }
};

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
    return typeOfKey(key);
  }
};
