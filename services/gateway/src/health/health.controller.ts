import { isIP } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Refusal, Reply, Request } from '@rendezvous/server/http';
import { Metrics } from '@rendezvous/server/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd])/i;

/** For whoever runs the process: is it alive, may it get requests, how is it doing. */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  /** The process answers. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work: the database answers. */
  @Get('health/ready')
  async ready(@Reply() reply: FastifyReply): Promise<{ status: 'ok' | 'unavailable' }> {
    try {
      await this.database.read('select 1');
      return { status: 'ok' };
    } catch {
      reply.status(503).header('retry-after', '5');
      return { status: 'unavailable' };
    }
  }

  /** Numbers in Prometheus' format; from private networks only. */
  @Get('metrics')
  async read(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<string> {
    if (isIP(request.ip) === 0 || !PRIVATE.test(request.ip)) throw new Refusal('request.not-found');
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return this.metrics.text();
  }
}
