import { reportRemoteFailure } from '@rendezvous/contracts/releases';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Refusal, Reply, Request } from '@rendezvous/server/http';
import { Metrics } from '@rendezvous/server/metrics';
import { ReleaseHealth } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Compositions } from '../document/composition.service.js';
import { visitorOf } from '../document/visitor-cookie.js';
import { LoadCounter } from './load-counter.service.js';
import { PageViews } from './page-view.js';

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
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const { remote, version, phase, code } = body;
    const pageView = this.views.read(body.pageView);
    if (pageView === null) throw new Refusal('request.invalid');
    reply.status(204);
    // a build that nobody released may break others in its page; an old tab's version is of the past, and a made-up one must not get a metric of its own
    if (!this.views.counts(pageView) || !this.compositions.serves(remote, version)) return;
    // what this process counted belongs to the figures that the report is judged by
    await this.loads.flush();
    const session = this.views.sessionKey(visitorOf(request) ?? caller.network);
    const network = this.views.networkKey(caller.network);
    const isNew = await this.health.report({ pageView, remote, version, session, network, phase, code });
    if (isNew) this.metric.inc({ remote, version, phase, code });
  }
}
