import { reportRemoteFailure } from '@rendezvous/contracts/releases';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Refusal, Reply } from '@rendezvous/server/http';
import { Metrics } from '@rendezvous/server/metrics';
import { ReleaseHealth } from '@rendezvous/site';
import type { FastifyReply } from 'fastify';
import { Compositions } from '../composition/composition.service.js';
import { LoadCounter } from './load-counter.service.js';
import { PageViews } from './page-views.service.js';

/** Takes what browsers tell of remotes that did not work. */
@Controller()
export class RemoteFailuresController {
  private readonly metric;

  constructor(
    private readonly views: PageViews,
    private readonly compositions: Compositions,
    private readonly loads: LoadCounter,
    private readonly health: ReleaseHealth,
    metrics: Metrics,
  ) {
    const labels = ['remote', 'version', 'phase', 'code'] as const;
    this.metric = metrics.counter('remote_failures_total', 'Page views in which a version of a remote failed.', labels);
  }

  @Endpoint(reportRemoteFailure)
  async report(
    @Input() { body }: InputOf<typeof reportRemoteFailure>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const { remote, version, phase, code } = body;
    const pageView = this.views.read(body.pageView);
    if (pageView === null) throw new Refusal('request.invalid');
    reply.status(204);
    // a page can tell only of what it got, else one browser could speak for all; an old tab's version is of the past
    if (!pageView.tellsOf({ remote, version }) || !this.compositions.serves(remote, version)) return;
    // what this process counted belongs to the figures that the report is judged by
    await this.loads.flush();
    // whose page it is stands in its signed name: a cookie says whatever whoever sends it wants
    const { id, session } = pageView;
    const network = this.views.networkKey(caller.network);
    const isNew = await this.health.report({ pageView: id, remote, version, session, network, phase, code });
    if (isNew) this.metric.inc({ remote, version, phase, code });
  }
}
