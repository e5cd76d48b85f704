import type { RemoteRoute } from '@rendezvous/contracts/releases';
import { KeptWith } from '@rendezvous/server/repeat';
import { type Release, releaseUrl } from '@rendezvous/site';
import type { Releasing } from '../composition/composition.rules.js';
import type { FoundPage } from '../composition/page-route.rules.js';

export interface PageFile {
  readonly url: string;
  /** Name inside its release: what the style loader compares. */
  readonly name: string;
  readonly integrity: string;
}

/** Everything that the first screen needs, so that all of it is asked for at once. */
export interface PageFiles {
  /** What watches over the start: the page carries it in itself. Absent in shells from before it, and in development. */
  readonly startWatch: string | null;
  readonly main: PageFile;
  readonly preloads: readonly PageFile[];
  /** Styles of the shell, and of a remote whose screen is drawn: the page is not shown without them. */
  readonly styles: readonly PageFile[];
  /** Styles of the remote: fetched ahead, but a remote whose style hangs must not hold the page. */
  readonly laterStyles: readonly PageFile[];
  readonly fonts: readonly PageFile[];
}

/** Name under which the federation plugin keeps the module that a remote exposes. */
const EXPOSED = '__federation_expose_remote';

/** The shell's chunk that takes a drawn page over. */
const TAKE_OVER = 'take-over';

const fileOf = (release: Release, name: string): PageFile => ({
  url: releaseUrl(release, name),
  name,
  integrity: release.files[name]?.integrity ?? '',
});

/** Named by what they are built from: a remote puts its catalogues together in a script, the shell and remotes of before have one each. */
const messagesOf = (release: Release, locale: string): string[] => {
  const isTheirs = new RegExp(`messages[-_]${locale}[-_](?:json|ts)\\.[0-9a-f]+\\.js$`);
  return Object.keys(release.files).filter((name) => isTheirs.test(name));
};

const chunkFiles = (release: Release, chunk: string): readonly string[] =>
  Object.hasOwn(release.chunks, chunk) ? (release.chunks[chunk] ?? []) : [];

/** Of one composition: its screens in each language, drawn and not. */
const kept = new KeptWith<Releasing, PageFiles>(500);

/** The files of a page: the shell, its messages, and of the page's remote the entry, the exposed module, messages and the screen's chunk. @param isDrawn its first screen stands in it */
export const pageFiles = (releasing: Releasing, page: FoundPage | null, locale: string, isDrawn = false): PageFiles => {
  const { remote = null, chunk = '' } = page ?? {};
  const key = JSON.stringify([page !== null, remote?.release.remote, chunk, locale, isDrawn]);
  return kept.get(releasing, key, () => filesOf(releasing, page, locale, isDrawn));
};

const filesOf = ({ shell }: Releasing, page: FoundPage | null, locale: string, isDrawn: boolean): PageFiles => {
  const shellNames = [
    ...messagesOf(shell, locale),
    ...(page?.remote === null ? chunkFiles(shell, page.chunk) : []),
    ...(isDrawn ? chunkFiles(shell, TAKE_OVER) : []),
  ];
  const shellStyles = chunkFiles(shell, 'main').filter((name) => name.endsWith('.css'));
  const own = [...shellStyles, ...shellNames].map((name) => fileOf(shell, name));
  const remote = page?.remote ? remoteFiles(page.remote.release, page.chunk, locale) : [];
  const all = [...own, ...remote];
  return {
    startWatch: Object.values(shell.files).find(({ text }) => text !== undefined)?.text ?? null,
    main: fileOf(shell, shell.entry),
    preloads: all.filter(({ name }) => name.endsWith('.js') && name !== shell.entry),
    styles: [...own, ...(isDrawn ? remote : [])].filter(isStyle),
    laterStyles: isDrawn ? [] : remote.filter(isStyle),
    fonts: Object.keys(shell.files)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => fileOf(shell, name)),
  };
};

const isStyle = ({ name }: PageFile): boolean => name.endsWith('.css');

const screenFiles = (release: Release, chunk: string, locale: string): string[] => [
  ...new Set([...chunkFiles(release, EXPOSED), ...messagesOf(release, locale), ...chunkFiles(release, chunk)]),
];

const remoteFiles = (release: Release, chunk: string, locale: string): PageFile[] =>
  [release.entry, ...screenFiles(release, chunk, locale)].map((name) => fileOf(release, name));

/** The names of the files beside the entry that each screen of a remote needs. */
export const screensOf = (release: Release, routes: readonly RemoteRoute[], locale: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(routes.map(({ chunk }) => [chunk, screenFiles(release, chunk, locale)]));
