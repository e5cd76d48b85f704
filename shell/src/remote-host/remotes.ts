import { undisturbed } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { RemoteDescriptor, RemoteRelease } from '@rendezvous/contracts/releases';
import type { RemoteFailure } from '../failures/remote-failure';
import { type ReadyRemote, type RemoteHost, RemoteLoader, type RemoteState } from './remote-loader';

/** What the remotes need of the page: how to load one, to tell of a failure, and to load the page anew. */
export interface PageHost extends Pick<RemoteHost, 'load' | 'report'> {
  /** @returns false when the page stays */
  readonly reloadPage: () => Promise<boolean>;
}

const MISSING: RemoteState = { kind: 'failed' };

/** The remotes of this page, by area. */
export class Remotes {
  private readonly loaders: ReadonlyMap<string, RemoteLoader>;
  private readonly listeners = new Set<() => void>();
  private known: readonly RemoteDescriptor[] = [];
  private shown: string | null = null;
  /** A remote worked in this page before: what the page is made of may be of the past by now. */
  private hasStood = false;

  constructor(
    releases: Readonly<Record<string, RemoteRelease>>,
    private locale: Locale,
    page: PageHost,
  ) {
    this.chosen = Object.values(releases).map(({ descriptor }) => descriptor);
    this.loaders = new Map(Object.entries(releases).map(([area, release]) => [area, new RemoteLoader(release, this.hostOf(area, page))]));
    this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The state of a remote; begins to load it when it was not asked for before. */
  state(area: string): RemoteState {
    return this.loaders.get(area)?.state ?? MISSING;
  }

  /** What the page is made of now: of each remote the version that is in use, or else the chosen one. */
  readonly descriptors = (): readonly RemoteDescriptor[] => this.known;

  /** What the page was meant to be made of. */
  readonly chosen: readonly RemoteDescriptor[];

  readonly isBusy = (): boolean => [...this.loaders.values()].some(({ isBusy }) => isBusy);

  /** Begins anew with the chosen version. */
  retry(area: string): void {
    this.loaders.get(area)?.retry();
  }

  /** Says whose page is shown. @returns how to take that back */
  show(area: string): () => void {
    this.shown = area;
    return () => {
      if (this.shown === area) this.shown = null;
    };
  }

  isShown(area: string): boolean {
    return this.shown === area;
  }

  /** Takes what a remote's page threw. */
  failPage(area: string, { module }: ReadyRemote, fault: unknown): void {
    this.loaders.get(area)?.fail(module, fault, true);
  }

  /** Takes what a remote's part in another page threw: it must not pull the remote's own page from under somebody. */
  failSlot(area: string, { module }: ReadyRemote, fault: unknown): void {
    this.loaders.get(area)?.fail(module, fault, !this.isShown(area));
  }

  /** Fetches the messages of every remote that is shown, so that the language can change in one step. */
  async learn(locale: Locale): Promise<void> {
    await Promise.all([...this.loaders.values()].map((loader) => loader.learn(locale)));
  }

  /** The language of the page is another; what came while that was fetched learns it now. */
  speak(locale: Locale): void {
    this.locale = locale;
    for (const loader of this.loaders.values()) if (!loader.lacksMessages(locale)) void loader.learn(locale);
    this.changed();
  }

  /** Something is shown in another language than the page's, because its messages did not come. */
  readonly lackMessages = (): boolean => [...this.loaders.values()].some((loader) => loader.lacksMessages(this.locale));

  private hostOf(area: string, { load, report, reloadPage }: PageHost): RemoteHost {
    return {
      locale: () => this.locale,
      load,
      report,
      reload: async (failure) => (this.isWorthReloading(area, failure) ? reloadPage() : false),
      changed: () => this.changed(),
    };
  }

  /** Files that are gone may be there under a new page; what hangs or throws would do so again, and other pages must not suffer. */
  private isWorthReloading(area: string, { code }: RemoteFailure): boolean {
    return code === 'unreachable' && this.hasStood && this.isShown(area);
  }

  private changed(): void {
    const descriptors = [...this.loaders.values()].map(({ descriptor }) => descriptor);
    if (descriptors.some((descriptor, index) => descriptor !== this.known[index])) this.known = descriptors;
    this.hasStood ||= [...this.loaders.values()].some(({ isReady }) => isReady);
    // whoever follows one remote must not stop the others
    for (const listener of this.listeners) undisturbed(listener);
  }
}
