/** What a generator may know of the workspace. Paths are relative to it. */
export interface Workspace {
  has(path: string): boolean;
  read(path: string): string;
  /** Names in a folder. */
  names(folder: string): string[];
  /** Paths of all files below a folder, relative to it. */
  filesUnder(folder: string): string[];
}

/** A file’s text with something added. Throws an `AnchorLost` when the place is not there. */
export type Edit = (text: string) => string;

/** What a generator wants done, before anything is. */
export interface Plan {
  /** New files, by path. */
  readonly writes: Readonly<Record<string, string>>;
  /** Files that are there, each with its edits in order. */
  readonly edits: Readonly<Record<string, readonly Edit[]>>;
  /** What only a person can do then. */
  readonly next: readonly string[];
}

/** Makes one kind of thing from the words after its name on the command line. */
export type Kind = (workspace: Workspace, args: readonly string[], today: string) => Plan;

/** Why nothing was made, as a sentence for who asked. */
export class NewFault extends Error {
  override readonly name = 'NewFault';
}

/** The texts that files have after the plan, by path; nothing is written yet. */
export const textsAfter = (workspace: Workspace, { writes, edits }: Plan): Record<string, string> => {
  const there = Object.keys(writes).filter((path) => workspace.has(path));
  if (there.length > 0) throw new NewFault(`There already: ${there.join(', ')}. Choose another name.`);
  const edited = Object.entries(edits).map(([path, changes]) => [path, editedText(workspace, path, changes)]);
  return { ...writes, ...(Object.fromEntries(edited) as Record<string, string>) };
};

const editedText = (workspace: Workspace, path: string, changes: readonly Edit[]): string => {
  try {
    return changes.reduce((text, change) => change(text), workspace.read(path));
  } catch (error) {
    if (error instanceof AnchorLost) throw new NewFault(`${path} is not as expected: ${error.message} Teach tools/new the new place.`);
    throw error;
  }
};

/** The place where an edit belongs is not there, or there are several. */
export class AnchorLost extends Error {
  override readonly name = 'AnchorLost';
}
