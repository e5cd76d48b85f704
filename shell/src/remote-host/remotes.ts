import type { RemoteModule } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { RemoteRelease } from '@rendezvous/contracts/releases';
import { loadRelease } from './federation';

type Messages = Exclude<Awaited<ReturnType<RemoteModule['messages']>>, { default: unknown }>;

/** A remote that can be shown: its module, and its messages by language. */
export interface ReadyRemote {
  readonly module: RemoteModule;
  readonly messages: ReadonlyMap<Locale, Messages>;
}

export type RemoteState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ({ readonly kind: 'ready' } & ReadyRemote);

/** Longest that a remote may take before its place shows the card: scripts end at 5 s by themselves, styles and messages do not. */
const GIVE_UP_MS = 5500;

const withDeadline = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The remote did not load in time.')), GIVE_UP_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
};

const loadMessages = async (module: RemoteModule, locale: Locale): Promise<Messages> => {
  const loaded = await module.messages(locale);
  return ('default' in loaded ? loaded.default : loaded) as Messages;
};

/** The remotes of this page: each is loaded when it is first needed, and again on request after a failure. */
export class Remotes {
  private readonly states = new Map<string, RemoteState>();
  private readonly attempts = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly releases: Readonly<Record<string, RemoteRelease>>,
    private locale: Locale,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The state of a remote; begins to load it when it was not asked for before. */
  state(area: string): RemoteState {
    const known = this.states.get(area);
    if (known) return known;
    const loading: RemoteState = { kind: 'loading' };
    this.states.set(area, loading);
    void this.load(area, 0);
    return loading;
  }

  isBusy(): boolean {
    return [...this.states.values()].some(({ kind }) => kind === 'loading');
  }

  /** Another try after a failure: under another address, and evaluated anew. */
  retry(area: string): void {
    const attempt = (this.attempts.get(area) ?? 0) + 1;
    this.attempts.set(area, attempt);
    this.set(area, { kind: 'loading' });
    void this.load(area, attempt);
  }

  /** Fetches the messages of every remote that is shown, so that the language can change in one step. */
  async speak(locale: Locale): Promise<void> {
    this.locale = locale;
    const ready = [...this.states].filter((entry): entry is [string, Extract<RemoteState, { kind: 'ready' }>] => entry[1].kind === 'ready');
    await Promise.all(
      ready.map(async ([area, { module, messages }]) => {
        if (messages.has(locale)) return;
        const loaded = await withDeadline(loadMessages(module, locale));
        this.set(area, { kind: 'ready', module, messages: new Map(messages).set(locale, loaded) });
      }),
    );
  }

  private async load(area: string, attempt: number): Promise<void> {
    try {
      const release = this.releases[area];
      if (!release) throw new Error(`No release of ${area}.`);
      const locale = this.locale;
      const ready = await withDeadline(
        (async () => {
          const module = await loadRelease(release, attempt);
          return { module, messages: new Map([[locale, await loadMessages(module, locale)]]) };
        })(),
      );
      if ((this.attempts.get(area) ?? 0) === attempt) this.set(area, { kind: 'ready', ...ready });
    } catch (fault) {
      reportError(fault);
      if ((this.attempts.get(area) ?? 0) === attempt) this.set(area, { kind: 'failed' });
    }
  }

  private set(area: string, state: RemoteState): void {
    this.states.set(area, state);
    for (const listener of this.listeners) listener();
  }
}
