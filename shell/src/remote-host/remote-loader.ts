import type { RemoteModule } from '@rendezvous/client';
import { LOCALES, type Locale } from '@rendezvous/contracts/reference';
import type { LoadableRelease, RemoteDescriptor, RemoteRelease } from '@rendezvous/contracts/releases';
import { isSlow } from '../files/connection';
import type { Report } from '../failures/failure-reports';
import type { LoadedRelease } from './load-release';
import { RemoteFailure, failureOf } from '../failures/remote-failure';
import { type MessagesByLocale, loadFurtherMessages } from './load-messages';
import { type Try, isGivenUp, nextTry, triesOf } from '../files/tries.rules';

/** A remote that can be shown: its module, and its messages by language. All of it comes from one version. */
export interface ReadyRemote {
  /** Counts how often this remote was loaded in the page. */
  readonly round: number;
  readonly release: LoadableRelease;
  readonly module: RemoteModule;
  readonly messages: MessagesByLocale;
}

export type RemoteState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ({ readonly kind: 'ready' } & ReadyRemote);

/** What a remote needs of the page that it is in. */
export interface RemoteHost {
  readonly locale: () => Locale;
  readonly load: (release: LoadableRelease, locales: readonly [Locale, ...Locale[]], timeoutMs: number) => Promise<LoadedRelease>;
  readonly report: Report;
  /** The last thing that is tried. @returns false when the page stays */
  readonly reload: (failure: RemoteFailure) => Promise<boolean>;
  readonly changed: () => void;
}

/** What came of a try: a remote, and why it does not speak the language that was the page's then. */
type Loaded = ReadyRemote & Pick<LoadedRelease, 'failure'> & { readonly locale: Locale };

/** One remote in a page: it is loaded when it is first needed, and a version that fails gives way to what comes after it. */
export class RemoteLoader {
  private current: RemoteState = { kind: 'loading' };
  /** What comes of an earlier round is nobody's. */
  private round = 0;
  private tried = 0;
  private readyAt = 0;
  /** Languages in which its messages did not come. */
  private readonly missingLocales = new Set<Locale>();

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
    const next = recovers ? nextTry(tries, tried, Date.now() - this.readyAt, failure.code) : tries.length;
    this.notice(failure, tried, next);
    if (!recovers) return;
    this.set({ kind: 'loading' });
    void this.run(next, failure);
  }

  /** It is shown, and its messages in this language did not come. */
  lacksMessages(locale: Locale): boolean {
    return this.current.kind === 'ready' && !this.current.messages.has(locale) && this.missingLocales.has(locale);
  }

  /** Fetches its messages in a language, if it is shown; when they do not come it goes on with those that it has. */
  async learn(locale: Locale): Promise<void> {
    const asked = this.current;
    if (asked.kind !== 'ready' || asked.messages.has(locale)) return;
    const found = await loadFurtherMessages(asked.release, asked.module, locale).catch((fault: unknown) =>
      failureOf(fault, asked.release.entry),
    );
    const { current } = this;
    // another version may have taken its place, another language may have come
    if (current.kind !== 'ready' || current.module !== asked.module) return;
    if (found instanceof RemoteFailure) this.goWithout(locale, found);
    else this.set({ ...current, messages: new Map(current.messages).set(locale, found) });
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
      const outcome = await this.attempt(one, at === tries.length - 1);
      if (this.round !== round) return;
      if (!(outcome instanceof RemoteFailure)) {
        [this.tried, this.readyAt] = [at, Date.now()];
        await this.begin(outcome);
        return;
      }
      failure = outcome;
      this.notice(failure, at, at + 1);
    }
    if (!(await this.host.reload(failure)) && this.round === round) this.set({ kind: 'failed' });
  }

  /** @param isLast nothing comes after it but the card: then it may as well speak another language */
  private async attempt({ release, timeoutMs }: Try, isLast: boolean): Promise<Loaded | RemoteFailure> {
    const locale = this.host.locale();
    const others = isLast ? LOCALES.filter((other) => other !== locale) : [];
    try {
      return { ...(await this.host.load(release, [locale, ...others], timeoutMs)), round: this.round, release, locale };
    } catch (fault) {
      return failureOf(fault, release.entry);
    }
  }

  /** Shows what was loaded, in the language that the page has by now. */
  private async begin({ locale, failure, ...ready }: Loaded): Promise<void> {
    this.missingLocales.clear();
    this.set({ kind: 'ready', ...ready });
    if (failure) this.goWithout(locale, failure);
    if (this.host.locale() !== locale) await this.learn(this.host.locale());
  }

  private goWithout(locale: Locale, failure: RemoteFailure): void {
    reportError(failure);
    if (this.current.kind === 'ready') this.host.report(this.current.release, failure);
    this.missingLocales.add(locale);
    this.host.changed();
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
