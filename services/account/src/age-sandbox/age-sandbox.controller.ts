import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Refusal, Reply } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { AgeSandboxCheckEntity } from './age-sandbox-check.entity.js';
import { ageSandboxPage, ageSandboxPrivacy } from './age-sandbox-page.js';
import { AGE_SANDBOX_STYLE } from './age-sandbox-style.js';
import { AgeSandboxProvider } from './age-sandbox.provider.js';
import { isOver, SANDBOX_OUTCOMES } from './age-sandbox.rules.js';
import { AgeSandboxStore } from './age-sandbox.store.js';

/** No script at all; the form goes to this page and on to the site, which is here as well. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const Answer = z.object({ outcome: z.enum(SANDBOX_OUTCOMES) });

/** The sandbox company's own pages. Whoever knows the check's unguessable name may answer it, as with a company's link. */
@Controller('/sandbox')
export class AgeSandboxController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly store: AgeSandboxStore,
    private readonly provider: AgeSandboxProvider,
  ) {}

  @Get('/age.css')
  style(@Reply() reply: FastifyReply): string {
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return AGE_SANDBOX_STYLE;
  }

  @Get('/age')
  privacy(@Headers('accept-language') languages: string | undefined, @Reply() reply: FastifyReply): string {
    if (!this.config.demo) throw new Refusal('request.not-found');
    asPage(reply);
    return ageSandboxPrivacy(languages?.startsWith('fr') === true ? 'fr' : 'en');
  }

  @Get('/age/:check')
  async page(@Param('check') id: string, @Reply() reply: FastifyReply): Promise<string> {
    const check = await this.check(id);
    asPage(reply);
    return ageSandboxPage(check, await this.provider.wayBack(check.id), this.clock.now());
  }

  @Post('/age/:check')
  @HttpCode(303)
  async answer(@Param('check') id: string, @Body() body: unknown, @Reply() reply: FastifyReply): Promise<void> {
    const check = await this.check(id);
    const answer = Answer.safeParse(body);
    if (!answer.success) throw new Refusal('request.invalid');
    const now = this.clock.now();
    if (!isOver(check.createdAt, now)) await this.store.decide(check.id, answer.data.outcome, now);
    reply.header('location', await this.provider.wayBack(check.id)).header('cache-control', 'no-store');
  }

  private async check(id: string): Promise<AgeSandboxCheckEntity> {
    const known = this.config.demo && z.uuid().safeParse(id).success ? await this.store.find(id) : null;
    if (known === null) throw new Refusal('request.not-found');
    return known;
  }
}

const asPage = (reply: FastifyReply): void => {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    // The form's Origin must reach us: with no-referrer a browser would send "null".
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store');
};
