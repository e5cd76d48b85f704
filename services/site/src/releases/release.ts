/** One file of a build. Sizes are in bytes. */
export interface ReleaseFile {
  readonly bytes: number;
  readonly integrity: string;
  /** Size after brotli; absent for what does not compress. */
  readonly brotli?: number;
}

/** A build and the facts that the page composer needs, as `release.json` of the build tells them. */
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
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Scripts and styles that must be there before a named chunk (an exposed module, a screen) can run. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Static descriptor of a remote: routes, layouts, slots. null for the shell. */
  readonly descriptor: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Date;
}

/** What the `release.json` of a build holds. */
export interface ReleaseFacts {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly descriptor?: Readonly<Record<string, unknown>>;
}

export type Channel = 'stable';

/** Which version of each remote a page is made of. */
export type Composition = Readonly<Record<string, Release>>;
