import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { SwipeGameStore } from '../swipe-game/swipe-game.store.js';
import { NOT_AGAIN_DAYS } from './todays-five.service.js';
import { TodaysFiveStore } from './todays-five.store.js';

/** Forgets who was suggested and liked on days that are over, also of members who do not come back; the page about privacy says so. */
@Injectable()
export class DailyMembersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly five: TodaysFiveStore,
    private readonly game: SwipeGameStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('search.forget-daily', () => this.forget(), { cron: '37 3 * * *' });
  }

  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.five.forgetAll(new Date(now - days(NOT_AGAIN_DAYS)));
    // the day before yesterday is over in every time zone
    await this.game.forgetAll(new Date(now - days(1)));
  }
}
