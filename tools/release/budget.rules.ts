import type { Release, ReleaseFacts } from '@rendezvous/site';

const KB = 1024;
/**
 * Shell and first screen together. It was 160 until the shell saw to its own files: 3 KB that every visit pays for surviving a bad one; two more
 * are for taking over what a server has drawn, for forms that work without scripts, and for pages that only operators have. Two more are for
 * the choice of light and dark, and for searches that keep who a visitor is; three more for filters by looks, photo and presence, and for why
 * somebody is shown; one for the words that a site says of fictional profiles, and for a banner and a balance in every frame; half a one for
 * reporting a member over whatever page they are met on.
 */
export const FIRST_MAX = 171.5 * KB;
/** What any other screen, or a part in another remote's page, adds to the shell. Half a KB was added for telling at once which photos are refused. */
export const LATER_MAX = 44 * KB;
export const STYLES_MAX = 20 * KB;
/** Where visits begin: what search engines, advertisements, campaigns and a typed address lead to. */
const FIRST = [
  /^\/$/,
  /^\/landers\//,
  /^\/members(\/:id)?$/,
  /^\/members\/:id\/(landing\d?|signup)(\/:slug)?$/,
  /^\/pages\//,
  /^\/(login|credits|premium|pricing|likes|chats)$/,
];
const isFirst = (path: string): boolean => FIRST.some((pattern) => pattern.test(path));
const EXPOSED = '__federation_expose_remote';

type Build = Pick<ReleaseFacts | Release, 'files' | 'chunks' | 'entry'>;

/** What one screen costs before it is there, in bytes after brotli. */
export interface ScreenCost {
  /** The route's path, or the slot's name. */
  readonly place: string;
  readonly chunk: string;
  /** Scripts of shell and remote. */
  readonly scripts: number;
  /** Scripts of the remote. */
  readonly added: number;
  readonly styles: number;
  /** Visits begin here. */
  readonly first: boolean;
  /** What the remote's descriptor allows its own scripts here; null when it says nothing, and for the shell. */
  readonly budget: number | null;
  /** False for a descriptor that names a chunk which is not in the build. */
  readonly chunkKnown: boolean;
  readonly withinBudget: boolean;
  /** Within what the site allows every remote. */
  readonly fits: boolean;
}

const messagesOf = ({ files }: Build, locale: string): string[] =>
  Object.keys(files).filter((name) => new RegExp(`messages[-_]${locale}[-_](?:json|ts)\\..*\\.js$`).test(name));

const bytesOf = ({ files }: Build, names: readonly string[], extension: string): number =>
  [...new Set(names)]
    .filter((name) => name.endsWith(extension))
    .reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.bytes ?? 0), 0);

/** What every page loads. */
const sharedOf = (shell: Build): string[] => [shell.entry, ...(shell.chunks['main'] ?? []), ...messagesOf(shell, 'fr')];

/** The cost of each page that the shell draws itself. The site alone limits it. */
export const shellPageCosts = (shell: Build & Pick<ReleaseFacts, 'pages'>): ScreenCost[] =>
  (shell.pages ?? []).map(({ path: place, chunk }) => {
    const shared = sharedOf(shell);
    const own = (shell.chunks[chunk] ?? []).filter((name) => !shared.includes(name));
    const [scripts, added] = [bytesOf(shell, [...shared, ...own], '.js'), bytesOf(shell, own, '.js')];
    const styles = bytesOf(shell, [...shared, ...own], '.css');
    const first = isFirst(place);
    const chunkKnown = Object.hasOwn(shell.chunks, chunk);
    return {
      place,
      chunk,
      scripts,
      added,
      styles,
      first,
      budget: null,
      chunkKnown,
      withinBudget: true,
      fits: fitsSite({ first, scripts, added, styles }),
    };
  });

/** Whether a screen is within what the site allows. */
const fitsSite = ({ first, scripts, added, styles }: Pick<ScreenCost, 'first' | 'scripts' | 'added' | 'styles'>): boolean =>
  styles <= STYLES_MAX && (first ? scripts <= FIRST_MAX : added <= LATER_MAX);

/** The cost of each route and slot of a remote, beside the shell that it will run in. */
export const screenCosts = (shell: Build, { descriptor, ...remote }: Build & Pick<ReleaseFacts | Release, 'descriptor'>): ScreenCost[] => {
  if (!descriptor) return [];
  const { routes, slots, budgets = {} } = descriptor;
  const screens = [
    ...routes.map(({ path, chunk }) => ({ place: path, chunk, first: isFirst(path) })),
    ...slots.map((name) => ({ place: name, chunk: name, first: false })),
  ];
  const shared = sharedOf(shell);
  return screens.map(({ place, chunk, first }) => {
    const chunkKnown = Object.hasOwn(remote.chunks, chunk);
    const own = [
      remote.entry,
      ...(remote.chunks[EXPOSED] ?? []),
      ...((chunkKnown && remote.chunks[chunk]) || []),
      ...messagesOf(remote, 'fr'),
    ];
    const added = bytesOf(remote, own, '.js');
    const scripts = bytesOf(shell, shared, '.js') + added;
    const styles = bytesOf(shell, shared, '.css') + bytesOf(remote, own, '.css');
    const budget = budgets[chunk] === undefined ? null : budgets[chunk] * KB;
    const fits = fitsSite({ first, scripts, added, styles });
    return { place, chunk, scripts, added, styles, first, budget, chunkKnown, withinBudget: budget !== null && added <= budget, fits };
  });
};

/** A size for people. */
export const inKb = (bytes: number): string => (bytes / KB).toFixed(1);
