import type { ContractRange } from '@rendezvous/contracts/range';
import type { RemoteDescriptor, ShellPage } from '@rendezvous/contracts/releases';

/** One file of a build. Sizes are in bytes. */
export interface ReleaseFile {
  readonly bytes: number;
  readonly integrity: string;
  /** Size after brotli; absent for what does not compress. */
  readonly brotli?: number;
  /** The file itself, when pages carry it instead of fetching it. */
  readonly text?: string;
}

/** The build of the same source that draws its screens on a server: one CommonJS file. */
interface ServerBuild {
  /** Name below the release's folder. */
  readonly file: string;
  readonly bytes: number;
  readonly integrity: string;
}

/** What a build calls its classes in the page: by file, and by what the file calls them. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A module that a build shares at run time. */
export interface SharedModule {
  readonly name: string;
  readonly version: string;
  /** Versions of the shell that it can do with. */
  readonly range: string;
  /** The build brings a copy of its own, for when the shell's does not fit. */
  readonly own: boolean;
  /** Names that the code of the build takes of it. Absent where nothing is known, as in builds from before. */
  readonly taken?: readonly string[];
  /** Names that a shell gives. Absent where nothing is known. */
  readonly given?: readonly string[];
}

/** What the `release.json` of a build holds. */
export interface ReleaseFacts {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Those that a remote speaks, or that the shell still offers. */
  readonly contracts: ContractRange;
  readonly shared: readonly SharedModule[];
  readonly exposes: readonly string[];
  /** npm packages whose code is in the files. */
  readonly packages: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  readonly builtAt: string;
  readonly descriptor?: RemoteDescriptor;
  /** Those that the shell draws itself. Absent in remotes, and in shells from before they were told. */
  readonly pages?: readonly ShellPage[];
  /** What a remote's message catalogues lack. Absent where nothing is known, as in builds from before. */
  readonly untranslated?: readonly string[];
  /** Absent in development builds, and in those from before there was one: their screens are drawn by browsers only. */
  readonly server?: ServerBuild;
  /** What the build for browsers and that for servers call their classes. Absent where there is one of them, or nothing is known. */
  readonly classNames?: { readonly browser: ClassNames; readonly server: ClassNames };
  /** It is made for a development shell, and its files change under their names. */
  readonly development?: boolean;
}

/** A build and the facts that the page composer needs. */
export interface Release {
  /** `shell` or `mfe-<area>`. */
  readonly remote: string;
  readonly version: string;
  /** Where the files are: a path below the release folder, or an address. */
  readonly folder: string;
  /** File name of the entry script. */
  readonly entry: string;
  /** Integrity of the entry. */
  readonly integrity: string;
  /** Over the integrities of all files: two builds with the same one are the same. */
  readonly checksum: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Scripts and styles that must be there before a named chunk (an exposed module, a screen) can run. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Static descriptor of a remote: routes, layouts, slots. null for the shell. */
  readonly descriptor: RemoteDescriptor | null;
  /** Pages that the shell draws itself; null for a remote, and for shells from before they were told. */
  readonly pages: readonly ShellPage[] | null;
  readonly contracts: ContractRange;
  readonly shared: readonly SharedModule[];
  /** Source that it was built from, where that is known. */
  readonly commit: string | null;
  readonly builtAt: Date;
  readonly createdAt: Date;
  /** Not to be served any more, whatever a channel said. */
  readonly withdrawnAt: Date | null;
  /** The files are gone. */
  readonly removedAt: Date | null;
}

/** Which version of each remote everybody without a canary gets. */
export type Composition = Readonly<Record<string, Release>>;

/** What pages may be made of, for one remote or the shell. */
export interface LiveRelease {
  readonly stable: Release;
  /** Who made it stable, and when. */
  readonly stableBy: string;
  readonly stableSince: Date;
  /** The one that was stable before; what a broken stable version falls back to. */
  readonly before: Release | null;
  readonly canary: { readonly release: Release; readonly percent: number } | null;
  /** Everybody gets this one, whatever the channels say. */
  readonly pinned: Release | null;
}

/** Everything that pages may be made of, at one revision of the registry. */
export interface LiveReleases {
  readonly revision: string;
  readonly remotes: Readonly<Record<string, LiveRelease>>;
}
