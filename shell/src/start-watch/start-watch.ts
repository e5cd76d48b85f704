import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';
import { showKeptFaces } from '../faces/kept-faces';
import { isSlow } from '../files/connection';
import { reloadPage } from '../failures/reload-page';
import { reportShellFailure } from '../failures/shell-failure';
import { EarlyChanges } from './early-changes';
import { EarlyFields } from './early-fields';
import { EarlyPresses } from './early-presses';
import { PlainPage } from './plain-page';
import { letGoOfStyles, watchStyles } from './style-watch';
import { START_SCRIPT, fetchStart, startScriptAgain, startScriptNow } from './start-script';
import { whenSeen } from './when-seen';
import { whenTouched } from './when-touched';

declare global {
  /** Watches over the start of the page; the start script tells it how it fares. Absent in development. */
  var rendezvousStart: StartWatch | undefined;
}

/** Longest waits for the start script, which is most of the page's bytes: together 6 s, as for a remote's card. */
const TIMEOUTS_MS = [3500, 2500] as const;
/** Longest that the start may take once its script is there. */
const START_MS = 6000;
const SLOW_FACTOR = 2;
/** Longest that a page which waits for the first touch waits for it, once it is seen. */
const UNTOUCHED_MS = 4000;

const isStartScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.matches(START_SCRIPT);

const isStartAddress = (address: string): boolean =>
  [...document.querySelectorAll<HTMLScriptElement>(START_SCRIPT)].some(({ src }) => src === address);

/**
 * Sees the page through its start: a start script that does not come is asked for under another address; when that does not help the
 * failure is reported, the page is loaded anew, at most once a minute, and last it says in plain HTML what is wrong. What comes later
 * than anybody waited still takes over.
 */
export class StartWatch {
  private attempt = 0;
  private latest: HTMLScriptElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;
  private hasFailed = false;
  private readonly plainPage = new PlainPage();
  private readonly fields = new EarlyFields();
  private readonly presses = new EarlyPresses();
  private readonly changes = new EarlyChanges();
  private endStyles: () => void = () => undefined;

  /** Begins to watch, before the page's own script and styles are asked for. */
  begin(): void {
    const startsWhen = document.currentScript?.dataset['startsLater'];
    const startsLater = startsWhen !== undefined;
    showKeptFaces();
    document.addEventListener('error', this.hearFile, true);
    window.addEventListener('error', this.hearFault);
    this.endStyles = watchStyles(startsLater);
    if (startsLater) {
      this.fields.begin();
      this.presses.begin();
      this.changes.begin();
      whenSeen((isTouched) => (isTouched || startsWhen !== 'touch' ? this.startNow() : this.startWhenTouched()));
    } else this.awaitScript();
  }

  /** All of it is fetched meanwhile, so that the touch waits for none of it. */
  private startWhenTouched(): void {
    fetchStart();
    const start = (): void => {
      clearTimeout(this.timer);
      end();
      this.startNow();
    };
    const end = whenTouched(start);
    this.timer = setTimeout(start, UNTOUCHED_MS);
  }

  private startNow(): void {
    startScriptNow();
    this.awaitScript();
  }

  private awaitScript(): void {
    this.wait(TIMEOUTS_MS[0], () => this.missing('timeout'));
  }

  /** The start script runs: another that is still on its way must not run as well. */
  begun(): void {
    this.isRunning = true;
    const elsewhere = document.implementation.createHTMLDocument('');
    for (const script of document.querySelectorAll(START_SCRIPT)) elsewhere.adoptNode(script);
    this.plainPage.keepFrame();
    this.wait(START_MS, () => void this.giveUp('entry', 'timeout'));
  }

  /** The page stands. */
  drawn(): void {
    clearTimeout(this.timer);
    document.removeEventListener('error', this.hearFile, true);
    window.removeEventListener('error', this.hearFault);
    this.endStyles();
    this.hasFailed = false;
    this.plainPage.end();
  }

  /** The page stands, and its scripts hold it: they hear now of what was filled in and pressed before. */
  alive(): void {
    // it stood, and is not there any more: what was to be said a little later comes too late
    if (this.hasFailed) return;
    this.drawn();
    this.changes.end();
    void this.fields.replay().then(() => this.presses.replay());
  }

  /** The scripts hear of a press or of a change, whether or not they said that they hold the page. */
  heard({ type, target }: Pick<Event, 'type' | 'target'>): void {
    if (type === 'change') this.fields.heard(target);
    else this.presses.heard(target);
  }

  /** It cannot start, or is not there any more. @param phase null when that was reported already */
  failed(phase: FailurePhase | null, code: FailureCode): void {
    void this.giveUp(phase, code);
  }

  private readonly hearFile = ({ target }: Event): void => {
    const isAwaited = this.latest ? target === this.latest : isStartScript(target);
    if (isAwaited) this.missing('unreachable');
  };

  private readonly hearFault = ({ filename }: ErrorEvent): void => {
    if (!this.isRunning && isStartAddress(filename)) void this.giveUp('entry', 'threw');
  };

  private missing(code: FailureCode): void {
    const timeout = TIMEOUTS_MS[this.attempt + 1];
    if (this.isRunning || this.hasFailed) return;
    this.latest = timeout ? startScriptAgain(this.attempt + 1) : null;
    if (!timeout || !this.latest) {
      void this.giveUp('entry', code);
      return;
    }
    this.attempt += 1;
    this.wait(timeout, () => this.missing('timeout'));
  }

  private async giveUp(phase: FailurePhase | null, code: FailureCode): Promise<void> {
    if (this.hasFailed) return;
    this.hasFailed = true;
    clearTimeout(this.timer);
    if (phase) reportShellFailure(phase, code);
    // what hangs would hang again
    if (code !== 'timeout' && (await reloadPage())) return;
    if (!this.hasFailed) return;
    letGoOfStyles();
    this.presses.end();
    this.plainPage.show();
    this.changes.leave();
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds * (isSlow() ? SLOW_FACTOR : 1));
  }
}
