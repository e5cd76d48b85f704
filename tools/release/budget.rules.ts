import type { Release, ReleaseFacts } from '@rendezvous/site';

const KB = 1024;
/** Shell and first route together. */
const FIRST_MAX = 160 * KB;
/** What a later route adds to the shell. */
const LATER_MAX = 40 * KB;
const STYLES_MAX = 20 * KB;
/** Where visits begin: what search engines, advertisements and a typed address lead to. */
const FIRST = [/^\/$/, /^\/members(\/:id)?$/, /^\/pages\//, /^\/(credits|premium|pricing|likes|chats)$/];
const EXPOSED = '__federation_expose_remote';

type Build = Pick<ReleaseFacts | Release, 'files' | 'chunks' | 'entry'>;

/** What one route costs before its first screen, in bytes after brotli. */
export interface RouteCost {
  readonly path: string;
  /** Scripts of shell and remote. */
  readonly scripts: number;
  /** Scripts of the remote. */
  readonly added: number;
  readonly styles: number;
  readonly first: boolean;
  /** False for a descriptor that names a chunk which is not in the build. */
  readonly chunkKnown: boolean;
  readonly fits: boolean;
}

const messagesOf = ({ files }: Build, locale: string): string[] =>
  Object.keys(files).filter((name) => new RegExp(`messages[-_]${locale}[-_]json\\..*\\.js$`).test(name));

const bytesOf = ({ files }: Build, names: readonly string[], extension: string): number =>
  [...new Set(names)]
    .filter((name) => name.endsWith(extension))
    .reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.bytes ?? 0), 0);

/** The cost of each route of a remote, beside the shell that it will run in. */
export const routeCosts = (shell: Build, remote: Build & Pick<ReleaseFacts | Release, 'descriptor'>): RouteCost[] =>
  (remote.descriptor?.routes ?? []).map(({ path, chunk }) => {
    const shared = [shell.entry, ...(shell.chunks['main'] ?? []), ...messagesOf(shell, 'fr')];
    const own = [remote.entry, ...(remote.chunks[EXPOSED] ?? []), ...(remote.chunks[chunk] ?? []), ...messagesOf(remote, 'fr')];
    const added = bytesOf(remote, own, '.js');
    const scripts = bytesOf(shell, shared, '.js') + added;
    const styles = bytesOf(shell, shared, '.css') + bytesOf(remote, own, '.css');
    const first = FIRST.some((pattern) => pattern.test(path));
    const chunkKnown = remote.chunks[chunk] !== undefined;
    const fits = chunkKnown && styles <= STYLES_MAX && (first ? scripts <= FIRST_MAX : added <= LATER_MAX);
    return { path, scripts, added, styles, first, chunkKnown, fits };
  });

/** A size for people. */
export const inKb = (bytes: number): string => (bytes / KB).toFixed(1);
