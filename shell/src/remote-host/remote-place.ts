import type { RemoteMessages, RemoteModule } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { LoadableRelease, RemoteDescriptor, RemoteRelease } from '@rendezvous/contracts/releases';
import { isSlow } from './connection';
import type { Report } from './failure-reports';
import type { LoadedRelease } from './load-release';
import { RemoteFailure, failureOf } from './remote-failure';
import { loadMessagesOf } from './remote-messages';
import { type Try, isGivenUp, nextTry, triesOf } from './tries.rules';

/** A remote that can be shown: its module, and its messages by language. All of it comes from one version. */
export interface ReadyRemote {
  /** Counts how often this remote was loaded in the page. */
  readonly round: number;
  readonly release: LoadableRelease;
  readonly module: RemoteModule;
  readonly messages: ReadonlyMap<Locale, RemoteMessages>;
}

export type RemoteState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ({ readonly kind: 'ready' } & ReadyRemote);

/** What a remote needs of the page that it is in. */
export interface RemoteHost {
  readonly locale: () => Locale;
  readonly load: (release: LoadableRelease, locale: Locale, patienceMs: number) => Promise<LoadedRelease>;
  readonly report: Report;
  /** The last thing that is tried. @returns false when the page stays */
  readonly reload: (failure: RemoteFailure) => Promise<boolean>;
  readonly changed: () => void;
}

/** One remote in a page: it is loaded when it is first needed, and a version that fails gives way to what comes after it. */
export class RemotePlace {
  private current: RemoteState = { kind: 'loading' };
  /** What comes of an earlier round is nobody's. */
  private round = 0;
  private tried = 0;
  private readyAt = 0;

  constructor(
    private readonly chosen: RemoteRelease,
    private readonly host: RemoteHost,
  ) {}

  /** Its state; begins to load it when it was not asked for before. */
  get state(): RemoteState {
    if (this.round === 0) void this.run(0);
    return this.current;
  }

  get isBusy(): boolean {
    return this.round > 0 && this.current.kind === 'loading';
  }

  get isReady(): boolean {
    return this.current.kind === 'ready';
  }

  /** The descriptor of the version that is in use, or else of the chosen one. */
  get descriptor(): RemoteDescriptor {
    return (this.current.kind === 'ready' ? this.current.release : this.chosen).descriptor;
  }

  /** Begins anew with the chosen version. */
  retry(): void {
    this.set({ kind: 'loading' });
    void this.run(0);
  }

  /** Takes what this module threw while it was shown. With `recovers` something else takes its place, otherwise it is only reported. */
  fail(module: RemoteModule, fault: unknown, recovers: boolean): void {
    const { current, tries, tried } = this;
    if (current.kind !== 'ready' || current.module !== module) return;
    const failure = failureOf(fault, current.release.entry);
    const next = recovers ? nextTry(tries, tried, Date.now() - this.readyAt) : tries.length;
    this.notice(failure, tried, next);
    if (!recovers) return;
    this.set({ kind: 'loading' });
    void this.run(next, failure);
  }

  /** Fetches its messages in the page's language, if it is shown. */
  async speak(): Promise<void> {
    const { current } = this;
    const locale = this.host.locale();
    if (current.kind !== 'ready' || current.messages.has(locale)) return;
    try {
      const messages = await loadMessagesOf(current.release, current.module, locale);
      if (this.current === current) this.set({ ...current, messages: new Map(current.messages).set(locale, messages) });
    } catch (fault) {
      this.fail(current.module, fault, true);
    }
  }

  private get tries(): readonly Try[] {
    return triesOf(this.chosen, isSlow());
  }

  /** Goes through the tries from one of them on, and ends with the remote or with its card. */
  private async run(from: number, before = new RemoteFailure('entry', 'incomplete')): Promise<void> {
    const round = (this.round += 1);
    const { tries } = this;
    let failure = before;
    for (const [at, one] of tries.entries()) {
      if (at < from) continue;
      const outcome = await this.attempt(one);
      if (this.round !== round) return;
      if (!(outcome instanceof RemoteFailure)) {
        [this.tried, this.readyAt] = [at, Date.now()];
        this.set({ kind: 'ready', ...outcome });
        await this.speak();
        return;
      }
      failure = outcome;
      this.notice(failure, at, at + 1);
    }
    if (!(await this.host.reload(failure)) && this.round === round) this.set({ kind: 'failed' });
  }

  private async attempt({ release, patienceMs }: Try): Promise<ReadyRemote | RemoteFailure> {
    const locale = this.host.locale();
    try {
      const { module, messages } = await this.host.load(release, locale, patienceMs);
      return { round: this.round, release, module, messages: new Map([[locale, messages]]) };
    } catch (fault) {
      return failureOf(fault, release.entry);
    }
  }

  /** A version that is given up is reported; one that is tried again may yet work. */
  private notice(failure: RemoteFailure, at: number, next: number): void {
    reportError(failure);
    const { tries } = this;
    const release = tries[at]?.release;
    if (release && isGivenUp(tries, at, next)) this.host.report(release, failure);
  }

  private set(state: RemoteState): void {
    this.current = state;
    this.host.changed();
  }
}
