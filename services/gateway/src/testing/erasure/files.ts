import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, whatever put it there, by its path from there; drafts and types of files, too. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
};

/** Those in whose bytes a word stands. */
export const filesWithWord = async (folder: string, word: string): Promise<string[]> => {
  const found: string[] = [];
  for (const file of await filesBelow(folder)) if ((await readFile(join(folder, file))).includes(word)) found.push(file);
  return found;
};
