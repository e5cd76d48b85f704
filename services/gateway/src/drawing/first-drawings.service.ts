import { Injectable, Logger } from '@nestjs/common';
import type { FailureCode } from '@rendezvous/contracts/releases';
import { ReleaseHealth } from '@rendezvous/site';
import type { Releasing } from '../composition/composition.rules.js';
import type { FoundPage } from '../composition/page-route.rules.js';
import { LoadCounter } from '../releases/load-counter.service.js';
import { PageViews } from '../releases/page-views.service.js';
import { type DrawnFrom, Drawings } from './drawings.service.js';
import type { DrawnPage } from './drawing.js';

/** Of one version, in the time after which they are counted anew: enough to judge it by, and no more for the database to do. */
const MOST_REPORTS = 500;
const COUNTED_MS = 600_000;

/** A page and its page view's signed name. */
interface ToDraw extends DrawnFrom {
  readonly composition: DrawnFrom['composition'] & { readonly pageView: string };
}

/** Who a page is for. */
interface DrawnFor {
  /** Nobody is logged in. */
  readonly isVisitor: boolean;
  readonly network: string;
}

/** Draws the first screen of a page whose route says so, and tells of the version that should have drawn it and failed. */
@Injectable()
export class FirstDrawings {
  private readonly logger = new Logger(FirstDrawings.name);
  private reported = new Map<string, number>();
  private countedSince = performance.now();

  constructor(
    private readonly drawings: Drawings,
    private readonly views: PageViews,
    private readonly loads: LoadCounter,
    private readonly health: ReleaseHealth,
  ) {}

  /** Null: the browser draws it. */
  async of({ shell }: Releasing, page: FoundPage | null, toDraw: ToDraw, { isVisitor, network }: DrawnFor): Promise<DrawnPage | null> {
    if (page === null || (page.route ?? page.own)?.draw !== 'server') return null;
    const remote = page.remote?.release ?? null;
    const screen = page.route?.screen ?? page.chunk;
    const { page: drawn, fault } = await this.drawings.draw({ shell, remote, screen }, toDraw, isVisitor);
    if (fault) void this.report(remote ?? shell, fault, toDraw.composition.pageView, network);
    return drawn;
  }

  /** As a browser does whose page failed: a canary is judged by both. */
  private async report(
    { remote, version }: { readonly remote: string; readonly version: string },
    code: FailureCode,
    pageView: string,
    network: string,
  ): Promise<void> {
    const view = this.views.read(pageView);
    if (view === null || !this.mayReport(`${remote} ${version}`)) return;
    try {
      await this.loads.flush();
      const { id, session } = view;
      await this.health.report({ pageView: id, remote, version, session, network: this.views.networkKey(network), phase: 'render', code });
    } catch (err) {
      this.logger.warn({ msg: 'A page that was not drawn could not be told of.', remote, version, err });
    }
  }

  private mayReport(version: string): boolean {
    if (performance.now() - this.countedSince > COUNTED_MS) {
      this.reported = new Map();
      this.countedSince = performance.now();
    }
    const times = (this.reported.get(version) ?? 0) + 1;
    this.reported.set(version, times);
    return times <= MOST_REPORTS;
  }
}
