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
  readonly firstAnswers: Readonly<Record<string, unknown>>;
  /** Set when the page itself is an error: status and the sentence's code. */
  readonly failure: { readonly status: number; readonly code: string } | null;
}

/** Reads the composition from the page. */
export const readComposition = (): Composition => JSON.parse(document.getElementById('composition')?.textContent ?? '') as Composition;
