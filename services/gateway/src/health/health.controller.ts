import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Refusal, Reply, Request } from '@rendezvous/server/http';
import { Metrics } from '@rendezvous/server/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whoever asks gives up soon after. */
const ANSWER_MS = 1500;

/** For whoever runs the process: is it alive, may it get requests, how is it doing. */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  /** The process answers. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work: the database answers. */
  @Get('health/ready')
  async ready(@Reply() reply: FastifyReply): Promise<{ status: 'ok' | 'unavailable' }> {
    if (await this.database.answers(ANSWER_MS)) return { status: 'ok' };
    reply.status(503).header('retry-after', '5');
    return { status: 'unavailable' };
  }

  /**
   * Numbers in Prometheus' format, for whoever has the token. An address would prove nothing: behind a proxy on the same machine,
   * everybody comes from a private network.
   */
  @Get('metrics')
  async read(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<string> {
    const { metricsToken } = this.config;
    const given = digest(request.headers.authorization ?? '');
    if (metricsToken === null || !timingSafeEqual(given, digest(`Bearer ${metricsToken}`))) throw new Refusal('request.not-found');
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store');
    return this.metrics.text();
  }
}
