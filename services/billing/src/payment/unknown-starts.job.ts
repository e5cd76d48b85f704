import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { UnknownStarts } from './unknown-starts.service.js';

@Injectable()
export class UnknownStartsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unknown: UnknownStarts,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.ask-unknown-starts', () => this.unknown.askDue(), { cron: '* * * * *' });
  }
}
