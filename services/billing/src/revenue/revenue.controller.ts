import { fetchRevenue, readRevenue } from '@rendezvous/contracts/billing/operator-revenue';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Reply } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyReply } from 'fastify';
import { Revenues } from './revenues.service.js';

/** Revenue, for operators. */
@Controller()
export class RevenueController {
  constructor(
    private readonly sites: Sites,
    private readonly revenues: Revenues,
  ) {}

  @Endpoint(readRevenue)
  read(@Input() { query }: InputOf<typeof readRevenue>, @Caller() caller: Caller): Promise<ReplyOf<typeof readRevenue>> {
    return this.revenues.read(query, this.sites.ofId(caller.site.id).timeZone);
  }

  @Endpoint(fetchRevenue)
  async fetch(
    @Input() { query }: InputOf<typeof fetchRevenue>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    reply.header('cache-control', 'private, no-store');
    const file = await this.revenues.csv(query, this.sites.ofId(caller.site.id).timeZone, query.language);
    return new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="revenue.csv"' });
  }
}
