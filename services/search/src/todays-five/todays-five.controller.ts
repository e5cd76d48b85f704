import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { readTodaysFive } from '@rendezvous/contracts/search/todays-five';
import { Clock } from '@rendezvous/server/clock';
import { Caller, Endpoint } from '@rendezvous/server/http';
import { ViewerContexts } from '../member-search/viewer-context.service.js';
import { siteDay } from '../swipe-game/site-day.rules.js';
import { TodaysFive } from './todays-five.service.js';

@Controller()
export class TodaysFiveController {
  constructor(
    private readonly clock: Clock,
    private readonly contexts: ViewerContexts,
    private readonly five: TodaysFive,
  ) {}

  @Endpoint(readTodaysFive)
  async read(@Caller() caller: Caller): Promise<ReplyOf<typeof readTodaysFive>> {
    const context = await this.contexts.forCaller(caller, null);
    const { day, next } = siteDay(this.clock.now(), context.site.timeZone);
    return {
      ...(context.viewer === null ? { members: [] } : await this.five.list(context.viewer, day, context)),
      next_day: next.toISOString(),
    };
  }
}
