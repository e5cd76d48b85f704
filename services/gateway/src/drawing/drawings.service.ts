import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { FailureCode } from '@rendezvous/contracts/releases';
import { Config } from '@rendezvous/server/config';
import { Metrics } from '@rendezvous/server/metrics';
import { KeptWith } from '@rendezvous/server/repeat';
import { type Release, takesAllFrom } from '@rendezvous/site';
import { DevServers } from '../composition/dev-servers.js';
import { DrawingCodes } from './drawing-code.service.js';
import { DrawingPair } from './drawing-pair.js';
import { HANG_MS } from './drawing-thread.js';
import { DrawingWorker } from './drawing-worker.js';
import type { DrawingCode, DrawnPage } from './drawing.js';
import { DrawnPages, drawingKey } from './drawn-pages.js';

const QUEUE = 8;
/** Most threads of this process. */
const MOST_THREADS = 8;
/** A thread gives way to another when nobody asked it for so long, in milliseconds: threads that took turns would only start. */
const IDLE_MS = 60_000;
/** A thread that nobody asked for so long ends, in milliseconds: its releases may be of the past. */
const FORGOTTEN_MS = 900_000;

/** The releases that a page is drawn with. */
export interface DrawnWith {
  readonly shell: Release;
  /** Null: a page of the shell. */
  readonly remote: Release | null;
  /** What pages with the same screen have in common. */
  readonly screen: string;
}

/** A page that may be drawn, or be drawn already. */
export interface DrawnFrom {
  /** Path and query. */
  readonly url: string;
  readonly composition: {
    /** All that is seen of it in a drawing. */
    readonly seen: string;
    readonly json: () => string;
  };
}

/** What came of a page: what stands in its root, or null. With `fault`, the release that should have drawn it failed. */
export interface Drawing {
  readonly page: DrawnPage | null;
  readonly fault: FailureCode | null;
}

const NOT_DRAWN: Drawing = { page: null, fault: null };

const nameOf = ({ shell, remote }: DrawnWith): string => `shell ${shell.version}${remote ? `, ${remote.remote} ${remote.version}` : ''}`;

/** Draws first screens, a thread for each pair of shell and remote. A page never waits for a thread that is only starting. */
@Injectable()
export class Drawings implements OnModuleDestroy {
  private readonly logger = new Logger(Drawings.name);
  private readonly pairs = new Map<string, DrawingPair>();
  private readonly shared = new DrawnPages();
  /** Whether a remote can be drawn with a shell, by its version. */
  private readonly fitting = new KeptWith<Release, boolean>(MOST_THREADS);
  private readonly isOn: boolean;
  private readonly pages;
  private readonly seconds;

  constructor(
    private readonly config: Config,
    private readonly codes: DrawingCodes,
    private readonly worker: DrawingWorker,
    devServers: DevServers,
    metrics: Metrics,
  ) {
    // what dev servers serve changes while it is open, and has no build for servers
    this.isOn = config.drawing && devServers.addresses.length === 0;
    this.pages = metrics.counter('drawings_total', 'Pages that were to be drawn here, by what came of it.', [
      'remote',
      'version',
      'outcome',
    ]);
    this.seconds = metrics.counter('drawing_seconds_total', 'Time that drawn pages took, with their turn.', ['remote', 'version']);
  }

  /** @param isShared the page is nobody's own: others may get the same drawing. Never rejects. */
  async draw(releases: DrawnWith, { url, composition }: DrawnFrom, isShared: boolean): Promise<Drawing> {
    const { shell, remote, screen } = releases;
    if (!this.isOn || (remote && !this.fitting.get(remote, shell.version, () => takesAllFrom(shell, remote)))) return NOT_DRAWN;
    const name = nameOf(releases);
    const by = remote ?? shell;
    const labels = { remote: by.remote, version: by.version };
    const key = isShared ? drawingKey(name, url, composition.seen) : null;
    const kept = key === null ? null : this.shared.find(key);
    if (kept) {
      this.pages.inc({ ...labels, outcome: 'shared' });
      return { page: kept, fault: null };
    }
    const pair = this.pairOf(name, releases);
    if (pair === null) return NOT_DRAWN;
    const began = performance.now();
    const outcome = await pair.draw({ url, composition: composition.json() }, screen);
    this.pages.inc({ ...labels, outcome: outcome.kind });
    switch (outcome.kind) {
      case 'drawn':
        this.seconds.inc(labels, (performance.now() - began) / 1000);
        if (key !== null) this.shared.keep(key, outcome.page);
        return { page: outcome.page, fault: null };
      case 'late':
        // the next visitor gets it
        if (key !== null) void outcome.later.then((late) => late && this.shared.keep(key, late));
        return NOT_DRAWN;
      case 'threw':
      case 'ended':
        return { page: null, fault: 'threw' };
      case 'given-up':
        return { page: null, fault: outcome.code };
      default:
        return NOT_DRAWN;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.pairs.values()].map((pair) => pair.end()));
  }

  private pairOf(name: string, releases: DrawnWith): DrawingPair | null {
    const known = this.pairs.get(name);
    if (known?.isRunning) return known;
    if (!this.hasRoom()) return null;
    const pair =
      known ??
      new DrawingPair(
        this.worker,
        { budgetMs: this.config.drawingBudgetMs, hangMs: Math.max(HANG_MS, this.config.drawingBudgetMs), queue: QUEUE },
        () => this.codeOf(releases),
        {
          ended: (fault, why, isGivenUp) =>
            this.logger.error({ msg: 'A thread that draws pages has ended.', releases: name, fault, why, isGivenUp }),
          threw: (url, why) => this.logger.warn({ msg: 'A page was not drawn.', releases: name, path: url.split('?')[0], why }),
          unread: (err) => this.logger.warn({ msg: 'A build for servers could not be read.', releases: name, err }),
        },
      );
    this.pairs.set(name, pair);
    return pair;
  }

  private async codeOf({ shell, remote }: DrawnWith): Promise<DrawingCode | null> {
    const [own, its] = await Promise.all([this.codes.of(shell), remote && this.codes.of(remote)]);
    return own === null || (remote && its === null) ? null : { shell: own, remote: its };
  }

  /** Whether one more thread may start; ends the one that was longest not asked for, if that is some time ago. */
  private hasRoom(): boolean {
    const running = [...this.pairs.values()].filter(({ isRunning }) => isRunning);
    for (const pair of running) if (pair.idleMs > FORGOTTEN_MS) void pair.stop();
    if (running.filter(({ isRunning }) => isRunning).length < MOST_THREADS) return true;
    const [idlest] = running.toSorted((one, other) => other.idleMs - one.idleMs);
    if (!idlest || idlest.idleMs < IDLE_MS) return false;
    void idlest.stop();
    return true;
  }
}
