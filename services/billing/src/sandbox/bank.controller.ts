import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { Refusal, Reply } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { BANK_CARDS } from './bank-card.rules.js';
import { bankPage } from './bank-page.js';
import { BankService } from './bank.service.js';
import { BANK_STYLE } from './bank-style.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import { BANK_DELIVERIES, BANK_OUTCOMES, DISPUTE_STEPS } from './sandbox.rules.js';
import { SandboxStore } from './sandbox.store.js';

/** No script at all; the form goes to this page and on to the shop, which is on the same site. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const Answer = z.object({ outcome: z.enum(BANK_OUTCOMES), delivery: z.enum(BANK_DELIVERIES), card: z.optional(z.enum(BANK_CARDS)) });

const DisputeAnswer = z.object({ step: z.enum(DISPUTE_STEPS), dispute: z.optional(z.uuid()) });

/** The sandbox bank's own pages. Whoever knows the payment's unguessable name may answer it, as with a bank's link. */
@Controller('/sandbox')
export class BankController {
  constructor(
    private readonly config: Config,
    private readonly store: SandboxStore,
    private readonly bank: BankService,
  ) {}

  @Get('/bank.css')
  style(@Reply() reply: FastifyReply): string {
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return BANK_STYLE;
  }

  @Get('/bank/:payment')
  async page(@Param('payment') id: string, @Reply() reply: FastifyReply): Promise<string> {
    const payment = await this.payment(id);
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      // The form's Origin must reach us: with no-referrer a browser would send "null".
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store');
    return bankPage(payment, await this.store.listDisputes(payment.id));
  }

  @Post('/bank/:payment')
  @HttpCode(303)
  async answer(@Param('payment') id: string, @Body() body: unknown, @Reply() reply: FastifyReply): Promise<void> {
    const payment = await this.payment(id);
    const answer = Answer.safeParse(body);
    if (!answer.success) throw new Refusal('request.invalid');
    await this.bank.decide(payment, answer.data.outcome, answer.data.delivery, answer.data.card);
    reply.header('location', payment.returnUrl).header('cache-control', 'no-store');
  }

  /** Back to the same page: a tester goes on from there. */
  @Post('/bank/:payment/disputes')
  @HttpCode(303)
  async dispute(@Param('payment') id: string, @Body() body: unknown, @Reply() reply: FastifyReply): Promise<void> {
    const payment = await this.payment(id);
    const answer = DisputeAnswer.safeParse(body);
    if (!answer.success) throw new Refusal('request.invalid');
    await this.bank.dispute(payment, answer.data.step, answer.data.dispute ?? null);
    reply.header('location', `/sandbox/bank/${payment.id}`).header('cache-control', 'no-store');
  }

  private async payment(id: string): Promise<SandboxPayment> {
    const known = this.config.demo && z.uuid().safeParse(id).success ? await this.store.find(id) : null;
    if (known === null) throw new Refusal('request.not-found');
    return known;
  }
}
