import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Deliveries } from '../deliveries/deliveries.service.js';
import { NEWS_JOB, type NewsPayload, NewsSchedule } from './news-schedule.service.js';

@Injectable()
export class NewsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly schedule: NewsSchedule,
    private readonly deliveries: Deliveries,
  ) {}

  onModuleInit(): void {
    this.jobs.define<NewsPayload>(NEWS_JOB, (payload) => this.run(payload));
  }

  /** The moment of what happened names the mail, so that this job, run twice, plans it once. */
  private async run(payload: NewsPayload): Promise<void> {
    if (await this.schedule.due(payload))
      await this.deliveries.plan({ kind: 'news', cause: `news:${payload.since}`, memberId: payload.memberId });
  }
}
