import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { hours } from '@rendezvous/contracts/kernel';
import { Clock, DemoClock } from '@rendezvous/server/clock';
import { Refusal, Reply } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { clockContent } from './clock-page.js';
import { DemoGate } from './demo-gate.service.js';

const PAGE = '/demo/clock';
const HOURS_MAX = 24 * 365;
const Hours = z.object({ hours: z.coerce.number<unknown>().check(z.int(), z.positive(), z.maximum(HOURS_MAX)) });

const typed = (body: unknown): string => {
  const given = (body as { hours?: unknown } | null)?.hours;
  return typeof given === 'string' ? given.slice(0, 20) : '';
};

/** The demo's clock, to look at and to move. */
@Controller(PAGE)
export class ClockController {
  constructor(
    private readonly gate: DemoGate,
    private readonly clock: Clock,
  ) {}

  @Get()
  show(@Query('hours') refused: unknown, @Reply() reply: FastifyReply): Promise<string> {
    const clock = this.movable();
    const facts = { now: clock.now(), ahead: clock.offset, refused: typeof refused === 'string' ? refused : null };
    return this.gate.page(reply, { title: 'Clock', current: 'clock', content: clockContent(facts) });
  }

  /** Hours that are not accepted come back to the page that explains them. */
  @Post()
  @HttpCode(303)
  async advance(@Body() body: unknown, @Reply() reply: FastifyReply): Promise<void> {
    const clock = this.movable();
    const wish = Hours.safeParse(body);
    if (wish.success) await clock.advance(hours(wish.data.hours));
    reply.header('location', wish.success ? PAGE : `${PAGE}?hours=${encodeURIComponent(typed(body))}`).header('cache-control', 'no-store');
  }

  @Post('/reset')
  @HttpCode(303)
  async reset(@Reply() reply: FastifyReply): Promise<void> {
    await this.movable().reset();
    reply.header('location', PAGE).header('cache-control', 'no-store');
  }

  private movable(): DemoClock {
    this.gate.require();
    if (!(this.clock instanceof DemoClock)) throw new Refusal('request.not-found');
    return this.clock;
  }
}
