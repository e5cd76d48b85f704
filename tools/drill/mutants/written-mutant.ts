import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing taken out of a file by hand: what the test then has to notice. */
interface WrittenMutant {
  /** What is gone, as a reader of the table understands it. */
  readonly without: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Test that has to notice, when it is not that of the file. */
  readonly spec?: string;
  /** Why nobody can notice it. Such a mutant is kept, so that the next reader need not find out again, and is not run. */
  readonly equivalent?: string;
}

/** The mutants of one file. */
export interface MutatedFile {
  readonly file: string;
  readonly spec: string;
  readonly mutants: readonly WrittenMutant[];
}

export interface Planted extends WrittenMutant {
  readonly file: string;
  readonly spec: string;
}

export const planted = (files: readonly MutatedFile[]): Planted[] =>
  files.flatMap(({ file, spec, mutants }) => mutants.map((mutant) => ({ file, spec, ...mutant })));

/** The text with the mutant in it. Throws when its fragment is not there, or not only once: then the list is older than the file. */
export const mutatedText = (text: string, { file, from, to }: Pick<Planted, 'file' | 'from' | 'to'>): string => {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`${file}: the fragment is there ${times} times instead of once: ${from}`);
  return text.replace(from, () => to);
};

/** Runs something while the mutant stands in its file, and puts the file right again. @param workspace a copy of the checkout, never the checkout */
export const withMutant = async <T>(workspace: string, mutant: Planted, work: () => Promise<T>): Promise<T> => {
  const path = join(workspace, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutatedText(text, mutant));
  try {
    return await work();
  } finally {
    writeFileSync(path, text);
  }
};
