import { fetchStatement, readStatement } from '@rendezvous/contracts/billing/statement';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, Reply, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyReply } from 'fastify';
import { STATEMENT_TEXTS } from './statement-texts.js';
import { filterOf, Statements } from './statements.service.js';

@Controller()
export class StatementController {
  constructor(
    private readonly sites: Sites,
    private readonly statements: Statements,
  ) {}

  @Endpoint(readStatement)
  async read(
    @Input() { query }: InputOf<typeof readStatement>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof readStatement>> {
    const { timeZone } = await this.sites.forHost(caller.site.host);
    return this.statements.page(filterOf(memberId, query, timeZone), query.before ?? null);
  }

  @Endpoint(fetchStatement)
  async fetch(
    @Input() { query }: InputOf<typeof fetchStatement>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { timeZone } = await this.sites.forHost(caller.site.host);
    reply.header('cache-control', 'private, no-store');
    const file = this.statements.csv(filterOf(memberId, query, timeZone), query.language);
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${STATEMENT_TEXTS[query.language].file}"`,
    });
  }
}
