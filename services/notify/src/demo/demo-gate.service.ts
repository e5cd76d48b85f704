import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { Refusal } from '@rendezvous/server/http';
import { Releases, styleUrls } from '@rendezvous/site';
import type { FastifyReply } from 'fastify';
import { type DemoPage, demoPage } from './demo-page.js';

/** No script at all; forms and frames stay on this site. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Pages that exist in demo mode only. */
@Injectable()
export class DemoGate {
  constructor(
    private readonly config: Config,
    private readonly releases: Releases,
  ) {}

  /** Outside demo mode there is no such page. */
  require(): void {
    if (!this.config.demo) throw new Refusal('request.not-found');
  }

  /** The whole document, in the product's own type and colours. */
  async page(reply: FastifyReply, page: DemoPage): Promise<string> {
    const { shell } = await this.releases.current();
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', POLICY).header('cache-control', 'no-store');
    return demoPage(page, shell === undefined ? [] : styleUrls(shell));
  }
}
