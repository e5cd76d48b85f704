import type { RemoteDescriptor } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';

/** One release of a remote, as the gateway chose it for this visitor. */
export interface RemoteRelease {
  readonly version: string;
  /** Address of the container's entry file. */
  readonly entry: string;
  readonly integrity: string;
  readonly descriptor: RemoteDescriptor;
}

/** What the gateway writes into the page: which remotes, in which version, for whom, and the first answers. */
export interface Composition {
  readonly locale: Locale;
  readonly offeredLocales: readonly Locale[];
  readonly remotes: Readonly<Record<string, RemoteRelease>>;
  /** Integrity of the shell's own chunks, by address. */
  readonly shellFiles: Readonly<Record<string, string>>;
  readonly firstAnswers: Readonly<Record<string, unknown>>;
}

/** Reads the composition from the page. */
export const readComposition = (): Composition => JSON.parse(document.getElementById('composition')?.textContent ?? '') as Composition;
